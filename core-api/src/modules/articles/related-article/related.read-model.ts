import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Actor } from "../../../access/actor.ts";
import { BROWSING, browsingParameters, NOT_WITHDRAWN } from "../../../access/browsing.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { bandsOf } from "../../../ingest/same-story/sketch.ts";
import { LARGEST_STORY } from "../../../ingest/same-story/stories.ts";
import { earliestSetupDay } from "../../../period/arrival-month.ts";
import { addDays, type DayString } from "../../../time/tokyo.ts";

/** What is told of an article beside another, and by what it is compared. */
export interface RelatedRow {
  article_id: string;
  data_section: DataSection;
  title: string;
  lead: string;
  media_code: string;
  media_name: string;
  published_on: string | null;
  published_at: Date | null;
  arrived_at: Date;
  withdrawn_at: Date | null;
  /** null for a text that is too short for one. */
  signature: Uint8Array | null;
  story_id: string | null;
}

const FACTS = `
  SELECT a.article_id::text, a.data_section, a.title, a.lead, a.media_code, a.media_name,
    nullif(a.published_on, '9999-12-31')::text AS published_on, a.published_at, a.arrived_at, a.withdrawn_at, s.signature,
    s.same_story_id::text AS story_id
  FROM article a LEFT JOIN article_story s USING (article_id) WHERE a.article_id = ANY ($1::bigint[])`;

export const readFacts = (tx: Transaction, articleIds: readonly string[]): Promise<RelatedRow[]> =>
  articleIds.length === 0 ? Promise.resolve([]) : tx.query<RelatedRow>(FACTS, [articleIds]);

/** The articles of a story, at most as many as it holds; whoever may see them. */
export async function readMembers(tx: Transaction, storyId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `SELECT article_id::text AS id FROM article_story WHERE same_story_id = $1::bigint ORDER BY article_id LIMIT ${LARGEST_STORY}`,
    [storyId],
  );
  return rows.map(({ id }) => id);
}

/** Days before and after an article, in which similar ones are looked for. */
const DAYS_AROUND = 45;
/** Of one theme or topic, how many of the nearest on each side; and of how many themes. */
const NEAREST = 60;
const MOST_THEMES = 6;

/** Each side is read along the key, and ends after NEAREST hits, however many the theme has. */
const nearest = (table: string, key: string, value: string): string =>
  [
    ["BETWEEN $7::date AND $6::date", "DESC"],
    ["BETWEEN $6::date + 1 AND $8::date", "ASC"],
  ]
    .map(
      ([days, order]) => `(
      SELECT ta.article_id FROM ${table} ta
      WHERE ta.contract_id = $1 AND ta.${key} = ${value} AND ta.process_date ${days}
        AND ta.disp_status = 0 AND ta.data_section = ANY ($9::smallint[]) AND ${NOT_WITHDRAWN}
      ORDER BY ta.process_date ${order} LIMIT ${NEAREST})`,
    )
    .join(" UNION ALL ");

/** $5 the article, $6 its day, $7 and $8 the first and last day that are looked at, $9 sources, $10 the day before which it was not set up. */
const NEAR = `
  WITH ${BROWSING},
  own AS MATERIALIZED (
    SELECT ta.theme_id, ta.search_word FROM theme_article ta
    WHERE ta.contract_id = $1 AND ta.article_id = $5::bigint AND ta.process_date >= $10::date AND ta.disp_status = 0
      AND ta.theme_id IN (SELECT theme_id FROM browsable_theme)),
  own_topic AS MATERIALIZED (
    SELECT ta.topics_id FROM topic_article ta
    WHERE ta.contract_id = $1 AND ta.article_id = $5::bigint AND ta.disp_status = 0
      AND ta.topics_id IN (SELECT topics_id FROM shared_topic)),
  near AS (
    SELECT n.article_id FROM (SELECT DISTINCT theme_id FROM own ORDER BY theme_id LIMIT ${MOST_THEMES}) o
    CROSS JOIN LATERAL (${nearest("theme_article", "theme_id", "o.theme_id")}) n
    UNION
    SELECT n.article_id FROM (SELECT DISTINCT topics_id FROM own_topic ORDER BY topics_id LIMIT ${MOST_THEMES}) o
    CROSS JOIN LATERAL (${nearest("topic_article", "topics_id", "o.topics_id")}) n)
  SELECT ARRAY(SELECT article_id::text FROM near WHERE article_id <> $5::bigint) AS ids,
    ARRAY(SELECT DISTINCT theme_id FROM own) AS themes,
    ARRAY(SELECT DISTINCT word FROM own CROSS JOIN unnest(own.search_word) AS word ORDER BY word) AS words`;

