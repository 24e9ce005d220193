import { useMutation } from "@apollo/client/react";
import { handClipPlace, type MediumKind } from "@kirinuki/schema/hand-clip.ts";
import { ActionIcon } from "@mantine/core";
import { IconExternalLink, IconPencil, IconTrash } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { LazyConfirmDialog } from "../../components/confirm-dialog/LazyDialogs.tsx";
import { sentence } from "../../components/form/outcome.ts";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { TickBox } from "../../components/tick-box/TickBox.tsx";
import { CLIP_FOLDERS } from "../../features/clips/clip-documents.ts";
import screen from "./clips-screen.module.css";
import classes from "./hand-clip.module.css";
import { REMOVE_HAND_CLIP } from "./hand-documents.ts";
import { handText as text } from "./hand-text.ts";
import { CLIPS } from "./query.ts";
import type { HandClip } from "./use-clips.ts";

const HandClipDialog = lazy(() => loadChunk(() => import("./HandClipDialog.tsx")));
const SIZE = { size: 16, stroke: 1.75 };

interface HandRowProps {
  folderId: string;
  record: HandClip;
  number: number;
  ticked: boolean;
  /** With Shift held, a range is meant. */
  onTick: (range: boolean) => void;
}

/** A record that was added by hand, among the rows of articles: all that it says stands in the row. */
export function HandRow({ folderId, record, number, ticked, onTick }: HandRowProps) {
  const { id, version, title, note, link, addedBy } = record;
  const [isEditing, edit] = useState(false);
  const [isAsking, ask] = useState(false);
  const [remove] = useMutation(REMOVE_HAND_CLIP, { refetchQueries: [CLIPS, CLIP_FOLDERS] });
  const { said, act } = useAction();
  const removeNow = () => {
    ask(false);
    void act(async () => {
      const answer = (await remove({ variables: { folderId, id, version } })).data?.removeHandClip;
      return answer?.__typename === "Refusal" ? sentence(answer.message) : null;
    });
  };
  return (
    <li className={classes.row}>
      <span className={classes.tick} data-print="hide">
        <TickBox label={text.select(title)} checked={ticked} onTick={onTick} />
      </span>
      <span className={classes.number}>{number}</span>
      <div>
        <div className={classes.head}>
          <span className={classes.title}>{title}</span>
          <span className={classes.mark}>{text.mark}</span>
        </div>
        <p className={classes.place}>{handClipPlace({ ...record, kind: record.kind as MediumKind })}</p>
        <p className={screen.by}>{text.addedBy(addedBy)}</p>
        {note !== "" && <p className={screen.note}>{note}</p>}
        <SaidLine said={said} />
      </div>
      <div className={classes.acts} data-print="hide">
        {link !== "" && (
          <ActionIcon
            component="a"
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${title}　${text.openLink}`}
            title={text.openLink}
          >
            <IconExternalLink {...SIZE} />
          </ActionIcon>
        )}
        <ActionIcon aria-label={text.edit(title)} title={text.edit(title)} onClick={() => edit(true)}>
          <IconPencil {...SIZE} />
        </ActionIcon>
        <ActionIcon aria-label={text.remove(title)} title={text.remove(title)} onClick={() => ask(true)}>
          <IconTrash {...SIZE} />
        </ActionIcon>
      </div>
      {isEditing && (
        <Suspense>
          <HandClipDialog folderId={folderId} stored={record} onClose={() => edit(false)} />
        </Suspense>
      )}
      {isAsking && (
        <LazyConfirmDialog
          title={text.removeTitle(title)}
          help={text.removeHelp}
          confirm={text.removeNow}
          onConfirm={removeNow}
          onClose={() => ask(false)}
        />
      )}
    </li>
  );
}
