import type { ReactNode } from "react";
import type { ClipFoldersQuery } from "../../__generated__/graphql.ts";
import { clipText as text } from "./text.ts";

export type ListedFolder = ClipFoldersQuery["clipFolders"][number];

interface FolderGroupsProps {
  folders: readonly ListedFolder[];
  className?: string | undefined;
  /** How a folder stands in its list. */
  row: (folder: ListedFolder) => ReactNode;
}

/** One's own folders, then the group's, each under a heading. */
export function FolderGroups({ folders, className, row }: FolderGroupsProps) {
  const groups = [...Map.groupBy(folders, ({ folder }) => folder.groupName)];
  return groups.map(([group, listed]) => {
    const heading = group === null ? text.own : text.sharedWith(group);
    return (
      <section key={group} aria-label={heading}>
        <p className={className} aria-hidden="true">
          {heading}
        </p>
        <ul>
          {listed.map((each) => (
            <li key={each.folder.id}>{row(each)}</li>
          ))}
        </ul>
      </section>
    );
  });
}
