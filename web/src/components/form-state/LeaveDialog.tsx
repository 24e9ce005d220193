import { Button } from "@mantine/core";
import { Dialog } from "../confirm-dialog/Dialog.tsx";
import { changesText as text } from "../form/text.ts";
import classes from "./leave-dialog.module.css";

interface LeaveDialogProps {
  /** Labels of the fields that are not saved. */
  names: readonly string[];
  onLeave: () => void;
  onStay: () => void;
}

/** More of them are counted. */
const MOST = 8;

/** The question before changes are lost: it names them, and staying is the primary button (look.md 12, unsaved). */
export default function LeaveDialog({ names, onLeave, onStay }: LeaveDialogProps) {
  return (
    <Dialog
      title={text.leaveTitle(names.length)}
      onClose={onStay}
      buttons={
        <>
          <Button variant="default" onClick={onLeave}>
            {text.leave}
          </Button>
          <Button data-autofocus onClick={onStay}>
            {text.stay}
          </Button>
        </>
      }
    >
      <p className={`jp ${classes.names}`}>
        {names.length === 0 ? text.leaveHelp : text.leaveFields(names.slice(0, MOST), names.length - MOST)}
      </p>
    </Dialog>
  );
}
