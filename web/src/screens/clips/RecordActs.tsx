import { useMutation } from "@apollo/client/react";
import { ActionIcon } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { LazyConfirmDialog } from "../../components/confirm-dialog/LazyDialogs.tsx";
import { sentence } from "../../components/form/outcome.ts";
import type { useAction } from "../../components/said-line/use-action.ts";
import { CLIP_FOLDERS } from "../../features/clips/clip-documents.ts";
import { REMOVE_HAND_CLIP } from "./hand-documents.ts";
import { handText as text } from "./hand-text.ts";
import { CLIPS } from "./query.ts";
import type { HandClip } from "./use-clips.ts";

const HandClipDialog = lazy(() => loadChunk(() => import("./HandClipDialog.tsx")));
const SIZE = { size: 16, stroke: 1.75 };

interface RecordActsProps {
  folderId: string;
  record: HandClip;
  act: ReturnType<typeof useAction>["act"];
  onRemoved?: () => void;
}

/** Change and removal of a record: whoever reads its folder may change it. */
export function RecordActs({ folderId, record, act, onRemoved }: RecordActsProps) {
  const { id, version, title } = record;
  const [isEditing, edit] = useState(false);
  const [isAsking, ask] = useState(false);
  const [remove] = useMutation(REMOVE_HAND_CLIP, { refetchQueries: [CLIPS, CLIP_FOLDERS] });
  const removeNow = () => {
    ask(false);
    void act(async () => {
      const answer = (await remove({ variables: { folderId, id, version } })).data?.removeHandClip;
      if (answer?.__typename === "Refusal") return sentence(answer.message);
      onRemoved?.();
      return null;
    });
  };
  return (
    <>
      <ActionIcon aria-label={text.edit(title)} title={text.edit(title)} onClick={() => edit(true)}>
        <IconPencil {...SIZE} />
      </ActionIcon>
      <ActionIcon aria-label={text.remove(title)} title={text.remove(title)} onClick={() => ask(true)}>
        <IconTrash {...SIZE} />
      </ActionIcon>
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
    </>
  );
}
