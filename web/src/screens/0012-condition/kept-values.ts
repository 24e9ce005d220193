import type { KeptSearch } from "../../domain/kept-search.ts";
import type { Source } from "../../domain/source.ts";

/** usual: as every search; days: so many up to today; fixed: always the same. */
export type PeriodKind = "usual" | "days" | "fixed";

/** Sources and period of a condition as the fields hold them. */
export interface KeptValues {
  sources: readonly Source[];
  periodKind: PeriodKind;
  /** As it is typed. */
  periodDays: string;
  start: string;
  end: string;
}

const USUAL_DAYS = "14";

/** @param all sources that the user may see: where a condition names none, all of them are ticked */
export function keptValues({ sources, periodDays, start, end }: KeptSearch, all: readonly Source[]): KeptValues {
  return {
    sources: sources === null ? all : all.filter((source) => sources.includes(source)),
    periodKind: periodDays !== null ? "days" : start !== null ? "fixed" : "usual",
    periodDays: periodDays?.toString() ?? USUAL_DAYS,
    start: start ?? "",
    end: end ?? "",
  };
}

/** As it is checked and sent. One day alone stands for itself; a number that is none stays one that no rule lets through. */
export function keptForm({ sources, periodKind, periodDays, start, end }: KeptValues, all: readonly Source[]) {
  const fixed = periodKind === "fixed" ? { start: start || end, end: end || start } : { start: null, end: null };
  return {
    sources: all.every((source) => sources.includes(source)) ? null : [...sources],
    periodDays: periodKind === "days" ? Number(periodDays.normalize("NFKC").trim() || "NaN") : null,
    ...fixed,
  };
}
