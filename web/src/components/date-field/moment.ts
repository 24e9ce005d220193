import { isDay } from "../../domain/day.ts";

/** Whether both a day and a time are there. */
export function isMoment(value: string): boolean {
  const [day = "", time = ""] = value.split("T");
  return isDay(day) && time !== "";
}
