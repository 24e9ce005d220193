import { isDay } from "../../domain/day.ts";
import { readTime } from "./read-time.ts";

/** The parts of a moment as they are typed. */
export interface MomentParts {
  day: string;
  time: string;
}

/** yyyy-MM-ddTHH:mm; "" where both are missing. */
export const momentOf = ({ day, time }: MomentParts): string => (day === "" && time === "" ? "" : `${day}T${time}`);

export function partsOf(moment: string): MomentParts {
  const [day = "", ...time] = moment.split("T");
  return { day, time: time.join("T") };
}

/** Whether both a day and a time are there. */
export function isMoment(value: string): boolean {
  const { day, time } = partsOf(value);
  return isDay(day) && readTime(time) === time;
}
