import { type Static, Type } from "typebox";
import { cursorRows } from "../../../csv/cursor-rows.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { nullable } from "../../../http/wire-types.ts";

const counts = {
  article_count: Type.Integer({ description: "Articles whose original was used" }),
  reader_count: Type.Integer({
    description: "Readers, for each article; a user of several articles is counted for each",
  }),
  copy_count: Type.Integer({ description: "Copies on paper; a print without a number is one" }),
  use_count: Type.Integer({ description: "Counted uses, as the ledger has them" }),
};

/** 利用報告: what a contract used of a medium in a month, and what it owes for it. Copy of others is apart. */
const mediumUsesSchema = Type.Object({
  media_code: Type.String(),
  media_name: Type.String(),
  rightholder: nullable(
    Type.String({ description: "Whose copy in the medium these articles are; null: the medium's own" }),
  ),
  ...counts,
  article_yen: Type.Integer(),
  reader_yen: Type.Integer(),
  copy_yen: Type.Integer(),
  total_yen: Type.Integer({
    description: "article_count × article_yen + reader_count × reader_yen + copy_count × copy_yen",
  }),
});
export type MediumUses = Static<typeof mediumUsesSchema>;

/** The same of a holder of rights over all media. */
const rightholderUsesSchema = Type.Object({ rightholder: Type.String(), ...counts, total_yen: Type.Integer() });
type RightholderUses = Static<typeof rightholderUsesSchema>;

export const licenceUsesSchema = Type.Object({
  target_month: Type.String(),
  media_info: Type.Array(mediumUsesSchema),
  rightholder_info: Type.Array(rightholderUsesSchema, {
    description: "Copy of others in media_info, by its holder of rights",
  }),
  total_yen: Type.Integer({ description: "The sum of media_info" }),
});

export interface UsesWish {
  /** null: all contracts. */
  contractId: string | null;
  /** null: all media. */
  mediaCode: string | null;
  /** null: everybody's. */
  rightholder: string | null;
  /** yyyy-MM. */
  month: string;
}

/** The ledger by contract and article. $1 contract or null, $2 first day of the month, $3 medium or null, $4 holder of rights or null. Sums are of its lines. */
const LINES = `
  SELECT u.contract_id, a.media_code, a.rightholder, a.article_id, count(*)::int AS uses, count(DISTINCT u.user_id)::int AS readers,
    coalesce(sum(coalesce(u.copies, 1)) FILTER (WHERE u.use_kind IN ('pdf_print', 'text_print')), 0)::int AS copies
  FROM original_use u JOIN article a USING (article_id)
  WHERE u.use_state = 'counted' AND u.use_month = $2::date AND ($1::bigint IS NULL OR u.contract_id = $1::bigint)
    AND ($3::text IS NULL OR a.media_code = $3) AND ($4::text IS NULL OR a.rightholder = $4)
  GROUP BY u.contract_id, a.media_code, a.rightholder, a.article_id`;

const IN_FORCE = "p.contract_id = n.contract_id AND p.from_month <= $2::date ORDER BY p.from_month DESC LIMIT 1";

/** An article is owed once: to its holder of rights where the contract has prices of the month with it, else to its medium. */
const PRICED = `
  LEFT JOIN LATERAL (SELECT p.article_yen, p.reader_yen, p.copy_yen FROM contract_price p WHERE p.rightholder = n.rightholder AND ${IN_FORCE}) h ON true
  LEFT JOIN LATERAL (SELECT p.article_yen, p.reader_yen, p.copy_yen FROM contract_price p WHERE p.media_code = n.media_code AND ${IN_FORCE}) o ON true
  CROSS JOIN LATERAL (SELECT coalesce(h.article_yen, o.article_yen, 0) AS article_yen, coalesce(h.reader_yen, o.reader_yen, 0) AS reader_yen,
    coalesce(h.copy_yen, o.copy_yen, 0) AS copy_yen) l`;

const BY_MEDIUM = `
  SELECT n.media_code, m.media_name, n.rightholder, n.article_count::int, n.reader_count::int, n.copy_count::int, n.use_count::int,
    l.article_yen, l.reader_yen, l.copy_yen,
    (n.article_count * l.article_yen + n.reader_count * l.reader_yen + n.copy_count * l.copy_yen)::float8 AS total_yen
  FROM (SELECT contract_id, media_code, rightholder, count(*) AS article_count, sum(readers) AS reader_count, sum(copies) AS copy_count,
      sum(uses) AS use_count FROM (${LINES}) lines GROUP BY 1, 2, 3) n
    JOIN media m USING (media_code) ${PRICED}
  ORDER BY m.data_section, m.media_name COLLATE "ja-x-icu", n.media_code, n.rightholder COLLATE "ja-x-icu" NULLS FIRST`;

const parametersOf = ({ contractId, mediaCode, rightholder, month }: UsesWish): unknown[] => [
  ...[contractId, `${month}-01`, mediaCode, rightholder],
];

/** A contract's month by medium, copy of others apart. */
export const readMediumUses = (tx: Transaction, contractId: number, month: string): Promise<MediumUses[]> =>
  tx.query<MediumUses>(
    BY_MEDIUM,
    parametersOf({ contractId: String(contractId), mediaCode: null, rightholder: null, month }),
  );

/** Copy of others by its holder of rights, whatever medium printed it; the most yen first. */
export function sumsByRightholder(media: readonly MediumUses[]): RightholderUses[] {
  const byHolder = Map.groupBy(
    media.filter(({ rightholder }) => rightholder !== null),
    ({ rightholder }) => rightholder ?? "",
  );
  const sums = [...byHolder].map(([rightholder, lines]) => {
    const sum = (name: keyof typeof counts | "total_yen") => lines.reduce((total, line) => total + line[name], 0);
    return {
      rightholder,
      article_count: sum("article_count"),
      reader_count: sum("reader_count"),
      copy_count: sum("copy_count"),
      use_count: sum("use_count"),
      total_yen: sum("total_yen"),
    };
  });
  return sums.sort((a, b) => b.total_yen - a.total_yen || (a.rightholder < b.rightholder ? -1 : 1));
}

/** An article of the report for a publisher or an agency. */
export interface ArticleUses {
  contract_code: string;
  company_name: string;
  media_code: string;
  media_name: string;
  rightholder: string | null;
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
  SELECT c.contract_code, c.company_name, n.media_code, m.media_name, n.rightholder, n.article_id::text,
    nullif(a.published_on, '9999-12-31')::text AS issue_date, a.title, n.readers, n.copies, n.uses, l.article_yen, l.reader_yen, l.copy_yen,
    (l.article_yen + n.readers::bigint * l.reader_yen + n.copies::bigint * l.copy_yen)::float8 AS total_yen
  FROM (${LINES}) n JOIN media m USING (media_code) JOIN article a USING (article_id) JOIN contract c ON c.contract_id = n.contract_id ${PRICED}
  ORDER BY c.contract_code, m.data_section, m.media_name COLLATE "ja-x-icu", n.media_code, n.rightholder COLLATE "ja-x-icu" NULLS FIRST,
    a.published_on, n.article_id`;

/** The same by article, over one contract or all. */
export const readArticleUses = (tx: Transaction, wish: UsesWish): AsyncIterable<ArticleUses[]> =>
  cursorRows<ArticleUses>(tx, BY_ARTICLE, parametersOf(wish));
