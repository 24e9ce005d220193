import { Button } from "@mantine/core";
import classes from "../../components/confirm-dialog/confirm-dialog.module.css";
import { Dialog } from "../../components/confirm-dialog/Dialog.tsx";
import { overLicenceText as text } from "./text.ts";

interface OverLicenceQuestionProps {
  /** Which articles are for how many readers, in the server's words. */
  message: string;
  onHeadlines: () => void;
  /** Back to the recipients. */
  onClose: () => void;
}

/** Asked before a mail to more recipients than may read one of its articles. */
export default function OverLicenceQuestion({ message, onHeadlines, onClose }: OverLicenceQuestionProps) {
  return (
    <Dialog
      title={text.title}
      onClose={onClose}
      buttons={
        <>
          <Button variant="default" onClick={onClose}>
            {text.fewer}
          </Button>
          <Button data-autofocus onClick={onHeadlines}>
            {text.headlines}
          </Button>
        </>
      }
    >
      <p className={`jp ${classes.said}`}>{message}</p>
      <p className={`jp ${classes.help}`}>{text.help}</p>
    </Dialog>
  );
}
