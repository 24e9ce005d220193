import type { Transaction } from "../db/tenant.ts";
import { addDays, type DayString } from "../time/tokyo.ts";
import type { SearchRequest } from "./article-search.ts";

/** Days of arrival, both included. */
export interface Days {
  readonly start: DayString;
  readonly end: DayString;
}

type Source = NonNullable<SearchRequest["source"]>;

const TABLES = {
  themes: "theme_article ta WHERE ta.contract_id = $1 AND ta.theme_id = ANY ($2::int[])",
  topic: "topic_article ta WHERE ta.contract_id = $1 AND ta.topics_id = $2::int",
};

/** The hits of a source, named `ta`, with `$1` contract, `$2` themes or topic, `$3` and `$4` period, `$5` sections. */
export const hitsOf = (source: Source): string => `${"topicsId" in source ? TABLES.topic : TABLES.themes}
  AND ta.process_date BETWEEN $3 AND $4 AND ta.data_section = ANY ($5::smallint[]) AND ta.disp_status = 0`;

export const hitParameters = ({ contractId, period, sections }: SearchRequest, source: Source): unknown[] => [
  contractId,
  "topicsId" in source ? source.topicsId : source.themeIds,
  period.start,
  period.end,
  sections,
];

/**
 * When the articles of some hits may have arrived, told by the months that begin their ids: hits of a theme whose past was
 * matched again are older than the day of the hit. Null where there is no hit.
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
