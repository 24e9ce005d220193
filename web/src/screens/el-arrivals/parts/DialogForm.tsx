import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { SaidLine } from "../../../components/said-line/SaidLine.tsx";
import type { Said } from "../../../components/said-line/use-action.ts";
import { habitText as text } from "../habit-text.ts";
import classes from "./habit.module.css";

interface DialogFormProps {
  said: Said | null;
  busy: boolean;
  onSave: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** Fields in a dialog that are saved or left. */
export const DialogForm = ({ said, busy, onSave, onClose, children }: DialogFormProps) => (
  <div className={classes.form}>
    <SaidLine said={said} />
    {children}
    <div className={classes.actions}>
      <Button variant="default" onClick={onClose}>
        {text.cancel}
      </Button>
      <Button aria-disabled={busy} onClick={() => void onSave()}>
        {text.save}
      </Button>
    </div>
  </div>
);
