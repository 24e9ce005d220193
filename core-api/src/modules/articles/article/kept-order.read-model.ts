import type { DataSection } from "@kirinuki/schema/codes.ts";
import { IS_WITHDRAWN, NOT_WITHDRAWN } from "../../../access/browsing.ts";
import type { ResolvedSelection } from "../../../access/selection.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { Period } from "../../../period/period.ts";
import type { ArticlePage } from "./article-page.read-model.ts";

type Kept = NonNullable<ResolvedSelection["kept"]>["of"];

/** How many articles, by day and source, are published: $1 contract, $3 and $4 period, the id's place given. */
const COUNTS: Record<Kept, (id: string) => string> = {
  theme: (id) => `theme_count c WHERE c.contract_id = $1 AND c.theme_id = ${id} AND c.process_date BETWEEN $3 AND $4`,
  // Each article on its last day of the period: docs/decisions/2026-11-21-group-counts-are-kept.md.
  themeGroup: (id) =>
    `theme_group_count c WHERE c.contract_id = $1 AND c.theme_group_id = ${id} AND c.process_date BETWEEN $3 AND $4 AND c.next_date > $4`,
  topic: (id) => `topic_count c WHERE c.contract_id = $1 AND c.topics_id = ${id} AND c.process_date BETWEEN $3 AND $4`,
};

/** Hits of a selection that count: $2 themes or topic, $5 sources. */
const HITS: Record<Kept, string> = {
  theme: "theme_article ta WHERE ta.contract_id = $1 AND ta.theme_id = ANY ($2::int[])",
  themeGroup: "theme_article ta WHERE ta.contract_id = $1 AND ta.theme_id = ANY ($2::int[])",
  topic: "topic_article ta WHERE ta.contract_id = $1 AND ta.topics_id = $2::int",
};
const COUNTED = "ta.process_date BETWEEN $3 AND $4 AND ta.data_section = ANY ($5::smallint[]) AND ta.disp_status = 0";

/** Articles of the selection that `condition` takes out of what the counts say, each on its last day. */
const taken = (kept: Kept, condition: string): string => `
    SELECT process_date, data_section, -count(*) FROM (
      SELECT max(ta.process_date) AS process_date, min(ta.data_section) AS data_section
      FROM ${HITS[kept]} AND ${COUNTED} AND ${condition} GROUP BY ta.article_id) hit
    GROUP BY 1, 2`;

/** Numbers of parameters. */
interface Places {
  id: string;
  unread: { user: string; asOf: string } | null;
}

/** By day and source: what is kept, less what was withdrawn or read since. */
const counted = (kept: Kept, { id, unread }: Places): string => {
  const read = (user: string, asOf: string) => `ta.article_id IN (
        SELECT r.article_id FROM read_mark r WHERE r.contract_id = $1 AND r.user_id = ${user} AND r.read_at <= ${asOf})`;
  return `counted AS (
    SELECT c.process_date, s.data_section, s.n::bigint AS n FROM (SELECT c.* FROM ${COUNTS[kept](id)}) c
    CROSS JOIN LATERAL (VALUES (1::smallint, c.mc), (2::smallint, c.sc), (3::smallint, c.web), (5::smallint, c.magazine)) s(data_section, n)
    WHERE s.data_section = ANY ($5::smallint[])
    UNION ALL ${taken(kept, IS_WITHDRAWN)}
    ${unread ? `UNION ALL ${taken(kept, `${NOT_WITHDRAWN} AND ${read(unread.user, unread.asOf)}`)}` : ""})`;
};

/** Articles of a selection by source, from what is kept. */
export async function readKeptCounts(
  tx: Transaction,
  contractId: number,
  { source, kept }: ResolvedSelection & { kept: NonNullable<ResolvedSelection["kept"]> },
  { period, sections }: { period: Period; sections: readonly DataSection[] },
): Promise<{ section: DataSection; n: number }[]> {
  const of = "topicsId" in source ? source.topicsId : source.themeIds;
  return tx.query<{ section: DataSection; n: number }>(
    `WITH ${counted(kept.of, { id: "$6::int", unread: null })}
     SELECT data_section AS section, sum(n)::int AS n FROM counted GROUP BY data_section`,
    [contractId, of, period.start, period.end, sections, kept.id],
  );
}

/** The order of a day, which theme_article_order and topic_article_order keep. */
const ORDER: Record<Kept, string> = {
  theme: "process_date DESC, published DESC, article_id DESC",
  themeGroup: "process_date DESC, published DESC, article_id DESC",
  topic: "process_date DESC, place, published DESC, article_id DESC",
};

/** What is before the page within the days that it is read from. */
const SKIPPED = "$7 - (SELECT min(upto - n) FROM near)";

