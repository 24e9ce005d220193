import { Button } from "@mantine/core";
import { Dialog } from "../../components/confirm-dialog/Dialog.tsx";
import { slashDate, timeLabel } from "../../domain/day.ts";
import classes from "./registration.module.css";
import { listText as text } from "./text.ts";
import type { Registration } from "./use-registrations.ts";

type Change = Registration["history"][number];

/** @param before the change before it; none at the first */
function whatWasDone({ ended }: Change, before: Change | undefined): string {
  if (ended) return text.remove;
  return before === undefined || before.ended ? text.did.registered : text.did.changed;
}

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
      {history.map((change, index) => (
        <li key={change.at}>
          <b>{whatWasDone(change, history[index + 1])}</b>
          {!change.ended && (
            <span>
              {text.days(change.start ? slashDate(change.start) : "", change.end && slashDate(change.end))}
              {change.expression !== "" && ` ${text.words(change.expression)}`}
            </span>
          )}
          <span className={classes.note}>
            {timeLabel(change.at, "full")} {change.by}
          </span>
        </li>
      ))}
    </ul>
  </Dialog>
);
