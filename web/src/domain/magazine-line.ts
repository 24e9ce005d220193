import { slashDate } from "./day.ts";

/** start～endページ (spec section 9); one page is 12ページ; blank when no page is known. */
export function pageRange(start: number | null, end: number | null): string {
  const from = start ?? end;
  if (from === null) return "";
  return end === null || start === null || start === end ? `${from}ページ` : `${start}～${end}ページ`;
}

/** 2026/11/23号; blank without a cover date. */
export const coverLabel = (coverDate: string | null): string =>
  slashDate(coverDate) === "" ? "" : `${slashDate(coverDate)}号`;

/** With its colon (spec section 9), in a column of its own too. */
export const SALE_PERIOD_LABEL = "提供期間：";

/**
 * MM/dd hh:mm～MM/dd hh:mm or "-", for a place that has its own label.
 * @param salePeriod as the server words it, with or without 提供期間：
 */
export const salePeriodValue = (salePeriod: string): string =>
  salePeriod.startsWith(SALE_PERIOD_LABEL) ? salePeriod.slice(SALE_PERIOD_LABEL.length) : salePeriod;

/** 提供期間：11/16 00:00～12/15 23:59, or 提供期間：- (spec sections 3 and 9); blank where no period is known. */
export const salePeriodLine = (salePeriod: string): string =>
  salePeriod === "" ? "" : SALE_PERIOD_LABEL + salePeriodValue(salePeriod);
