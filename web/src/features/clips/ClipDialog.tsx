import "../../design/form-styles.ts";
import "../../design/overlay-styles.ts";
import { useQuery } from "@apollo/client/react";
import { Button, Checkbox, Modal } from "@mantine/core";
import { IconFolderPlus } from "@tabler/icons-react";
import { useState } from "react";
import { EDITED } from "../../bff/fetch-policies.ts";
import { sentence } from "../../components/form/outcome.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { timeLabel } from "../../domain/day.ts";
import { CLIP_FOLDERS } from "./clip-documents.ts";
import classes from "./clips.module.css";
import { FolderGroups, type ListedFolder } from "./FolderGroups.tsx";
import { NewFolder } from "./NewFolder.tsx";
import { clipText as text } from "./text.ts";
import { useClip } from "./use-clip.ts";

interface ClipDialogProps {
  /** Of a record that was added by hand with h before it: it is copied. */
  articleIds: readonly string[];
  /** Takes them out of this folder: they are moved. */
  from?: string;
  onClose: () => void;
}

/** The folders that articles are put into; of one article also those that it is taken out of. */
export default function ClipDialog({ articleIds, from, onClose }: ClipDialogProps) {
  const [only = null, ...others] = articleIds;
  const articleId = others.length === 0 && !only?.startsWith("h") ? only : null;
  const query = useQuery(CLIP_FOLDERS, { variables: { articleId }, ...EDITED });
  const title = from === undefined ? text.title(articleIds.length) : text.moveTitle(articleIds.length);
  return (
    <Modal opened onClose={onClose} title={title}>
      <QueryState query={query} failed={text.failed}>
        {({ clipFolders }) => (
          <Choice folders={clipFolders} {...{ articleIds, onClose }} {...(from !== undefined && { from })} />
        )}
      </QueryState>
    </Modal>
  );
}

function Choice({ folders, articleIds, from, onClose }: ClipDialogProps & { folders: readonly ListedFolder[] }) {
  const { clip, unclip } = useClip();
  const { busy, said, act } = useAction();
  const [wanted, want] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isNaming, name] = useState(folders.length === 0);
  const isOn = ({ folder, hasArticle }: ListedFolder) => wanted.get(folder.id) ?? (from === undefined && hasArticle);
  const save = () =>
    act(async () => {
      for (const each of folders) {
        const { id } = each.folder;
        if (!wanted.has(id) || isOn(each) === each.hasArticle) continue;
        const refused = isOn(each) ? await clip(id, articleIds) : await unclip(id, articleIds);
        if (refused !== null) return sentence(refused);
      }
      onClose();
      return null;
    });
  const move = (to: string) =>
    act(async () => {
      const refused = await clip(to, articleIds, from);
      if (refused !== null) return sentence(refused);
      onClose();
      return null;
    });
  return (
    <div className={classes.choice}>
      <SaidLine said={said} />
      <FolderGroups
        folders={folders.filter(({ folder }) => folder.id !== from)}
        className={classes.heading}
        row={(each) =>
          from === undefined ? (
            <Checkbox
              className={classes.check}
              label={<FolderLine listed={each} />}
              checked={isOn(each)}
              onChange={({ currentTarget: { checked } }) => want(new Map(wanted).set(each.folder.id, checked))}
            />
          ) : (
            <button type="button" className={classes.target} onClick={() => void move(each.folder.id)}>
              <FolderLine listed={each} />
            </button>
          )
        }
      />
      {isNaming ? (
        <NewFolder
          onCancel={() => name(false)}
          onSaved={(id) => {
            name(false);
            want(new Map(wanted).set(id, true));
          }}
        />
      ) : (
        <Button variant="subtle" leftSection={<IconFolderPlus size={16} stroke={1.75} />} onClick={() => name(true)}>
          {text.newFolder}
        </Button>
      )}
      {from === undefined && !isNaming && (
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button data-autofocus aria-disabled={busy} onClick={() => void save()}>
            {text.save}
          </Button>
        </div>
      )}
    </div>
  );
}

const FolderLine = ({ listed: { folder, updatedAt, updatedBy, counts, handCount } }: { listed: ListedFolder }) => (
  <span className={classes.line}>
    <span>{folder.name}</span>
    <span className={classes.small}>
      {[timeLabel(updatedAt, "full"), folder.shared ? updatedBy : null, `${countAll(counts) + handCount}件`]
        .filter((part) => part !== null)
        .join("　")}
    </span>
  </span>
);

const countAll = ({ newspaper, web, magazine }: ListedFolder["counts"]): number => newspaper + web + magazine;
