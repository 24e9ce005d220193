import { Button } from "@mantine/core";
import classes from "./mail-pauses.module.css";
import { daysOf, missedName, type PauseDays } from "./pause-days.ts";
import { pauseText as text } from "./text.ts";

interface PauseListProps<Pause extends PauseDays> {
  pauses: readonly Pause[];
  /** Small print of a line. */
  note?: (pause: Pause) => string;
  /** Absent: they are somebody else's to change. */
  onRemove?: (pause: Pause) => void;
}

/** Days without mails, each with what becomes of what is missed. */
export function PauseList<Pause extends PauseDays>({ pauses, note, onRemove }: PauseListProps<Pause>) {
  if (pauses.length === 0) return <p className={classes.help}>{text.none}</p>;
  return (
    <ul className={classes.list} aria-label={text.list}>
      {pauses.map((pause) => (
        <li key={`${pause.start}/${pause.end}`}>
          <span>
            <b>{daysOf(pause)}</b>
            <small>{[missedName(pause), note?.(pause) ?? ""].filter((part) => part !== "").join("・")}</small>
          </span>
          {onRemove && (
            <Button
              size="xs"
              variant="default"
              aria-label={text.removeNamed(daysOf(pause))}
              onClick={() => onRemove(pause)}
            >
              {text.remove}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
