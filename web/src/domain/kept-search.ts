import { firstOfDays, LONGEST_PERIOD_DAYS } from "@kirinuki/schema/tokyo-day.ts";
import { addDays, type Day } from "./day.ts";
import { type Period, periodOf } from "./period.ts";
import { NO_TERMS, type SearchTerms, wordsOf } from "./search-terms.ts";
import { SOURCES, type Source } from "./source.ts";

/** What a saved condition keeps beside its words. */
export interface KeptSearch {
  /** null: all. */
  readonly sources: readonly Source[] | null;
  /** So many days up to the day of the search; null: these days, or as every search. */
  readonly periodDays: number | null;
  readonly start: Day | null;
  readonly end: Day | null;
}

/** Days of a period, both ends included. */
function lengthOf({ start, end }: Period): number {
  let days = 1;
  while (days < LONGEST_PERIOD_DAYS && addDays(start, days) <= end) days += 1;
  return days;
}

/** A period that ends today moves on with the days; any other stays as it is. */
export function keptOf({ sources, period }: Pick<SearchTerms, "sources" | "period">, today: Day): KeptSearch {
  if (period === null) return { sources, periodDays: null, start: null, end: null };
  return period.end === today
    ? { sources, periodDays: lengthOf(period), start: null, end: null }
    : { sources, periodDays: null, ...period };
}

type Saved = Parameters<typeof wordsOf>[0] & { sources: readonly Source[] | null } & Omit<KeptSearch, "sources">;

/** The search that a saved condition stands for today. */
export const termsOfKept = (saved: Saved, today: Day): SearchTerms => ({
  ...NO_TERMS,
  ...wordsOf(saved),
  sources: saved.sources && SOURCES.filter((source) => saved.sources?.includes(source)),
  period:
    saved.periodDays === null
      ? periodOf(saved.start, saved.end)
      : { start: firstOfDays(today, saved.periodDays), end: today },
});
