import { DATA_KBN, type DataKbn } from "@kirinuki/schema/codes.ts";
import type { Actor } from "../../../access/actor.ts";
import { BROWSING, browsingParameters, NOT_WITHDRAWN } from "../../../access/browsing.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { Period } from "../../../period/period.ts";
import { type CountColumns, countColumns, countsOf, type SectionCounts } from "../../../period/section-counts.ts";
import { addDays } from "../../../time/tokyo.ts";

/** What a user has read of a theme, group or topic, and how far he had come in its list. */
export interface ReadingPlace {
  kind: DataKbn;
  id: string;
  read: SectionCounts;
  /** The newest article at his last visit; null: he has not been there. */
  seen: string | null;
}

interface PlaceRow extends CountColumns {
  kind: DataKbn;
  id: string;
  seen: string | null;
}

/** An article is set up for a theme soon after it comes; marks of articles that came longer before the period are not looked at. */
const DAYS_BEFORE = 62;

const COUNTED = `ta.contract_id = $1 AND ta.process_date BETWEEN $5 AND $6 AND ta.disp_status = 0 AND ${NOT_WITHDRAWN}`;
const HITS = countColumns("count(*)");

/**
 * $5, $6 period, $7 user, $8 least article. It begins with the user's own marks and looks each of them up: it costs what he has
 * read around the period, whatever the themes have found.
 */
const PLACES = `
  WITH ${BROWSING},
  mark AS MATERIALIZED (
    SELECT article_id FROM read_mark WHERE contract_id = $1 AND user_id = $7 AND article_id >= $8::bigint),
  hit AS MATERIALIZED (
    SELECT ta.* FROM mark, LATERAL (
      SELECT ta.theme_id, ta.article_id, ta.data_section FROM theme_article ta
      WHERE ta.article_id = mark.article_id AND ${COUNTED} OFFSET 0) ta),
  place AS (
    SELECT ${DATA_KBN.theme} AS kind, ta.theme_id AS id, ${HITS} FROM hit ta JOIN browsable_theme USING (theme_id) GROUP BY ta.theme_id
    UNION ALL
    SELECT ${DATA_KBN.themeGroup}, m.theme_group_id, ${countColumns("count(DISTINCT ta.article_id)")}
    FROM hit ta JOIN theme_group_theme m ON m.contract_id = $1 AND m.theme_id = ta.theme_id
      JOIN shared_theme_group USING (theme_group_id) GROUP BY m.theme_group_id
    UNION ALL
    SELECT ${DATA_KBN.topic}, ta.topics_id, ${HITS} FROM mark JOIN topic_article ta USING (article_id)
      JOIN shared_topic USING (topics_id) WHERE ${COUNTED} GROUP BY ta.topics_id)
  SELECT kind, id::text, coalesce(mc, 0) AS mc, coalesce(sc, 0) AS sc, coalesce(web, 0) AS web, coalesce(magazine, 0) AS magazine,
    v.article_id::text AS seen
  FROM place FULL JOIN (
    SELECT data_kbn AS kind, id, article_id FROM list_visit WHERE contract_id = $1 AND user_id = $7) v USING (kind, id)
  ORDER BY kind, id`;

export async function readPlaces(tx: Transaction, actor: Actor, { start, end }: Period): Promise<ReadingPlace[]> {
  const rows = await tx.query<PlaceRow>(PLACES, [
    ...browsingParameters(actor),
    start,
    end,
    actor.userId,
    leastArticle(start),
  ]);
  return rows.map((row) => ({ kind: row.kind, id: row.id, read: countsOf(row), seen: row.seen }));
}

/** Articles' ids begin with the month in which they came. */
const leastArticle = (start: string): string => `${addDays(start, -DAYS_BEFORE).slice(0, 7).replace("-", "")}000000000`;