/** Articles beside one in its themes and topics, the nearest by day; and why it is there itself. */
export interface Near {
  ids: string[];
  /** Themes that the user may browse. */
  themes: number[];
  /** For which they found it. */
  words: string[];
}

export async function readNear(
  tx: Transaction,
  actor: Actor,
  { articleId, day }: { articleId: string; day: DayString },
): Promise<Near> {
  const [row] = await tx.query<Near>(NEAR, [
    ...browsingParameters(actor),
    articleId,
    day,
    addDays(day, -DAYS_AROUND),
    addDays(day, DAYS_AROUND),
    actor.sections,
    earliestSetupDay([articleId]),
  ]);
  return row ?? { ids: [], themes: [], words: [] };
}

/** Of one band of a sketch: it is shared by chance where very many have it. */
const PER_BAND = 15;

const BANDS = `
  SELECT DISTINCT c.article_id::text AS id FROM unnest($1::int[]) AS q(band)
  CROSS JOIN LATERAL (
    SELECT b.article_id FROM story_band b WHERE b.band = q.band AND b.day BETWEEN $2::date AND $3::date
    ORDER BY b.day DESC, b.article_id DESC LIMIT ${PER_BAND}) c`;

/** Articles of the whole collection whose sketches share a band with one, of this and the last month; whoever may see them. */
export async function readAlike(tx: Transaction, signature: Uint8Array, day: DayString): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(BANDS, [
    bandsOf(signature),
    addDays(day, -DAYS_AROUND),
    addDays(day, DAYS_AROUND),
  ]);
  return rows.map(({ id }) => id);
}

export interface ChangeRow {
  article_id: string;
  changed_at: Date;
  fields: string[];
}

/** What sources corrected in some articles; that they took one back is said by the article itself. */
export const readChanges = (tx: Transaction, articleIds: readonly string[]): Promise<ChangeRow[]> =>
  tx.query<ChangeRow>(
    `SELECT article_id::text, changed_at, fields FROM article_change
     WHERE article_id = ANY ($1::bigint[]) AND kind = 'corrected' ORDER BY changed_at, article_change_id`,
    [articleIds],
  );

export interface ThemeRow {
  theme_id: string;
  theme_name: string;
  /** How many of the given articles it took. */
  articles: number;
}

/** $5 articles, $6 a day before which none was set up, $7 sources. */
const THEMES = `
  WITH ${BROWSING},
  taken AS (
    SELECT ta.theme_id, count(DISTINCT ta.article_id)::int AS n FROM theme_article ta
    WHERE ta.contract_id = $1 AND ta.article_id = ANY ($5::bigint[]) AND ta.process_date >= $6::date AND ta.disp_status = 0
      AND ta.data_section = ANY ($7::smallint[])
    GROUP BY ta.theme_id)
  SELECT b.theme_id::text, b.theme_name, coalesce(t.n, 0) AS articles
  FROM browsable_theme b LEFT JOIN taken t USING (theme_id) ORDER BY b.display_order, b.theme_id`;

/** Every theme that the user may browse, in the contract's order. */
export const readThemes = (tx: Transaction, actor: Actor, articleIds: readonly string[]): Promise<ThemeRow[]> =>
  tx.query<ThemeRow>(THEMES, [...browsingParameters(actor), articleIds, earliestSetupDay(articleIds), actor.sections]);
