import { Button } from "@mantine/core";
import { Dialog } from "../../components/confirm-dialog/Dialog.tsx";
import { slashDate, timeLabel } from "../../domain/day.ts";
import classes from "./registration.module.css";
import { listText as text } from "./text.ts";
import type { Registration } from "./use-registrations.ts";

interface HistoryDialogProps {
  registration: Registration;
  onClose: () => void;
}

/** Who registered, changed or ended it, and when. */
export const HistoryDialog = ({ registration: { theme, mediaName, history }, onClose }: HistoryDialogProps) => (
  <Dialog
    title={text.historyTitle(theme.name, mediaName)}
    onClose={onClose}
    buttons={
      <Button variant="default" data-autofocus onClick={onClose}>
        {text.close}
      </Button>
    }
  >
    <ul className={classes.latest}>
      {history.map(({ ended, by, at, start, end, expression }) => (
        <li key={at}>
          <b>
            {timeLabel(at, "full")} {by}
          </b>
          <span className={classes.note}>
            {ended ? text.remove : text.days(start ? slashDate(start) : "", end && slashDate(end))}
            {expression !== "" && ` ${text.words(expression)}`}
          </span>
        </li>
      ))}
    </ul>
  </Dialog>
);
