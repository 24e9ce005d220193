import { type Day, shortDate, weekdayOf } from "../../domain/day.ts";
import classes from "./day-chart.module.css";

interface DayTickProps {
  x?: number | string;
  y?: number | string;
  payload?: { value: Day };
  holidays: ReadonlySet<Day>;
  /** The first of the axis, which names its month. */
  first: Day | undefined;
}

/** A day and its weekday below a bar: Sundays and holidays red, Saturdays indigo. The month stands where it begins. */
export function DayTick({ x = 0, y = 0, payload, holidays, first }: DayTickProps) {
  if (!payload) return null;
  const day = payload.value;
  const weekday = weekdayOf(day);
  const kind = weekday === "日" || holidays.has(day) ? "holiday" : weekday === "土" ? "saturday" : "plain";
  return (
    <text textAnchor="middle" className={classes.tick} data-kind={kind}>
      <tspan x={x} y={Number(y) + 12}>
        {tickLabel(day, first)}
      </tspan>
      <tspan x={x} y={Number(y) + 26}>
        {weekday}
      </tspan>
    </text>
  );
}

/** 22, and 10/22 where a month or the axis begins. */
export const tickLabel = (day: Day, first: Day | undefined): string =>
  day === first || day.endsWith("-01") ? shortDate(day) : String(Number(day.slice(8)));
