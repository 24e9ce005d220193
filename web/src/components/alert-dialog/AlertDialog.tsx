import { Button } from "@mantine/core";
import { formText } from "../../domain/text/form-text.ts";
import { Dialog } from "../confirm-dialog/Dialog.tsx";

/** One sentence that must be read before anything else (look.md 5, Dialog): one button, Esc closes, focus returns. */
export const AlertDialog = ({ title, onClose }: { title: string; onClose: () => void }) => (
  <Dialog
    title={title}
    onClose={onClose}
    buttons={
      <Button data-autofocus onClick={onClose}>
        {formText.close}
      </Button>
    }
  />
);
