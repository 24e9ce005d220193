import type { RegistrationPreviewQuery } from "../../__generated__/graphql.ts";
import { addDays, type Day, shortDate, slashDate } from "../../domain/day.ts";
import classes from "./registration.module.css";
import { previewText as text } from "./text.ts";

type Found = Extract<RegistrationPreviewQuery["registrationPreview"], { __typename: "RegistrationPreview" }>;

/** A longer period is counted by months: more bars than these are too narrow to point at. */
const MOST_DAYS = 62;

interface Bar {
  name: string;
  short: string;
  count: number;
}

/** Articles a day from the first to the last, days without any between them; months where the days are many. */
export function PreviewBars({ days }: { days: Found["days"] }) {
  const bars = barsOf(days);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <>
      <div
        className={classes.bars}
        role="img"
        data-many={bars.length > MOST_DAYS / 2}
        aria-label={text.bars(bars.map(({ short, count }) => text.day(short, count)).join("、"))}
      >
        {bars.map(({ name, count }) => (
          <span key={name} title={text.day(name, count)} style={{ height: `${(count / most) * 100}%` }} />
        ))}
      </div>
      <div className={classes.barEnds} aria-hidden>
        <span>{bars[0]?.short}</span>
        <span>{bars.at(-1)?.short}</span>
      </div>
    </>
  );
}

function barsOf(days: Found["days"]): Bar[] {
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  const first = days[0]?.day;
  const last = days.at(-1)?.day;
  if (first === undefined || last === undefined) return [];
  const all = daysBetween(first, last).map((day) => ({ day, count: counts.get(day) ?? 0 }));
  if (all.length <= MOST_DAYS)
    return all.map(({ day, count }) => ({ name: slashDate(day), short: shortDate(day), count }));
  const months = Map.groupBy(all, ({ day }) => day.slice(0, 7));
  return [...months].map(([month, each]) => {
    const name = text.month(month);
    return { name, short: name, count: each.reduce((sum, { count }) => sum + count, 0) };
  });
}

function daysBetween(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
