import "../../design/overlay-styles.ts";
import { Button, Modal } from "@mantine/core";
import { formText } from "../../domain/text/form-text.ts";
import classes from "../confirm-dialog/confirm-dialog.module.css";

/** One sentence that must be read before anything else (look.md 5, Dialog): one button, Esc closes, focus returns. */
export const AlertDialog = ({ title, onClose }: { title: string; onClose: () => void }) => (
  <Modal.Root opened onClose={onClose}>
    <Modal.Overlay />
    <Modal.Content>
      <Modal.Body>
        <Modal.Title className={classes.title}>{title}</Modal.Title>
        <div className={classes.actions}>
          <Button data-autofocus onClick={onClose}>
            {formText.close}
          </Button>
        </div>
      </Modal.Body>
    </Modal.Content>
  </Modal.Root>
);
