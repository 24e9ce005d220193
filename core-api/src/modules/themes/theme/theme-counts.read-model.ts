import type { DataSection } from "@kirinuki/schema/codes.ts";
import { BROWSING, type Browser, browsingParameters, IS_WITHDRAWN, NOT_WITHDRAWN } from "../../../access/browsing.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { Period } from "../../../period/period.ts";
import { type CountColumns, countColumns, countsOf, type SectionCounts } from "../../../period/section-counts.ts";

/** A theme, group or topic with what home shows of it. Counts are of all sources; the caller leaves out what is not visible. */
export interface CountedNode {
  id: string;
  name: string;
  counts: SectionCounts;
  /** Sources of its expressions, or of those of its themes. */
  searched: DataSection[];
}
export interface CountedGroup extends CountedNode {
  themeIds: string[];
}

interface NodeRow extends CountColumns {
  id: string;
  name: string;
  searched: DataSection[];
}

const toNode = (row: NodeRow): CountedNode => ({
  id: row.id,
  name: row.name,
  counts: countsOf(row),
  searched: row.searched,
});

/** Sources of the themes' expressions; one without a source holds for all four. */
const SEARCHED = `
  searched AS (
    SELECT DISTINCT e.theme_id, s.data_section
    FROM expression e JOIN (VALUES (1), (2), (3), (5)) s(data_section) ON e.data_section = s.data_section OR e.data_section IS NULL
    WHERE e.contract_id = $1)`;

const ALL_HITS = countColumns("count(*)");
/** An article that several themes of a group found is one article, so that the label says what the list holds. */
const DISTINCT_ARTICLES = countColumns("count(DISTINCT ta.article_id)");
/** Hits that count, whatever they are joined with: $5 and $6 are the period. */
const COUNTED = "ta.contract_id = $1 AND ta.process_date BETWEEN $5 AND $6 AND ta.disp_status = 0";
/** A rollup `c` without what was withdrawn since, `w`. */
const LESS_WITHDRAWN = ["mc", "sc", "web", "magazine"]
  .map((column) => `(coalesce(c.${column}, 0) - coalesce(w.${column}, 0))::int AS ${column}`)
  .join(", ");

/**
 * From the rollup. It counts what was matched; articles withdrawn since then are taken off here, so that withdrawing one
 * takes effect in every contract immediately. They are few.
 */
const THEMES = `
  WITH ${BROWSING}, ${SEARCHED},
  rollup AS (
    SELECT theme_id, sum(mc) AS mc, sum(sc) AS sc, sum(web) AS web, sum(magazine) AS magazine
    FROM theme_count WHERE contract_id = $1 AND process_date BETWEEN $5 AND $6 GROUP BY theme_id),
  withdrawn AS MATERIALIZED (
    SELECT ta.theme_id, ${ALL_HITS} FROM theme_article ta WHERE ${COUNTED} AND ${IS_WITHDRAWN} GROUP BY ta.theme_id)
  SELECT t.theme_id::text AS id, t.theme_name AS name, ${LESS_WITHDRAWN},
    ARRAY(SELECT c.data_section FROM searched c WHERE c.theme_id = t.theme_id) AS searched
  FROM browsable_theme t LEFT JOIN rollup c USING (theme_id) LEFT JOIN withdrawn w USING (theme_id)
  ORDER BY t.display_order, t.theme_id`;

/** Every theme the user may browse. */
export async function readThemes(tx: Transaction, actor: Browser, { start, end }: Period): Promise<CountedNode[]> {
  const rows = await tx.query<NodeRow>(THEMES, [...browsingParameters(actor), start, end]);
  return rows.map(toNode);
}

/**
 * Counts of theme groups, from their rollup. An article that several themes found on several days is counted once: only its row whose
 * next day lies beyond the period's end counts. So the label says what the list holds. Withdrawn articles are taken off as for themes.
 */
