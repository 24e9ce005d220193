import type { CSSProperties } from "react";
import { dayLabel } from "../../domain/day.ts";
import { trialText as text } from "./text.ts";
import classes from "./trial.module.css";
import type { Trial } from "./types.ts";

const SUNDAY = 0;
const SATURDAY = 6;
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const kindOf = (day: string): string =>
  weekdayOf(day) === SUNDAY ? "sunday" : weekdayOf(day) === SATURDAY ? "saturday" : "weekday";

/** What comes and goes day by day: bars up and down, each with its number. */
export function TrialDays({ days }: Pick<Trial, "days">) {
  const most = Math.max(1, ...days.flatMap(({ added, removed }) => [added, removed]));
  const height = (count: number) => ({ "--height": `${Math.round((count / most) * 24)}px` }) as CSSProperties;
  return (
    <ol className={classes.days} aria-label={text.days}>
      {days.map(({ day, added, removed }) => (
        <li key={day}>
          <span className="vh">{dayLabel(day)}</span>
          <span className={classes.up} style={height(added)} data-none={added === 0}>
            {added > 0 && `+${added}`}
          </span>
          <span className={classes.down} style={height(removed)} data-none={removed === 0}>
            {removed > 0 && `−${removed}`}
          </span>
          <span className={classes.day} data-kind={kindOf(day)} aria-hidden="true">
            {Number(day.slice(8))}
          </span>
        </li>
      ))}
    </ol>
  );
}
