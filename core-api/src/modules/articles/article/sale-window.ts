import type { DataSection } from "@kirinuki/schema/codes.ts";

/** When a magazine's article may be read (spec section 3). */
export interface SaleWindow {
  sales_from_datetime: Date | null;
  sales_to_datetime: Date | null;
  redelivery_from_datetime: Date | null;
  sales_datetime_flag: boolean | null;
  del_flag: boolean;
}

/**
 * Whether an article is on offer at a moment: inside its sale period, whose ends may be open and whose last moment no longer
 * counts, or after its redelivery began. sales_datetime_flag 0 with a redelivery date means that there is no sale period, so
 * nothing before the redelivery. A deleted article never is.
 */
export function isOnSale(article: SaleWindow, now: Date): boolean {
  if (article.del_flag) return false;
  const { sales_from_datetime: from, sales_to_datetime: to, redelivery_from_datetime: again } = article;
  if (again !== null && again <= now) return true;
  if (article.sales_datetime_flag === false && again !== null) return false;
  return (from === null || from <= now) && (to === null || now < to);
}

/** Whether an article is offered at a moment: only magazines have a sale period. */
export const isOffered = (article: SaleWindow & { data_section: DataSection }, now: Date): boolean =>
  article.data_section !== 5 || isOnSale(article, now);
