import { useQuery } from "@apollo/client/react";
import { IconLock, IconUsers } from "@tabler/icons-react";
import { type DragEvent, useEffect, useState } from "react";
import { Link } from "react-router";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { useLayout } from "../../browser/use-layout.ts";
import { sentence } from "../../components/form/outcome.ts";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { countLabel, countSuffix } from "../../domain/count-label.ts";
import { countOf, type Source, sourceName, totalOf } from "../../domain/source.ts";
import tree from "../theme-tree/theme-tree.module.css";
import { folderAddress } from "./clip-address.ts";
import { CLIP_FOLDERS } from "./clip-documents.ts";
import classes from "./clips.module.css";
import { dragArticles, droppedArticles, hasArticles } from "./drag-articles.ts";
import { FolderGroups, type ListedFolder } from "./FolderGroups.tsx";
import { clipText as text } from "./text.ts";
import { useClip } from "./use-clip.ts";

interface ClipTreeProps {
  sources: readonly Source[];
  /** Narrows the folders by their names. */
  filter?: string;
  /** The open folder. */
  current?: string | null;
}

/** The last part of the theme tree: folders of clips with their counts (look.md 12). Nothing until there is one. */
export default function ClipTree({ sources, filter = "", current = null }: ClipTreeProps) {
  const phone = useLayout() === "narrow";
  const { data } = useQuery(CLIP_FOLDERS, { variables: { articleId: null }, ...SHOWN });
  const wanted = filter.normalize("NFKC").trim().toLowerCase();
  const folders = (data?.clipFolders ?? []).filter(({ folder }) =>
    folder.name.normalize("NFKC").toLowerCase().includes(wanted),
  );
  const dropOn = useDrop();
  return (
    <div className={classes.tree}>
      <SaidLine said={dropOn.said} />
      <FolderGroups
        folders={folders}
        className={tree.section}
        row={({ folder, counts, handCount }) => {
          const total = totalOf(counts, sources) + handCount;
          const Icon = folder.shared ? IconUsers : IconLock;
          return (
            <Link
              to={folderAddress(folder.id, phone)}
              className={tree.row}
              {...dropOn.folder(folder)}
              aria-current={folder.id === current ? "page" : undefined}
            >
              <span className="vh">{countLabel(folder.name, total)}</span>
              <span className={tree.name} aria-hidden="true">
                <Icon size={14} stroke={1.75} className={classes.icon} />
                <span className={tree.label}>
                  <span className={tree.text}>{folder.name}</span>
                  <span className={tree.total}>{countSuffix(total)}</span>
                </span>
              </span>
              <Counts counts={counts} sources={sources} />
            </Link>
          );
        }}
      />
      {data && data.clipFolders.length === 0 && <p className={classes.help}>{text.noneHelp}</p>}
    </div>
  );
}

/** Articles of a list are dropped onto a folder; by keys there is c. */
function useDrop() {
  const { clip } = useClip();
  const { said, act } = useAction();
  // Where there is a folder to drop on, rows can be dragged: lists themselves know nothing of it.
  useEffect(() => {
    document.addEventListener("dragstart", dragArticles);
    return () => document.removeEventListener("dragstart", dragArticles);
  }, []);
  const [over, setOver] = useState<string | null>(null);
  const folder = ({ id, name }: { id: string; name: string }) => ({
    "data-over": over === id,
    onDragOver(event: DragEvent) {
      if (!hasArticles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      if (over !== id) setOver(id);
    },
    onDragLeave: () => setOver(null),
    onDrop(event: DragEvent) {
      setOver(null);
      const ids = droppedArticles(event);
      if (ids.length === 0) return;
      event.preventDefault();
      void act(async () => {
        const refused = await clip(id, ids);
        return refused === null ? text.dropped(name, ids.length) : sentence(refused);
      });
    },
  });
  return { said, folder };
}

const Counts = ({ counts, sources }: Pick<ListedFolder, "counts"> & { sources: readonly Source[] }) =>
  sources.map((source) => (
    <span
      key={source}
      className={tree.count}
      title={sourceName(source)}
      data-zero={countOf(counts, source) === 0}
      aria-hidden="true"
    >
      {countOf(counts, source) || "–"}
    </span>
  ));