const GROUPS = `
  WITH ${BROWSING}, ${SEARCHED},
  member AS (
    SELECT m.theme_group_id, m.theme_id, m.display_order FROM theme_group_theme m JOIN shared_theme_group USING (theme_group_id)
    WHERE m.contract_id = $1),
  rollup AS (
    SELECT theme_group_id, sum(mc) AS mc, sum(sc) AS sc, sum(web) AS web, sum(magazine) AS magazine
    FROM theme_group_count WHERE contract_id = $1 AND process_date BETWEEN $5 AND $6 AND next_date > $6 GROUP BY theme_group_id),
  withdrawn AS MATERIALIZED (
    SELECT m.theme_group_id, ${DISTINCT_ARTICLES} FROM theme_article ta JOIN member m USING (theme_id)
    WHERE ${COUNTED} AND ${IS_WITHDRAWN} GROUP BY m.theme_group_id)
  SELECT g.theme_group_id::text AS id, g.theme_group_name AS name, ${LESS_WITHDRAWN},
    ARRAY(SELECT DISTINCT c.data_section FROM searched c JOIN member m USING (theme_id) WHERE m.theme_group_id = g.theme_group_id) AS searched,
    ARRAY(SELECT m.theme_id::text FROM member m WHERE m.theme_group_id = g.theme_group_id ORDER BY m.display_order, m.theme_id) AS "themeIds"
  FROM shared_theme_group g LEFT JOIN rollup c USING (theme_group_id) LEFT JOIN withdrawn w USING (theme_group_id)
  ORDER BY g.display_order, g.theme_group_id`;

export async function readThemeGroups(
  tx: Transaction,
  actor: Browser,
  { start, end }: Period,
): Promise<CountedGroup[]> {
  const rows = await tx.query<NodeRow & { themeIds: string[] }>(GROUPS, [...browsingParameters(actor), start, end]);
  return rows.map((row) => ({ ...toNode(row), themeIds: row.themeIds }));
}

const TOPICS = `
  WITH ${BROWSING}, ${SEARCHED},
  rollup AS (
    SELECT topics_id, sum(mc) AS mc, sum(sc) AS sc, sum(web) AS web, sum(magazine) AS magazine
    FROM topic_count WHERE contract_id = $1 AND process_date BETWEEN $5 AND $6 GROUP BY topics_id),
  withdrawn AS MATERIALIZED (
    SELECT ta.topics_id, ${ALL_HITS} FROM shared_topic s JOIN topic_article ta ON ta.contract_id = $1 AND ta.topics_id = s.topics_id
    WHERE ${COUNTED} AND ${IS_WITHDRAWN} GROUP BY ta.topics_id)
  SELECT t.topics_id::text AS id, t.topics_name AS name, ${LESS_WITHDRAWN},
    ARRAY(SELECT DISTINCT c.data_section FROM searched c JOIN topic_theme m USING (theme_id)
          WHERE m.contract_id = $1 AND m.topics_id = t.topics_id) AS searched,
    (SELECT configuration_value FROM contract_configuration
     WHERE contract_id = $1 AND configuration_key = 'today_article_lookup') AS lookup
  FROM (SELECT 1) one LEFT JOIN shared_topic t ON true LEFT JOIN rollup c USING (topics_id) LEFT JOIN withdrawn w USING (topics_id)
  ORDER BY t.display_order, t.topics_id`;

export interface CountedTopics {
  topics: CountedNode[];
  /** "1": the screen also asks for today's articles (spec section 3). */
  todayArticleLookup: string;
}

/** Topics, and the configuration that travels with them: a row comes back even where there is no topic. */
export async function readTopics(tx: Transaction, actor: Browser, { start, end }: Period): Promise<CountedTopics> {
  type Row = Omit<NodeRow, "id"> & { id: string | null; lookup: string | null };
  const rows = await tx.query<Row>(TOPICS, [...browsingParameters(actor), start, end]);
  return {
    topics: rows.flatMap(({ id, ...row }) => (id === null ? [] : [toNode({ ...row, id })])),
    todayArticleLookup: rows[0]?.lookup ?? "0",
  };
}

const DISTINCT_OVER_THEMES = `
  WITH ${BROWSING}
  SELECT ${DISTINCT_ARTICLES} FROM browsable_theme t JOIN theme_article ta USING (theme_id)
  WHERE ${COUNTED} AND ${NOT_WITHDRAWN}`;

/** Articles over all themes the user may browse, each once. */
export async function readDistinctCounts(
  tx: Transaction,
  actor: Browser,
  { start, end }: Period,
): Promise<SectionCounts> {
  const [row] = await tx.query<CountColumns>(DISTINCT_OVER_THEMES, [...browsingParameters(actor), start, end]);
  return countsOf(row ?? { mc: 0, sc: 0, web: 0, magazine: 0 });
}
