import type { Transaction } from "../../../db/tenant.ts";
import { readReportAssessments } from "./report-assessments.read-model.ts";
import type { MediumCount, ReportContent, ReportDay, ReportStory, ThemeCount } from "./report-content.dto.ts";
import { hitParameters, NOW_AND_BEFORE, REPORT_HITS, type ReportSubject } from "./report-hits.ts";
import { readReportProminence } from "./report-prominence.read-model.ts";

/** Beyond these a table says nothing that is read. */
const MOST_MEDIA = 30;
const MOST_STORIES = 20;

const TOTALS = `
  WITH ${REPORT_HITS},
  told AS (SELECT h.before, h.article_id, coalesce(s.same_story_id, h.article_id) AS story FROM hit h LEFT JOIN article_story s USING (article_id))
  SELECT ${NOW_AND_BEFORE}, (count(DISTINCT story) FILTER (WHERE NOT before))::int AS story_count,
    (count(DISTINCT story) FILTER (WHERE before))::int AS before_story_count
  FROM told`;

const SOURCES = `
  WITH ${REPORT_HITS}
  SELECT data_section, ${NOW_AND_BEFORE} FROM hit GROUP BY data_section ORDER BY data_section`;

const THEMES = `
  WITH ${REPORT_HITS},
  counted AS (SELECT theme_id, data_section, ${NOW_AND_BEFORE} FROM hit GROUP BY theme_id, data_section)
  SELECT t.theme_id::text, t.theme_name, coalesce(sum(c.article_count), 0)::int AS article_count,
    coalesce(sum(c.before_count), 0)::int AS before_count,
    coalesce(jsonb_agg(jsonb_build_object('data_section', c.data_section, 'article_count', c.article_count, 'before_count', c.before_count)
      ORDER BY c.data_section) FILTER (WHERE c.theme_id IS NOT NULL), '[]') AS sources
  FROM theme t LEFT JOIN counted c USING (theme_id)
  WHERE t.contract_id = $1 AND t.theme_id = ANY ($2::int[])
  GROUP BY t.theme_id, t.theme_name, t.display_order ORDER BY t.display_order, t.theme_id`;

/** A medium is what its articles call it; newspapers as images and as text are two sources of one. */
const MEDIA = `
  WITH ${REPORT_HITS},
  named AS MATERIALIZED (SELECT h.*, a.media_name FROM hit h JOIN article a USING (article_id)),
  medium AS (
    SELECT media_name, data_section, ${NOW_AND_BEFORE} FROM named GROUP BY media_name, data_section),
  most AS (
    SELECT *, count(*) OVER ()::int AS media_count FROM medium WHERE article_count > 0
    ORDER BY article_count DESC, media_name, data_section LIMIT ${MOST_MEDIA}),
  by_theme AS (
    SELECT media_name, data_section, theme_id, count(DISTINCT article_id)::int AS n FROM named WHERE NOT before GROUP BY 1, 2, 3)
  SELECT m.media_name, m.data_section, m.article_count, m.before_count, m.media_count,
    (SELECT jsonb_agg(jsonb_build_object('theme_id', b.theme_id::text, 'article_count', b.n) ORDER BY b.theme_id) FROM by_theme b
     WHERE b.media_name = m.media_name AND b.data_section = m.data_section) AS themes
  FROM most m ORDER BY m.article_count DESC, m.media_name, m.data_section`;

/** Every day of the period, those without articles too. */
const DAYS = `
  WITH ${REPORT_HITS},
  counted AS (
    SELECT process_date, (count(DISTINCT article_id) FILTER (WHERE data_section IN (1, 2)))::int AS news,
      (count(DISTINCT article_id) FILTER (WHERE data_section = 3))::int AS web,
      (count(DISTINCT article_id) FILTER (WHERE data_section = 5))::int AS magazine
    FROM hit WHERE NOT before GROUP BY process_date)
  SELECT d::date::text AS process_date, coalesce(news, 0) AS news_article_count, coalesce(web, 0) AS web_article_count,
    coalesce(magazine, 0) AS magazine_article_count
  FROM generate_series($4::date, $5::date, interval '1 day') d LEFT JOIN counted c ON c.process_date = d::date ORDER BY d`;

/** Stories that several articles tell, the most told first; each by its first article. */
const STORIES = `
  WITH ${REPORT_HITS},
  told AS (
    SELECT DISTINCT s.same_story_id, h.article_id FROM hit h JOIN article_story s USING (article_id) WHERE NOT h.before),
  story AS (
    SELECT same_story_id, count(*)::int AS article_count, min(article_id) AS article_id, count(DISTINCT a.media_name)::int AS media_count
    FROM told JOIN article a USING (article_id) GROUP BY same_story_id HAVING count(*) > 1
    ORDER BY article_count DESC, article_id DESC LIMIT ${MOST_STORIES})
  SELECT s.article_id::text, a.data_section, a.title, a.media_name, s.article_count, s.media_count,
    (SELECT min(h.process_date)::text FROM hit h WHERE h.article_id = s.article_id) AS process_date
  FROM story s JOIN article a USING (article_id) ORDER BY s.article_count DESC, s.article_id DESC`;

const NAMES = `
  SELECT c.company_name, ARRAY(SELECT g.theme_group_name FROM theme_group g
    WHERE g.contract_id = $1 AND g.theme_group_id = ANY ($2::int[]) ORDER BY g.display_order, g.theme_group_id) AS theme_group_names
  FROM contract c WHERE c.contract_id = $1`;

type Names = Pick<ReportContent, "company_name" | "theme_group_names">;

export async function readReportNames(
  tx: Transaction,
  contractId: number,
  themeGroupIds: readonly number[],
): Promise<Names> {
  const [names] = await tx.query<Names>(NAMES, [contractId, themeGroupIds]);
  return names ?? { company_name: "", theme_group_names: [] };
}

type Totals = ReportContent["totals"];
type CountedMedium = MediumCount & { media_count: number };

export type ReportCounts = Pick<
  ReportContent,
  "totals" | "themes" | "media" | "media_count" | "days" | "stories" | "prominence" | "tones" | "ad_value"
>;

/** All counts of a report; call it in one transaction, so that they agree with each other. */
export async function readReportCounts(tx: Transaction, subject: ReportSubject): Promise<ReportCounts> {
  const given = hitParameters(subject);
  const [totals] = await tx.query<Omit<Totals, "sources">>(TOTALS, given);
  if (!totals) throw new Error("an aggregate has one row");
  const sources = await tx.query<Totals["sources"][number]>(SOURCES, given);
  const media = await tx.query<CountedMedium>(MEDIA, given);
  return {
    totals: { ...totals, sources },
    themes: await tx.query<ThemeCount>(THEMES, given),
    media: media.map(({ media_count: _, ...medium }) => medium),
    media_count: media[0]?.media_count ?? 0,
    days: await tx.query<ReportDay>(DAYS, given),
    stories: await tx.query<ReportStory>(STORIES, given),
    ...(await readReportProminence(tx, subject)),
    ...(await readReportAssessments(tx, subject)),
  };
}
