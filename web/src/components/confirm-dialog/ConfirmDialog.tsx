import "../../design/overlay-styles.ts";
import { Button, Modal } from "@mantine/core";
import { formText } from "../../domain/text/form-text.ts";
import classes from "./confirm-dialog.module.css";

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

/** A question before something that can't be undone (look.md 5, Dialog): one primary button, Esc closes, focus returns. */
export function ConfirmDialog({
  title,
  help = "",
  confirm,
  busy = false,
  calm = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Modal.Root opened onClose={onClose}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          {help !== "" && <p className={`jp ${classes.help}`}>{help}</p>}
          <div className={classes.actions}>
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
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
