import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconEdit, IconPlus, IconTrash } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../../../browser/load-chunk.ts";
import { ConfirmDialog } from "../../../components/confirm-dialog/ConfirmDialog.tsx";
import { isRefusal } from "../../../components/form/form-answer.ts";
import { toast, toastFault } from "../../../components/toast/toast.tsx";
import { PRESS_RELEASES, REMOVE_PRESS_RELEASE } from "./release-documents.ts";
import { releaseText as text } from "./text.ts";
import type { StoredRelease } from "./use-release.ts";

const ReleaseEditor = lazy(() => loadChunk(() => import("./ReleaseEditor.tsx")));

interface ReleaseActionsProps {
  /** The release that is shown; null: none. */
  release: StoredRelease | null;
  readStored: () => Promise<StoredRelease | null>;
  /** Shows another; null: the latest. */
  show: (id: string | null) => void;
}

/** Adds, changes and deletes a release, for administrators. */
export function ReleaseActions({ release, readStored, show }: ReleaseActionsProps) {
  const [open, setOpen] = useState<"add" | "edit" | "remove" | null>(null);
  const [removeRelease] = useMutation(REMOVE_PRESS_RELEASE, { refetchQueries: [PRESS_RELEASES] });
  const remove = async ({ id, version, title }: StoredRelease) => {
    setOpen(null);
    const answer = (await removeRelease({ variables: { id, version } })).data.removePressRelease;
    if (isRefusal(answer)) return toastFault(answer.message);
    show(null);
    toast(text.removed(title));
  };
  const close = () => setOpen(null);
  return (
    <>
      {release !== null && (
        <>
          <Button variant="default" leftSection={<IconEdit size={16} stroke={1.75} />} onClick={() => setOpen("edit")}>
            {text.edit}
          </Button>
          <Button
            variant="default"
            leftSection={<IconTrash size={16} stroke={1.75} />}
            onClick={() => setOpen("remove")}
          >
            {text.remove}
          </Button>
        </>
      )}
      <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setOpen("add")}>
        {text.add}
      </Button>
      {open === "remove" && release !== null && (
        <ConfirmDialog
          title={text.removeAsk(release.title)}
          help={text.removeHelp}
          confirm={text.remove}
          onConfirm={() => void remove(release)}
          onClose={close}
        />
      )}
      {(open === "add" || open === "edit") && (
        <Suspense>
          <ReleaseEditor
            stored={open === "edit" ? release : null}
            readStored={readStored}
            onSaved={({ id, title }) => {
              close();
              show(id);
              toast(text.saved(title));
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
