import { type Static, Type } from "typebox";
import { cursorRows } from "../../../csv/cursor-rows.ts";
import type { Transaction } from "../../../db/tenant.ts";

/** 利用報告: what a contract used of a medium in a month, and what it owes for it. */
const mediumUsesSchema = Type.Object({
  media_code: Type.String(),
  media_name: Type.String(),
  article_count: Type.Integer({ description: "Articles whose original was used" }),
  reader_count: Type.Integer({
    description: "Readers, for each article; a user of several articles is counted for each",
  }),
  copy_count: Type.Integer({ description: "Copies on paper; a print without a number is one" }),
  use_count: Type.Integer({ description: "Counted uses, as the ledger has them" }),
  article_yen: Type.Integer(),
  reader_yen: Type.Integer(),
  copy_yen: Type.Integer(),
  total_yen: Type.Integer({
    description: "article_count × article_yen + reader_count × reader_yen + copy_count × copy_yen",
  }),
});
export type MediumUses = Static<typeof mediumUsesSchema>;
export const licenceUsesSchema = Type.Object({
  target_month: Type.String(),
  media_info: Type.Array(mediumUsesSchema),
  total_yen: Type.Integer(),
});

export interface UsesWish {
  /** null: all contracts. */
  contractId: string | null;
  /** null: all media. */
  mediaCode: string | null;
  /** yyyy-MM. */
  month: string;
}

/** The ledger by contract and article. $1 contract or null, $2 first day of the month, $3 medium or null. Sums are of its lines. */
const LINES = `
  SELECT u.contract_id, a.media_code, a.article_id, count(*)::int AS uses, count(DISTINCT u.user_id)::int AS readers,
    coalesce(sum(coalesce(u.copies, 1)) FILTER (WHERE u.use_kind IN ('pdf_print', 'text_print')), 0)::int AS copies
  FROM original_use u JOIN article a USING (article_id)
  WHERE u.use_state = 'counted' AND u.use_month = $2::date AND ($1::bigint IS NULL OR u.contract_id = $1::bigint) AND ($3::text IS NULL OR a.media_code = $3)
  GROUP BY u.contract_id, a.media_code, a.article_id`;

const PRICES = `coalesce(l.article_yen, 0) AS article_yen, coalesce(l.reader_yen, 0) AS reader_yen, coalesce(l.copy_yen, 0) AS copy_yen`;
const LICENCE = "LEFT JOIN contract_licence l ON l.contract_id = n.contract_id AND l.media_code = n.media_code";

const BY_MEDIUM = `
  SELECT n.media_code, m.media_name, count(*)::int AS article_count, sum(n.readers)::int AS reader_count, sum(n.copies)::int AS copy_count,
    sum(n.uses)::int AS use_count, ${PRICES},
    (count(*) * coalesce(l.article_yen, 0) + sum(n.readers) * coalesce(l.reader_yen, 0) + sum(n.copies) * coalesce(l.copy_yen, 0))::float8 AS total_yen
  FROM (${LINES}) n JOIN media m USING (media_code) ${LICENCE}
  GROUP BY n.contract_id, n.media_code, m.media_name, m.data_section, l.article_yen, l.reader_yen, l.copy_yen
  ORDER BY m.data_section, m.media_name COLLATE "ja-x-icu", n.media_code`;

const parametersOf = ({ contractId, mediaCode, month }: UsesWish): unknown[] => [contractId, `${month}-01`, mediaCode];

/** A contract's month by medium. */
export const readMediumUses = (tx: Transaction, contractId: number, month: string): Promise<MediumUses[]> =>
  tx.query<MediumUses>(BY_MEDIUM, parametersOf({ contractId: String(contractId), mediaCode: null, month }));

/** An article of the report for a publisher. */
export interface ArticleUses {
  contract_code: string;
  company_name: string;
  media_code: string;
  media_name: string;
  article_id: string;
  issue_date: string | null;
  title: string;
  readers: number;
  copies: number;
  uses: number;
  article_yen: number;
  reader_yen: number;
  copy_yen: number;
  total_yen: number;
}

const BY_ARTICLE = `
  SELECT c.contract_code, c.company_name, n.media_code, m.media_name, n.article_id::text, nullif(a.published_on, '9999-12-31')::text AS issue_date,
    a.title, n.readers, n.copies, n.uses, ${PRICES},
    (coalesce(l.article_yen, 0) + n.readers::bigint * coalesce(l.reader_yen, 0) + n.copies::bigint * coalesce(l.copy_yen, 0))::float8 AS total_yen
  FROM (${LINES}) n JOIN media m USING (media_code) JOIN article a USING (article_id) JOIN contract c ON c.contract_id = n.contract_id ${LICENCE}
  ORDER BY c.contract_code, m.data_section, m.media_name COLLATE "ja-x-icu", n.media_code, a.published_on, n.article_id`;

/** The same by article, over one contract or all. */
export const readArticleUses = (tx: Transaction, wish: UsesWish): AsyncIterable<ArticleUses[]> =>
  cursorRows<ArticleUses>(tx, BY_ARTICLE, parametersOf(wish));
