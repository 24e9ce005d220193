import { type Day, isDay } from "./day.ts";
import { type Period, periodOf } from "./period.ts";

export type TrendStep = "day" | "week" | "month";
export const TREND_STEPS: readonly TrendStep[] = ["day", "week", "month"];
export type TrendSide = "none" | "before" | "period" | "theme";
export const TREND_SIDES: readonly TrendSide[] = ["theme", "before", "period", "none"];
export type Sensitivity = "HIGH" | "NORMAL" | "LOW";
export const SENSITIVITIES: readonly Sensitivity[] = ["HIGH", "NORMAL", "LOW"];

/** What trend shows; null means: the first theme, the usual period, no day. */
export interface TrendAddress {
  readonly theme: string | null;
  readonly side: TrendSide;
  /** The theme beside it; null where none is chosen yet. */
  readonly other: string | null;
  /** The period beside it; null where none is chosen yet. */
  readonly second: Period | null;
  readonly period: Period | null;
  readonly day: Day | null;
  readonly step: TrendStep;
  readonly sensitivity: Sensitivity;
}

const ID = /^\d{1,10}$/;
const idOf = (text: string | null): string | null => (text !== null && ID.test(text) ? text : null);
const among = <Value extends string>(values: readonly Value[], text: string | null, usual: Value): Value =>
  values.find((value) => value.toLowerCase() === text) ?? usual;

/**
 * Reads ?theme=12&side=theme&with=34&from=…&to=…&day=…&step=week&sense=high, or side=period&with_from=…&with_to=…; what it can't
 * read counts as not said.
 */
export function readTrend(params: URLSearchParams): TrendAddress {
  const day = params.get("day");
  return {
    theme: idOf(params.get("theme")),
    side: among(TREND_SIDES, params.get("side"), "none"),
    other: idOf(params.get("with")),
    second: periodOf(params.get("with_from"), params.get("with_to")),
    period: periodOf(params.get("from"), params.get("to")),
    day: day !== null && isDay(day) ? day : null,
    step: among(TREND_STEPS, params.get("step"), "day"),
    sensitivity: among(SENSITIVITIES, params.get("sense"), "NORMAL"),
  };
}

/** The query for it. */
export function writeTrend({ theme, side, other, second, period, day, step, sensitivity }: TrendAddress): string {
  const said: Record<string, string | null> = {
    theme,
    side: side === "none" ? null : side,
    with: side === "theme" ? other : null,
    with_from: side === "period" ? (second?.start ?? null) : null,
    with_to: side === "period" ? (second?.end ?? null) : null,
    from: period?.start ?? null,
    to: period?.end ?? null,
    day,
    step: step === "day" ? null : step,
    sense: sensitivity === "NORMAL" ? null : sensitivity.toLowerCase(),
  };
  const params = new URLSearchParams(
    Object.entries(said).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  );
  return params.size === 0 ? "" : `?${params}`;
}
