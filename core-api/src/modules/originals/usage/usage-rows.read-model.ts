import type { Transaction } from "../../../db/tenant.ts";
import type { Period } from "../../../period/period.ts";
import type { AskedUsers } from "./asked-users.ts";
import { COUNTS, type UsageCounts } from "./usage-counts.ts";

export interface UsageDay extends UsageCounts {
  process_date: string;
}

const BY_DAY = `
  SELECT use_day::text AS process_date, ${COUNTS} FROM usage_user_day
  WHERE contract_id = $1 AND use_day BETWEEN $2 AND $3
    AND ($4::text[] IS NULL OR user_id = ANY ($4)) AND ($5::int[] IS NULL OR user_group_id = ANY ($5))
    AND ($6::text[] IS NULL OR charge_code = ANY ($6))
  GROUP BY use_day ORDER BY use_day`;

/** Days that have counted uses of these users as members of these groups, charged to these codes, oldest first. */
export const readUsageDays = (
  tx: Transaction,
  contractId: number,
  { start, end }: Period,
  { userIds, groupIds }: AskedUsers,
  chargeCodes: readonly string[] | null,
): Promise<UsageDay[]> => tx.query<UsageDay>(BY_DAY, [contractId, start, end, userIds, groupIds, chargeCodes]);

/** Counted uses of one charge code. */
export interface ChargedUses {
  charge_code: string;
  count: number;
  epub_count: number;
}

const BY_CODE = `
  SELECT charge_code, sum(mc_count + sc_count)::int AS count, sum(epub_count)::int AS epub_count
  FROM usage_user_day WHERE contract_id = $1 AND user_id = $2 AND use_day BETWEEN $3 AND $4 AND charge_code <> ''
  GROUP BY usage_user_day.charge_code ORDER BY usage_user_day.charge_code`;

/** A user's counted uses by charge code, those that are charged to one. */
export const readChargedUses = (
  tx: Transaction,
  { contractId, userId }: { contractId: number; userId: string },
  { start, end }: Period,
): Promise<ChargedUses[]> => tx.query<ChargedUses>(BY_CODE, [contractId, userId, start, end]);

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
      AND ($7::int IS NULL OR user_group_id = $7) AND ($8::text[] IS NULL OR charge_code = ANY ($8))
    GROUP BY original_use.article_id, original_use.data_section),
  page AS (
    SELECT *, row_number() OVER (ORDER BY read_count DESC, article_id DESC)::int AS num FROM used ORDER BY num LIMIT $5 OFFSET $6)
  SELECT p.num, p.article_id::text, p.data_section, coalesce(a.media_name, '') AS media_name, p.read_count,
    a.published_on::text AS issue_date, a.frame_no, a.issue_type, coalesce(a.title, '') AS title, (SELECT count(*)::int FROM used) AS total
  FROM page p LEFT JOIN LATERAL (SELECT * FROM article WHERE article.article_id = p.article_id) a ON true ORDER BY p.num`;

/** One page of the articles a user used, in one group or in any, charged to some codes or to any, the most used first; with the number of all. */
export async function readUsedArticles(
  tx: Transaction,
  whose: { contractId: number; userId: string; asMemberOf?: string | null; chargeCodes: readonly string[] | null },
  { start, end }: Period,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ articles: UsedArticle[]; total: number }> {
  const { contractId, userId, asMemberOf = null, chargeCodes } = whose;
  const parameters = [contractId, userId, start, end, pageSize, (page - 1) * pageSize, asMemberOf, chargeCodes];
  const rows = await tx.query<UsedArticle & { total: number }>(BY_ARTICLE, parameters);
  return { articles: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}
