import { type Day, isDay } from "../../domain/day.ts";
import { pathOf, type ScreenId } from "../../domain/screen-path.ts";

/** The day that an address names; null: today. */
export function dayOf(params: URLSearchParams): Day | null {
  const day = params.get("day") ?? "";
  return isDay(day) ? day : null;
}

export const briefingAddress = (screen: Extract<ScreenId, "briefing" | "1002-002">, day: Day): string =>
  `${pathOf(screen)}?day=${day}`;
