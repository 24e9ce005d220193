import { type Period, periodOf } from "./period.ts";

export type CountStep = "DAY" | "MONTH";

/** What the article-count report is of. */
export interface ReportAddress {
  /** null: the last 14 days. */
  readonly period: Period | null;
  readonly step: CountStep;
}

/** Reads ?from=…&to=…&step=month; what it can't read counts as not said. */
export const readReport = (params: URLSearchParams): ReportAddress => ({
  period: periodOf(params.get("from"), params.get("to")),
  step: params.get("step") === "month" ? "MONTH" : "DAY",
});

/** The query for it. */
export function writeReport({ period, step }: ReportAddress): string {
  const params = new URLSearchParams();
  if (period) {
    params.set("from", period.start);
    params.set("to", period.end);
  }
  if (step === "MONTH") params.set("step", "month");
  return params.size === 0 ? "" : `?${params}`;
}
