import type { DataSection } from "@kirinuki/schema/codes.ts";
import { type AssessmentFilter, assessedAs } from "../../../access/assessed.ts";
import { NOT_WITHDRAWN } from "../../../access/browsing.ts";
import { MANAGED_HITS } from "../../../access/managed-hits.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { Period } from "../../../period/period.ts";

/** What administrators narrow their lists by. */
export const ARTICLE_STATES = ["all", "published", "unpublished", "commented"] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];

export interface ManagedRequest {
  contractId: number;
  period: Period;
  /** Sources that the contract has; counts are of all of them. */
  sections: readonly DataSection[];
  themeId: number | null;
  mediaCode: string | null;
  /** Those that a search found; null: all. */
  articleIds: readonly string[] | null;
  /** The page shows these only. */
  shownSections: readonly DataSection[];
  state: ArticleState;
  assessed: AssessmentFilter | null;
  /** 1-based. */
  page: number;
  pageSize: number;
}

/** Articles of one source by state. */
export interface StateCounts {
  data_section: DataSection;
  all: number;
  published: number;
  unpublished: number;
  commented: number;
}

const STATE: Record<ArticleState, string> = {
  all: "true",
  published: "NOT hidden",
  unpublished: "hidden",
  commented: "commented",
};

/** $6 medium, $7 articles. `more` narrows the hits `ta`. */
const listed = (more: string): string => `
  hit AS (
    SELECT ta.article_id, min(ta.data_section) AS data_section, max(ta.process_date) AS process_date
    FROM ${MANAGED_HITS} AND ($7::bigint[] IS NULL OR ta.article_id = ANY ($7)) AND ${NOT_WITHDRAWN} ${more}
    GROUP BY ta.article_id),
  listed AS MATERIALIZED (
    SELECT h.article_id, h.data_section, h.process_date, coalesce(s.disp_status, 0) <> 0 AS hidden, coalesce(s.comment, '') <> '' AS commented
    FROM hit h LEFT JOIN article_setting s ON s.contract_id = $1 AND s.article_id = h.article_id
    WHERE $6::text IS NULL OR EXISTS (SELECT 1 FROM article a WHERE a.article_id = h.article_id AND a.media_code = $6))`;

const COUNTS = ARTICLE_STATES.map((state) => `(count(*) FILTER (WHERE ${STATE[state]}))::int AS "${state}"`).join(", ");

interface Row {
  counts: StateCounts[] | null;
  ids: string[] | null;
  days: string[] | null;
}

export interface ManagedPage {
  counts: StateCounts[];
  entries: { articleId: string; processDate: string }[];
}

/** One page of a contract's articles, unpublished ones too, the newest first; and how many there are by source and state. */
export async function readManagedPage(tx: Transaction, request: ManagedRequest): Promise<ManagedPage> {
  const { contractId, period, sections, themeId, mediaCode, articleIds, shownSections, state, page, pageSize } =
    request;
  const parameters: unknown[] = [
    ...[contractId, themeId, period.start, period.end, sections, mediaCode, articleIds, shownSections],
    ...[pageSize, (page - 1) * pageSize],
  ];
  const assessed = assessedAs(request.assessed, (value) => `$${parameters.push(value)}`);
  const [row] = await tx.query<Row>(
    `WITH ${listed(assessed)}
     SELECT
       (SELECT json_agg(c ORDER BY data_section) FROM (SELECT data_section, ${COUNTS} FROM listed GROUP BY data_section) c) AS counts,
       array_agg(article_id::text) AS ids, array_agg(process_date::text) AS days
     FROM (SELECT article_id, process_date FROM listed WHERE data_section = ANY ($8::smallint[]) AND ${STATE[state]}
       ORDER BY process_date DESC, article_id DESC LIMIT $9 OFFSET $10) page`,
    parameters,
  );
  const days = row?.days ?? [];
  return {
    counts: row?.counts ?? [],
    entries: (row?.ids ?? []).map((articleId, at) => ({ articleId, processDate: days[at] ?? "" })),
  };
}
