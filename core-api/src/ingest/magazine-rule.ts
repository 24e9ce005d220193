import { NO_DATE } from "@kirinuki/schema/codes.ts";
import { addDays } from "../time/tokyo.ts";
import type { ArticleColumns } from "./item.ts";

/** When articles of a magazine may be read, unless they say so themselves. Days after the cover date, at midnight in Tokyo. */
export interface MagazineRule {
  sales_from_days: number | null;
  /** Length of the sale. */
  sales_days: number | null;
  redelivery_from_days: number | null;
  sales_datetime_flag: boolean | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The columns with the windows that the rule gives; what the item says stays, and without a cover date nothing is worked out. */
export function withMagazineRule(columns: ArticleColumns, rule: MagazineRule): ArticleColumns {
  const cover = columns.published_on === NO_DATE ? null : columns.published_on;
  const after = (days: number | null): string | null =>
    cover === null || days === null ? null : `${addDays(cover, days)}T00:00:00+09:00`;
  const from = columns.sales_from_datetime ?? after(rule.sales_from_days);
  const end =
    from === null || rule.sales_days === null
      ? null
      : new Date(Date.parse(from) + rule.sales_days * DAY_MS).toISOString();
  return {
    ...columns,
    sales_from_datetime: from,
    sales_to_datetime: columns.sales_to_datetime ?? end,
    redelivery_from_datetime: columns.redelivery_from_datetime ?? after(rule.redelivery_from_days),
    sales_datetime_flag: columns.sales_datetime_flag ?? rule.sales_datetime_flag,
  };
}
