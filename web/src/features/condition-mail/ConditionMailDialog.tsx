import { Button } from "@mantine/core";
import { ConditionMail } from "./ConditionMail.tsx";
import classes from "./condition-mail.module.css";
import { DialogFrame } from "./DialogFrame.tsx";
import { conditionMailText as text } from "./text.ts";

interface ConditionMailDialogProps {
  condition: { id: string; title: string };
  onClose: () => void;
}

/** The mails of a saved condition. */
export default function ConditionMailDialog({ condition: { id, title }, onClose }: ConditionMailDialogProps) {
  return (
    <DialogFrame title={text.title(title)} onClose={onClose}>
      <ConditionMail id={id} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {text.close}
        </Button>
      </div>
    </DialogFrame>
  );
}
