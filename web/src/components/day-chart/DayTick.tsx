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
  const isMonthNamed = day === first || day.endsWith("-01");
  return (
    <text textAnchor="middle" className={classes.tick} data-kind={kind}>
      <tspan x={x} y={Number(y) + 12}>
        {isMonthNamed ? shortDate(day) : Number(day.slice(8))}
      </tspan>
      <tspan x={x} y={Number(y) + 26}>
        {weekday}
      </tspan>
    </text>
  );
}