/** As many of one theme's or topic's as the page may need, from the index: none that the page wants can lie behind them. */
const read = (kept: Kept, unread: string): string => {
  const within = `ta.data_section = s.data_section AND ta.process_date BETWEEN d.first_day AND d.last_day
      AND ta.process_date BETWEEN $3 AND $4 AND ta.disp_status = 0 AND ${NOT_WITHDRAWN} ${unread}`;
  const ordered = (columns: string) => `ORDER BY ${columns} LIMIT $6 + ${SKIPPED}`;
  if (kept === "topic")
    return `SELECT d.late, ta.* FROM days d CROSS JOIN unnest($5::smallint[]) s(data_section) CROSS JOIN LATERAL (
      SELECT ta.article_id, ta.process_date, ta.published, ta.display_order AS place FROM topic_article ta
      WHERE ta.contract_id = $1 AND ta.topics_id = $2::int AND ${within}
      ${ordered("ta.process_date DESC, ta.display_order, ta.published DESC, ta.article_id DESC")}) ta`;
  // An article that is in another theme on a later day stands there.
  const last =
    kept === "theme"
      ? ""
      : `AND (d.last_day = d.newest OR NOT EXISTS (
        SELECT FROM theme_article o WHERE o.contract_id = $1 AND o.article_id = ta.article_id AND o.theme_id = ANY ($2::int[])
          AND o.process_date > d.last_day AND o.process_date BETWEEN $3 AND $4 AND o.data_section = ANY ($5::smallint[]) AND o.disp_status = 0))`;
  return `SELECT d.late, ta.article_id, max(ta.process_date) AS process_date, max(ta.published) AS published
    FROM days d CROSS JOIN unnest($5::smallint[]) s(data_section) CROSS JOIN unnest($2::int[]) t(theme_id) CROSS JOIN LATERAL (
      SELECT ta.article_id, ta.process_date, ta.published FROM theme_article ta
      WHERE ta.contract_id = $1 AND ta.theme_id = t.theme_id AND ${within} ${last}
      ${ordered("ta.process_date DESC, ta.published DESC, ta.article_id DESC")}) ta
    WHERE d.late = ($8::boolean AND s.data_section <> 2)
    GROUP BY d.late, ta.article_id`;
};

/**
 * $6 page size, $7 offset, $8 SC first. The counts of the days say on which days the page lies (`near`); only from these are hits
 * read, in the order of the index, and no more than the page needs.
 */
const PAGE = (kept: Kept, places: Places): string => {
  const { unread } = places;
  const isUnread = unread
    ? `AND NOT EXISTS (
        SELECT FROM read_mark r WHERE r.contract_id = $1 AND r.user_id = ${unread.user} AND r.article_id = ta.article_id AND r.read_at <= ${unread.asOf})`
    : "";
  return `
  WITH ${counted(kept, places)},
  bucket AS MATERIALIZED (
    SELECT late, process_date, sum(n)::bigint AS n, sum(sum(n)) OVER (ORDER BY late, process_date DESC)::bigint AS upto
    FROM (SELECT process_date, $8::boolean AND data_section <> 2 AS late, n FROM counted) c
    GROUP BY late, process_date HAVING sum(n) > 0),
  near AS MATERIALIZED (SELECT late, process_date, n, upto FROM bucket WHERE upto > $7 AND upto - n < $7 + $6),
  days AS MATERIALIZED (
    SELECT late, min(process_date) AS first_day, max(process_date) AS last_day,
      (SELECT max(b.process_date) FROM bucket b WHERE b.late = near.late) AS newest
    FROM near GROUP BY late)
  SELECT (SELECT coalesce(sum(n), 0)::int FROM bucket) AS total,
    array_agg(article_id::text) AS ids, array_agg(process_date::text) AS days
  FROM (
    SELECT article_id, process_date FROM (${read(kept, isUnread)}) hit
    ORDER BY late, ${ORDER[kept]} LIMIT $6 OFFSET ${SKIPPED}) page`;
};

interface KeptPage {
  period: Period;
  sections: readonly DataSection[];
  scFirst: boolean;
  unread: { userId: string; asOf: Date } | null;
  page: number;
  pageSize: number;
}

/** One page in the order of the lists with the exact count of the whole, from what is kept of both. */
export async function readKeptPage(
  tx: Transaction,
  contractId: number,
  { source, kept }: ResolvedSelection & { kept: NonNullable<ResolvedSelection["kept"]> },
  { period, sections, scFirst, unread, page, pageSize }: KeptPage,
): Promise<ArticlePage> {
  const of = "topicsId" in source ? source.topicsId : source.themeIds;
  const given = [contractId, of, period.start, period.end, sections, pageSize, (page - 1) * pageSize];
  const places: Places = { id: "$9::int", unread: unread && { user: "$10", asOf: "$11" } };
  const [row] = await tx.query<{ total: number; ids: string[] | null; days: string[] | null }>(PAGE(kept.of, places), [
    ...given,
    kept.of !== "topic" && scFirst,
    kept.id,
    ...(unread ? [unread.userId, unread.asOf] : []),
  ]);
  const days = row?.days ?? [];
  const entries = (row?.ids ?? []).map((articleId, at) => ({ articleId, processDate: days[at] ?? "" }));
  return { total: row?.total ?? 0, entries };
}
