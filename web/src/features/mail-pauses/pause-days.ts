import { isDay, slashDate } from "../../domain/day.ts";
import { pauseText as text } from "./text.ts";

export interface PauseDays {
  start: string;
  end: string;
  missed: string;
}

export const daysOf = ({ start, end }: PauseDays): string => text.days(slashDate(start), slashDate(end));
export const missedName = ({ missed }: PauseDays): string => (missed === "drop" ? text.drop : text.bring);

/** What is wrong with what was typed; null for nothing. */
export function faultOf({ start, end }: PauseDays): string | null {
  if (!isDay(start) || !isDay(end)) return text.dayFault;
  return end < start ? text.orderFault : null;
}
