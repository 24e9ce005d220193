import type { TrendQuery } from "../../__generated__/graphql.ts";
import { type Period, periodLabel } from "../../domain/period.ts";
import { trendText as text } from "../../domain/text/trend-text.ts";
import type { CountedDay } from "../../domain/trend-steps.ts";
import { daysOf, type TrendModel } from "./use-trend.ts";

/** The other side of a comparison, laid beside the days of the period: the first beside the first, the shorter ends both. */
export interface OtherSide {
  kind: "before" | "period" | "theme";
  name: string;
  /** As many as are laid beside. */
  days: readonly CountedDay[];
  /** How many the other side has. */
  length: number;
}

/** What stands beside the period; null for nothing. */
export function otherSideOf({ address, second }: TrendModel, answer: TrendQuery, shown: number): OtherSide | null {
  const side = (kind: OtherSide["kind"], name: string, days: readonly CountedDay[]): OtherSide | null =>
    days.length === 0 ? null : { kind, name, days: days.slice(0, shown), length: days.length };
  if (address.side === "before") return side("before", text.before, daysOf(answer.before));
  if (address.side === "period") return side("period", text.secondOf(periodLabel(second)), daysOf(answer.second));
  return answer.other?.__typename === "Trend" ? side("theme", answer.other.themeName, answer.other.days) : null;
}

/** The days that stand beside a bar, in words, where they are others than its own. */
export function comparedOf(
  { kind, days: other }: OtherSide,
  days: readonly CountedDay[],
  bar: Period,
): { comparedOf?: string } {
  if (kind === "theme") return {};
  const beside = other.filter((_, at) => {
    const day = days[at]?.day;
    return day !== undefined && day >= bar.start && day <= bar.end;
  });
  const [first, last] = [beside[0], beside.at(-1)];
  return first && last ? { comparedOf: periodLabel({ start: first.day, end: last.day }) } : {};
}
