import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { EVENT_KINDS } from "./article-event.dto.ts";

export interface EventRequest {
  contractId: number;
  themeIds: readonly number[];
  sections: readonly DataSection[];
  /** The last place that the caller has; 0 before the first. */
  after: string;
  limit: number;
}

export interface EventRow {
  position: string;
  kind: (typeof EVENT_KINDS)[number];
  article_id: string;
  theme_id: number;
  data_section: DataSection;
  process_date: string;
  occurred_at: Date;
  fields: string[] | null;
  /** Null where the lists of the theme don't have it at this moment. */
  title: string | null;
  media_code: string;
  media_name: string;
  published_on: string | null;
  published_at: Date | null;
  url: string | null;
  category: string | null;
  article_class: string | null;
  issue_type: number | null;
  edition: string | null;
  start_page: number | null;
  end_page: number | null;
  char_count: number;
  search_word: string[];
}

export interface EventPage {
  events: EventRow[];
  /** The contract's last place, of the same moment as the events; 0 before the first. */
  head: string;
}

const ARTICLE = `a.title, a.media_code, a.media_name, a.published_on::text, a.published_at, a.url, a.category, a.article_class, a.issue_type,
    a.edition, a.start_page, a.end_page, a.char_count`;

/**
 * $1 contract, $2 themes, $3 the place behind which to read, $4 sources, $5 how many. One row without a position where there is no event,
 * for the head, which is of the same snapshot: whatever has a place up to it is visible. Hits and articles of the page are each read at
 * once, by a list of their ids: one by one, each would choose among the partitions anew.
 */
const page = (themes: string): string => `
  WITH page AS MATERIALIZED (
    SELECT * FROM article_event
    WHERE contract_id = $1 AND ${themes} AND position > $3::bigint AND data_section = ANY ($4::smallint[])
    ORDER BY position LIMIT $5),
  hit AS MATERIALIZED (
    SELECT theme_id, process_date, data_section, article_id, search_word FROM theme_article
    WHERE contract_id = $1 AND article_id = ANY (ARRAY(SELECT DISTINCT article_id FROM page)) AND disp_status = 0),
  art AS MATERIALIZED (
    SELECT a.article_id, ${ARTICLE} FROM article a
    WHERE a.article_id = ANY (ARRAY(SELECT DISTINCT article_id FROM page)) AND a.withdrawn_at IS NULL)
  SELECT coalesce((SELECT position FROM article_event_head WHERE contract_id = $1), 0)::text AS head,
    e.position::text, e.kind, e.article_id::text, e.theme_id, e.data_section, e.process_date::text, e.occurred_at, e.fields,
    a.title, a.media_code, a.media_name, a.published_on, a.published_at, a.url, a.category, a.article_class, a.issue_type,
    a.edition, a.start_page, a.end_page, a.char_count, h.search_word
  FROM (SELECT 1) one LEFT JOIN page e ON true
  LEFT JOIN hit h ON h.theme_id = e.theme_id AND h.process_date = e.process_date AND h.data_section = e.data_section
    AND h.article_id = e.article_id
  LEFT JOIN art a ON a.article_id = e.article_id AND h.search_word IS NOT NULL
  ORDER BY e.position`;

/** One theme is read by its own index; several in the order of the contract, so that no page reads more than it holds of each. */
const PAGES = { one: page("theme_id = ($2::int[])[1]"), several: page("theme_id = ANY ($2::int[])") };

/**
 * The events of themes behind a place, in the order in which they were committed. Places of a contract are given under a lock that is
 * held to the commit, so whoever sees one can see all before it.
 */
export async function readArticleEvents(
  tx: Transaction,
  { contractId, themeIds, sections, after, limit }: EventRequest,
): Promise<EventPage> {
  type Row = { head: string } & (EventRow | { position: null });
  const rows = await tx.prepared<Row>(themeIds.length === 1 ? PAGES.one : PAGES.several, [
    contractId,
    themeIds,
    after,
    sections,
    limit,
  ]);
  return {
    events: rows.filter((row): row is EventRow & { head: string } => row.position !== null),
    head: rows[0]?.head ?? "0",
  };
}
