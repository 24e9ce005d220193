import { MANAGED_HITS } from "../access/managed-hits.ts";
import type { Transaction } from "../db/tenant.ts";
import { addDays, type DayString } from "../time/tokyo.ts";
import type { SearchRequest } from "./article-search.ts";

/** Days of arrival, both included. */
export interface Days {
  readonly start: DayString;
  readonly end: DayString;
}

type Source = NonNullable<SearchRequest["source"]>;

const listed = (table: string, of: string): string => `${table} ta WHERE ta.contract_id = $1 AND ${of}
  AND ta.process_date BETWEEN $3 AND $4 AND ta.data_section = ANY ($5::smallint[]) AND ta.disp_status = 0`;

const TOPIC_ARTICLES = listed("topic_article", "ta.topics_id = $2::int");
const THEME_HITS = listed("theme_article", "ta.theme_id = ANY ($2::int[])");

/** The hits of a source, named `ta`, with `$1` contract, `$2` themes, theme or topic, `$3` and `$4` period, `$5` sections. */
export function hitsOf(source: Source): string {
  if ("managedThemeId" in source) return MANAGED_HITS;
  return "topicsId" in source ? TOPIC_ARTICLES : THEME_HITS;
}

function selected(source: Source): unknown {
  if ("managedThemeId" in source) return source.managedThemeId;
  return "topicsId" in source ? source.topicsId : source.themeIds;
}

export const hitParameters = ({ contractId, period, sections }: SearchRequest, source: Source): unknown[] => [
  contractId,
  selected(source),
  period.start,
  period.end,
  sections,
];

/**
 * When the articles of some hits may have arrived, by the months in their ids: after a rematch, articles are older than the
 * day of their hit. Null if there is no hit.
 */
export async function readDaysOfHits(tx: Transaction, request: SearchRequest, source: Source): Promise<Days | null> {
  const [row] = await tx.query<{ first: string | null; last: string | null }>(
    `SELECT min(ta.article_id)::text AS first, max(ta.article_id)::text AS last FROM ${hitsOf(source)}`,
    hitParameters(request, source),
  );
  if (!row?.first || !row.last) return null;
  return { start: addDays(monthOf(row.first), -1), end: addDays(monthOf(row.last), 32) };
}

/** The first of the month of arrival. Around it a day is added, whatever time zone the month was reckoned in. */
const monthOf = (articleId: string): DayString => `${articleId.slice(0, 4)}-${articleId.slice(4, 6)}-01`;
