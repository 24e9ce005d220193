import { dayLabel, todayInTokyo } from "../../../domain/day.ts";
import { habitText as text } from "../habit-text.ts";
import classes from "./habit.module.css";
import type { Habit } from "./MediumDialog.tsx";

type Day = Habit["calendar"][number];

/** Seven weeks, a week a row, beginning on Sunday. */
export function HabitCalendar({ days }: { days: readonly Day[] }) {
  const first = new Date(`${days[0]?.day}T00:00:00Z`).getUTCDay();
  const today = todayInTokyo(new Date());
  return (
    <section>
      <h3>{text.calendar}</h3>
      <p className={classes.help}>{text.calendarHelp}</p>
      <table className={classes.calendar} aria-label={text.calendar}>
        <thead>
          <tr>
            {text.weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days, first).map((week) => (
            <tr key={week.find((day) => day !== null)?.day}>
              {text.weekdays.map((name, at) => (
                <DayCell key={name} of={week[at] ?? null} isFirst={week[at] === days[0]} today={today} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function weeksOf(days: readonly Day[], first: number): (Day | null)[][] {
  const cells = [...Array.from({ length: first }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => cells[week * 7 + at] ?? null),
  );
}

const kindOf = ({ articles, isOff, isExpected }: Day): string =>
  articles > 0 ? "came" : isOff ? "off" : isExpected ? "expected" : "none";

interface DayCellProps {
  /** null: the day is not one of the calendar's. */
  of: Day | null;
  isFirst: boolean;
  today: string;
}

/** The month stands with its first day and with that of the calendar. */
function DayCell({ of, isFirst, today }: DayCellProps) {
  if (of === null) return <td />;
  const kind = kindOf(of);
  const said =
    kind === "came" ? String(of.articles) : kind === "off" ? text.dayOff : kind === "expected" ? text.dayExpected : "";
  const day = Number(of.day.slice(8));
  return (
    <td data-kind={kind} aria-current={of.day === today ? "date" : undefined}>
      <time dateTime={of.day} title={dayLabel(of.day)}>
        {isFirst || day === 1 ? `${Number(of.day.slice(5, 7))}/${day}` : day}
      </time>
      <b>{said}</b>
    </td>
  );
}
