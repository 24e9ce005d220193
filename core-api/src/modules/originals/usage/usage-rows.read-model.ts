import type { Transaction } from "../../../db/tenant.ts";
import type { Period } from "../../../period/period.ts";
import type { AskedUsers } from "./asked-users.ts";

/** Counted uses of a day, or of a whole period (usage rows of spec section 3). */
export interface UsageCounts {
  pdf_count: number;
  print_count: number;
  text_disp_count: number;
  text_print_count: number;
  /** Every use of an MC article: what use_max_count1 caps. */
  mc_count: number;
  /** Texts of SC articles. */
  sc_text_count: number;
  /** Every use of an SC article: what use_max_count2 caps. */
  sc_count: number;
  epub_count: number;
  /** mc_count and sc_count. */
  count: number;
}

export interface UsageDay extends UsageCounts {
  process_date: string;
}

export const COUNTS = `
  count(*) FILTER (WHERE use_kind = 'pdf_display')::int AS pdf_count,
  count(*) FILTER (WHERE use_kind = 'pdf_print')::int AS print_count,
  count(*) FILTER (WHERE use_kind = 'text_display')::int AS text_disp_count,
  count(*) FILTER (WHERE use_kind = 'text_print')::int AS text_print_count,
  count(*) FILTER (WHERE data_section = 1)::int AS mc_count,
  count(*) FILTER (WHERE data_section = 2 AND use_kind IN ('text_display', 'text_print'))::int AS sc_text_count,
  count(*) FILTER (WHERE data_section = 2)::int AS sc_count,
  count(*) FILTER (WHERE use_kind = 'epub_display')::int AS epub_count,
  count(*) FILTER (WHERE data_section IN (1, 2))::int AS count`;

const BY_DAY = `
  SELECT process_date::text, ${COUNTS} FROM original_use
  WHERE contract_id = $1 AND user_id = $2 AND process_date BETWEEN $3 AND $4 AND use_state = 'counted'
  GROUP BY original_use.process_date ORDER BY original_use.process_date`;

const BY_DAY_OF_ALL = `
  SELECT process_date::text, ${COUNTS} FROM original_use
  WHERE contract_id = $1 AND process_date BETWEEN $2 AND $3 AND use_state = 'counted'
    AND ($4::text[] IS NULL OR user_id = ANY ($4)) AND ($5::int[] IS NULL OR user_group_id = ANY ($5))
    AND ($6::text[] IS NULL OR charge_code = ANY ($6))
  GROUP BY original_use.process_date ORDER BY original_use.process_date`;

/** Days that have counted uses of these users as members of these groups, charged to these codes, oldest first. */
export const readUsageDays = (
  tx: Transaction,
  contractId: number,
  { start, end }: Period,
  { userIds, groupIds }: AskedUsers,
  chargeCodes: readonly string[] | null,
): Promise<UsageDay[]> => tx.query<UsageDay>(BY_DAY_OF_ALL, [contractId, start, end, userIds, groupIds, chargeCodes]);

/** Counted uses of one charge code. */
export interface ChargedUses {
  charge_code: string;
  count: number;
  epub_count: number;
}

const BY_CODE = `
  SELECT charge_code, count(*) FILTER (WHERE data_section IN (1, 2))::int AS count,
    count(*) FILTER (WHERE use_kind = 'epub_display')::int AS epub_count
  FROM original_use WHERE contract_id = $1 AND user_id = $2 AND process_date BETWEEN $3 AND $4 AND use_state = 'counted' AND charge_code <> ''
  GROUP BY original_use.charge_code ORDER BY original_use.charge_code`;

/** A user's counted uses by charge code, those that are charged to one. */
export const readChargedUses = (
  tx: Transaction,
  { contractId, userId }: { contractId: number; userId: string },
  { start, end }: Period,
): Promise<ChargedUses[]> => tx.query<ChargedUses>(BY_CODE, [contractId, userId, start, end]);

/** A user's days that have counted uses, oldest first. */
export const readUsageOfUser = (
  tx: Transaction,
  { contractId, userId }: { contractId: number; userId: string },
  { start, end }: Period,
): Promise<UsageDay[]> => tx.query<UsageDay>(BY_DAY, [contractId, userId, start, end]);

export const NO_USES: UsageCounts = {
  pdf_count: 0,
  print_count: 0,
  text_disp_count: 0,
  text_print_count: 0,
  mc_count: 0,
  sc_text_count: 0,
  sc_count: 0,
  epub_count: 0,
  count: 0,
};

/** The row under several rows. */
export function totalOf(rows: readonly UsageCounts[]): UsageCounts {
  const total = { ...NO_USES };
  for (const row of rows) for (const name of Object.keys(NO_USES) as (keyof UsageCounts)[]) total[name] += row[name];
  return total;
}

/** An article that a user used in a period (report row of spec section 3). */
export interface UsedArticle {
  num: number;
  article_id: string;
  data_section: number;
  media_name: string;
  read_count: number;
  issue_date: string | null;
  frame_no: string | null;
  issue_type: number | null;
  title: string;
}

/** Titles are looked up for the articles of the page only. An article that is gone keeps its row, without a title. */
const BY_ARTICLE = `
  WITH used AS MATERIALIZED (
    SELECT article_id, data_section, count(*)::int AS read_count FROM original_use
    WHERE contract_id = $1 AND user_id = $2 AND process_date BETWEEN $3 AND $4 AND use_state = 'counted'
      AND ($7::int IS NULL OR user_group_id = $7)
    GROUP BY original_use.article_id, original_use.data_section),
  page AS (
    SELECT *, row_number() OVER (ORDER BY read_count DESC, article_id DESC)::int AS num FROM used ORDER BY num LIMIT $5 OFFSET $6)
  SELECT p.num, p.article_id::text, p.data_section, coalesce(a.media_name, '') AS media_name, p.read_count,
    a.published_on::text AS issue_date, a.frame_no, a.issue_type, coalesce(a.title, '') AS title, (SELECT count(*)::int FROM used) AS total
  FROM page p LEFT JOIN LATERAL (SELECT * FROM article WHERE article.article_id = p.article_id) a ON true ORDER BY p.num`;

/** One page of the articles a user used, in one group or in any, the most used first; with the number of all. */
export async function readUsedArticles(
  tx: Transaction,
  { contractId, userId, asMemberOf = null }: { contractId: number; userId: string; asMemberOf?: string | null },
  { start, end }: Period,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ articles: UsedArticle[]; total: number }> {
  const parameters = [contractId, userId, start, end, pageSize, (page - 1) * pageSize, asMemberOf];
  const rows = await tx.query<UsedArticle & { total: number }>(BY_ARTICLE, parameters);
  return { articles: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}
