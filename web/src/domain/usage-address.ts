import type { Day } from "./day.ts";
import { type Period, periodOf } from "./period.ts";

export type UsageView = "days" | "total" | "articles";
export const USAGE_VIEWS: readonly UsageView[] = ["days", "total", "articles"];

/** What the usage records show. */
export interface UsageAddress {
  readonly period: Period;
  readonly view: UsageView;
  /** Only uses charged to it; null: all. */
  readonly chargeCode: string | null;
}

/** This month so far: what the caps are about. */
export const thisMonth = (today: Day): Period => ({ start: `${today.slice(0, 7)}-01`, end: today });

/** Reads ?from=…&to=…&view=articles; what it can't read counts as not said. */
export const readUsage = (params: URLSearchParams, today: Day): UsageAddress => ({
  period: periodOf(params.get("from"), params.get("to")) ?? thisMonth(today),
  view: USAGE_VIEWS.find((view) => view === params.get("view")) ?? "days",
  chargeCode: params.get("code") || null,
});

/** The query for it. */
export function writeUsage({ period, view, chargeCode }: UsageAddress): string {
  const params = new URLSearchParams({ from: period.start, to: period.end });
  if (view !== "days") params.set("view", view);
  if (chargeCode !== null) params.set("code", chargeCode);
  return `?${params}`;
}
