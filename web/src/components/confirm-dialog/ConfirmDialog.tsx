import { Button } from "@mantine/core";
import { formText } from "../../domain/text/form-text.ts";
import classes from "./confirm-dialog.module.css";
import { Dialog } from "./Dialog.tsx";

interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** What follows from a yes. */
  help?: string;
  confirm: string;
  busy?: boolean;
  /** For a question that loses nothing. */
  calm?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** A question before something that can't be undone (look.md 5, Dialog): one primary button, which has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, help = "", confirm, busy = false, calm = false, onConfirm, onClose } = props;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      buttons={
        <>
          <Button variant="default" onClick={onClose}>
            {formText.cancel}
          </Button>
          <Button
            {...(calm ? {} : { color: "red" })}
            data-autofocus
            aria-disabled={busy}
            onClick={busy ? undefined : onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {help !== "" && <p className={`jp ${classes.help}`}>{help}</p>}
    </Dialog>
  );
}
