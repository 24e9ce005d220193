import { type Static, Type } from "typebox";
import type { DayString } from "../../../time/tokyo.ts";

/** Yen a month: for each article, for each of its readers, for each of its copies. */
export interface Prices {
  article_yen: number;
  reader_yen: number;
  copy_yen: number;
}

export const pricesFields = {
  article_yen: Type.Integer({ description: "Yen a month for each article used" }),
  reader_yen: Type.Integer({ description: "Yen a month for each reader of each article" }),
  copy_yen: Type.Integer({ description: "Yen for each copy on paper" }),
};

/** Prices that hold from a month on, until the next ones do. */
export const datedPricesSchema = Type.Object({
  from_month: Type.String({ description: "yyyy-MM; 2000-01: from the beginning" }),
  ...pricesFields,
});
export type DatedPrices = Static<typeof datedPricesSchema>;

export const NO_PRICES: Prices = { article_yen: 0, reader_yen: 0, copy_yen: 0 };

/** SQL: all prices of a licence `c` in the order of their months, as `DatedPrices`. After a removal nothing is owed. */
export const ALL_PRICES = `coalesce((
    SELECT jsonb_agg(jsonb_build_object('from_month', to_char(p.from_month, 'YYYY-MM'), 'article_yen', coalesce(p.article_yen, 0),
      'reader_yen', coalesce(p.reader_yen, 0), 'copy_yen', coalesce(p.copy_yen, 0)) ORDER BY p.from_month)
    FROM contract_price p WHERE p.contract_id = c.contract_id
      AND (p.media_code = c.media_code OR p.rightholder = c.rightholder)), '[]')`;

/** What holds in the month of a day. */
export function pricesOn(prices: readonly DatedPrices[], day: DayString): Prices {
  const found = prices.findLast(({ from_month }) => from_month <= day.slice(0, 7));
  if (!found) return NO_PRICES;
  const { article_yen, reader_yen, copy_yen } = found;
  return { article_yen, reader_yen, copy_yen };
}
