import { DATA_SECTION } from "@kirinuki/schema/codes.ts";
import type { Day } from "./day.ts";

/** How far a monthly cap is used; max null: no cap. */
export interface Meter {
  readonly cap: "NEWSPAPER_IMAGE" | "NEWSPAPER_TEXT" | "DEMAND_UNIT";
  readonly name: string | null;
  readonly used: number;
  readonly max: number | null;
  /** Percents of the cap whose crossing administrators are told of. */
  readonly lines: readonly number[];
  /** When it is reached at the pace of the last 14 business days; null: not this month. */
  readonly forecast: Day | null;
}

/** near: from the first line on, which is 80 % unless set otherwise (look.md 5). */
export type MeterLevel = "none" | "below" | "near" | "reached";

/** 0 to 1; a cap of 0 is always reached. */
export const filledPart = ({ used, max }: Meter): number =>
  max === null ? 0 : max === 0 ? 1 : Math.min(1, used / max);

export function levelOf(meter: Meter): MeterLevel {
  if (meter.max === null) return "none";
  if (filledPart(meter) >= 1) return "reached";
  return passedLine(meter) === null ? "below" : "near";
}

/** The highest line that uses have come to. */
export function passedLine({ used, max, lines }: Meter): number | null {
  const passed = max === null ? [] : lines.filter((line) => used * 100 >= max * line);
  return passed.length === 0 ? null : Math.max(...passed);
}

/** The meter that a user runs into first; one without a cap only where none has any. */
export const tightest = (meters: readonly Meter[]): Meter | undefined =>
  [...meters].sort((a, b) => filledPart(b) - filledPart(a) || Number(a.max === null) - Number(b.max === null))[0];

const CAP_OF: Partial<Record<number, Meter["cap"]>> = {
  [DATA_SECTION.newspaperImage]: "NEWSPAPER_IMAGE",
  [DATA_SECTION.newspaperText]: "NEWSPAPER_TEXT",
};

/**
 * The meter that is at its cap and stands in the way of these newspaper articles: their group's of that section, or the demand
 * unit's. A request passes whole or not at all.
 */
export function reachedFor(meters: readonly Meter[], articles: readonly { dataSection: number }[]): Meter | undefined {
  const caps = new Set(articles.map(({ dataSection }) => CAP_OF[dataSection]).filter((cap) => cap !== undefined));
  return meters.find(
    (meter) => levelOf(meter) === "reached" && (meter.cap === "DEMAND_UNIT" ? caps.size > 0 : caps.has(meter.cap)),
  );
}

/** The first of the next month, when caps begin anew. */
export function nextMonth(today: Day): Day {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, "0")}-01`;
}
