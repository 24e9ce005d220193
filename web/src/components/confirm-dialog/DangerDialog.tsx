import { Button } from "@mantine/core";
import classes from "./confirm-dialog.module.css";
import { Dialog } from "./Dialog.tsx";
import { dangerText as text } from "./text.ts";

interface DangerDialogProps {
  /** The question: 「半導体」を削除しますか. */
  title: string;
  /** What is gone afterwards, as a sentence. */
  goes: string;
  /** What is not touched, as a sentence. */
  stays?: string;
  /** The verb: 削除, 停止. */
  confirm: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The question before something is destroyed: names what goes and what stays; the focus is on やめる. Load it on demand. */
export function DangerDialog({ title, goes, stays, confirm, busy = false, onConfirm, onClose }: DangerDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      buttons={
        <>
          <Button variant="default" data-autofocus onClick={onClose}>
            {text.stop}
          </Button>
          <Button color="red" aria-disabled={busy} onClick={busy ? undefined : onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p className={`jp ${classes.help}`}>{goes}</p>
      {stays !== undefined && <p className={`jp ${classes.help}`}>{stays}</p>}
    </Dialog>
  );
}
