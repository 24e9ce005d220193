import { type Day, isDay } from "../../../domain/day.ts";
import { type Period, periodOf } from "../../../domain/period.ts";
import { pathOf } from "../../../domain/screen-path.ts";
import { TREND_STEPS, type TrendStep } from "../../../domain/trend-address.ts";

/** What a figure counts, as the address and the server name it. */
export const FIGURES = [
  ...(["ARTICLE", "STORY", "FIRST_PAGE", "NEWSPAPER", "WEB", "MAGAZINE"] as const),
  ...(["PROMINENCE_1", "PROMINENCE_2", "PROMINENCE_3", "PROMINENCE_4", "PROMINENCE_0"] as const),
  ...(["TONE_1", "TONE_2", "TONE_3", "TONE_0"] as const),
] as const;
export type Figure = (typeof FIGURES)[number];

/** In the address of the trend: the comparison that is shown in its place; empty: the first. */
export const COMPARISON_PARAM = "comparison";

/** What the screen shows; null means: the first comparison, the usual period, no articles. */
export interface ComparisonAddress {
  readonly id: string | null;
  readonly period: Period | null;
  readonly step: TrendStep;
  /** Whose articles are listed, by the key of its column. */
  readonly of: string | null;
  readonly figure: Figure;
  /** The first day of the bar that they are of; null: the whole period. */
  readonly day: Day | null;
  readonly page: number;
}

const ID = /^\d{1,10}$/;
const KEY = /^[123]-\d{1,10}$/;
const matching = (pattern: RegExp, text: string | null): string | null =>
  text !== null && pattern.test(text) ? text : null;

/** The key of a column. */
export const keyOf = ({ dataKbn, targetId }: { dataKbn: number; targetId: string }): string => `${dataKbn}-${targetId}`;

/** Reads ?comparison=3&from=…&to=…&step=week&of=1-12&figure=story&day=…&page=2; what it can't read counts as not said. */
export function readComparison(params: URLSearchParams): ComparisonAddress {
  const day = params.get("day");
  const page = params.get("page") ?? "";
  return {
    id: matching(ID, params.get(COMPARISON_PARAM)),
    period: periodOf(params.get("from"), params.get("to")),
    step: TREND_STEPS.find((step) => step === params.get("step")) ?? "day",
    of: matching(KEY, params.get("of")),
    figure: FIGURES.find((figure) => figure.toLowerCase() === params.get("figure")) ?? "ARTICLE",
    day: day !== null && isDay(day) ? day : null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The query for it. */
export function writeComparison({ id, period, step, of, figure, day, page }: ComparisonAddress): string {
  const said: Record<string, string | null> = {
    [COMPARISON_PARAM]: id ?? "",
    from: period?.start ?? null,
    to: period?.end ?? null,
    step: step === "day" ? null : step,
    of,
    figure: of === null || figure === "ARTICLE" ? null : figure.toLowerCase(),
    day: of === null ? null : day,
    page: of === null || page === 1 ? null : String(page),
  };
  const params = new URLSearchParams(
    Object.entries(said).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  );
  return `?${params}`;
}

/** The way from the trend to the comparisons. */
export const comparisonAddress = (narrow: boolean): string =>
  `${pathOf(narrow ? "sp-trend" : "trend")}?${COMPARISON_PARAM}=`;
