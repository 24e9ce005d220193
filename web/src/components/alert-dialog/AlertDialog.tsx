import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { formText } from "../../domain/text/form-text.ts";
import { Dialog } from "../confirm-dialog/Dialog.tsx";

interface AlertDialogProps {
  title: string;
  onClose: () => void;
  /** Below the sentence. */
  children?: ReactNode;
}

/** One sentence that must be read before anything else (look.md 5, Dialog): one button, Esc closes, focus returns. */
export const AlertDialog = ({ title, onClose, children }: AlertDialogProps) => (
  <Dialog
    title={title}
    onClose={onClose}
    buttons={
      <Button data-autofocus onClick={onClose}>
        {formText.close}
      </Button>
    }
  >
    {children}
  </Dialog>
);
