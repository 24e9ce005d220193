import type { Day } from "../../domain/day.ts";
import type { ChartDay } from "./series.ts";

/**
 * The day that a key leads to: ← → and Home End by days, PageUp PageDown by spikes (look.md 12).
 * @param from the chosen day; null for none, which stands behind the last one
 * @returns null for other keys, and where there is no such day
 */
export function dayAfterKey(days: readonly ChartDay[], from: Day | null, key: string): Day | null {
  const found = days.findIndex(({ day }) => day === from);
  const at = found === -1 ? days.length : found;
  const last = days.length - 1;
  const targets: Record<string, number> = {
    ArrowLeft: Math.max(at - 1, 0),
    ArrowRight: Math.min(at + 1, last),
    Home: 0,
    End: last,
    PageUp: days.findLastIndex(({ isSpike }, index) => isSpike === true && index < at),
    PageDown: days.findIndex(({ isSpike }, index) => isSpike === true && index > at),
  };
  return days[targets[key] ?? -1]?.day ?? null;
}
