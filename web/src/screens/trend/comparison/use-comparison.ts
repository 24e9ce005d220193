import { useQuery } from "@apollo/client/react";
import { useNavigate, useSearchParams } from "react-router";
import type { ComparisonQuery, ComparisonsQuery } from "../../../__generated__/graphql.ts";
import { SHOWN } from "../../../bff/fetch-policies.ts";
import { useLayout } from "../../../browser/use-layout.ts";
import { addDays, type Day, todayInTokyo } from "../../../domain/day.ts";
import { defaultPeriod, type Period } from "../../../domain/period.ts";
import { spansOf } from "../../../domain/trend-steps.ts";
import { type ComparisonAddress, readComparison, writeComparison } from "./comparison-address.ts";
import { COMPARISON } from "./comparison-documents.ts";

export type Comparison = ComparisonsQuery["comparisons"][number];
export type Compared = Extract<NonNullable<ComparisonQuery["comparison"]>, { __typename: "ComparedPeriod" }>;
export type Column = Compared["columns"][number];

/** A month on a desktop, two weeks on a phone, as the trend has it. */
const USUAL_DAYS = 30;

export interface ComparisonModel {
  address: ComparisonAddress;
  id: string;
  period: Period;
  /** The days of each bar. */
  spans: readonly Period[];
  narrow: boolean;
  go: (change: Partial<ComparisonAddress>) => void;
}

function daysOf({ start, end }: Period): Day[] {
  const days: Day[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
}

/** What the address says, with what it leaves out. */
export function useComparisonAddress(first: string): ComparisonModel {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const narrow = useLayout() === "narrow";
  const address = readComparison(params);
  const today = todayInTokyo(new Date());
  const usual = narrow ? defaultPeriod(today) : { start: addDays(today, 1 - USUAL_DAYS), end: today };
  const period = address.period ?? usual;
  return {
    address,
    id: address.id ?? first,
    period,
    // A period that the server refuses has no bars.
    spans: spansOf(daysOf(period).slice(0, 366), address.step),
    narrow,
    go: (change) => void navigate({ search: writeComparison({ ...address, ...change }) }, { replace: true }),
  };
}

export const useComparison = ({ id, period }: ComparisonModel) =>
  useQuery(COMPARISON, { variables: { id, period: { start: period.start, end: period.end } }, ...SHOWN });

/** Articles of a column in the days of each bar; an article of a group that counts on two days of a bar counts twice there. */
export function barCounts(
  { dayCounts }: Column,
  { period, spans }: Pick<ComparisonModel, "period" | "spans">,
): number[] {
  const countOn = new Map(dayCounts.map((count, at) => [addDays(period.start, at), count]));
  return spans.map((span) => daysOf(span).reduce((sum, day) => sum + (countOn.get(day) ?? 0), 0));
}
