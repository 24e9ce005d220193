import type { Transaction } from "../../../db/tenant.ts";
import type { ReportAdPair, ReportAdValue, ReportContent, ReportTonePair, ReportTones } from "./report-content.dto.ts";
import { hitParameters, NOW_AND_BEFORE, REPORT_HITS, type ReportSubject } from "./report-hits.ts";

/** Beyond these a table of themes and media says nothing that is read. */
const MOST_PAIRS = 100;

const SAID = `
  SELECT EXISTS (SELECT 1 FROM article_tone WHERE contract_id = $1) AS has_tones,
    EXISTS (SELECT 1 FROM media_rate WHERE contract_id = $1) AS has_rates`;

/** The hits with their tone; 0: nobody has set one. */
const TONED = `
  WITH ${REPORT_HITS},
  toned AS (
    SELECT h.*, coalesce(t.tone, 0)::int AS tone FROM hit h
    LEFT JOIN article_tone t ON t.contract_id = $1 AND t.article_id = h.article_id)`;

const TONE_TOTALS = `
  ${TONED}
  SELECT g.tone, ${NOW_AND_BEFORE} FROM unnest('{1,2,3,0}'::int[]) WITH ORDINALITY AS g(tone, place) LEFT JOIN toned USING (tone)
  GROUP BY g.tone, g.place ORDER BY g.place`;

/** The pairs of a theme and a medium with most tones set, in the order of the theme tree. */
const TONE_PAIRS = `
  ${TONED},
  cell AS (
    SELECT h.theme_id, a.media_name, h.data_section, h.tone, ${NOW_AND_BEFORE} FROM toned h JOIN article a USING (article_id)
    GROUP BY h.theme_id, a.media_name, h.data_section, h.tone),
  pair AS (
    SELECT theme_id, media_name, data_section, sum(article_count) FILTER (WHERE tone > 0) AS set_count,
      jsonb_agg(jsonb_build_object('tone', tone, 'article_count', article_count, 'before_count', before_count) ORDER BY tone) AS tones
    FROM cell GROUP BY theme_id, media_name, data_section),
  most AS (
    SELECT *, count(*) OVER ()::int AS pair_count FROM pair WHERE set_count > 0
    ORDER BY set_count DESC, theme_id, media_name, data_section LIMIT ${MOST_PAIRS})
  SELECT m.theme_id::text, t.theme_name, m.media_name, m.data_section, m.tones, m.pair_count
  FROM most m JOIN theme t ON t.contract_id = $1 AND t.theme_id = m.theme_id
  ORDER BY t.display_order, t.theme_id, m.set_count DESC, m.media_name, m.data_section`;

/** The hits with their advertising value as `adValueOf` knows it: NULL without a rate, or without an area in its unit. */
const VALUED = `
  WITH ${REPORT_HITS},
  valued AS (
    SELECT h.*, a.media_name, round(CASE r.unit WHEN 1 THEN a.area_cm2 ELSE a.area_dan END * r.rate) AS value
    FROM hit h JOIN article a USING (article_id) LEFT JOIN media_rate r ON r.contract_id = $1 AND r.media_code = a.media_code)`;

const FIGURES = `
  coalesce(sum(value) FILTER (WHERE NOT before), 0)::float8 AS value, coalesce(sum(value) FILTER (WHERE before), 0)::float8 AS before_value,
  (count(value) FILTER (WHERE NOT before))::int AS valued_count, (count(value) FILTER (WHERE before))::int AS before_valued_count,
  (count(*) FILTER (WHERE NOT before AND value IS NULL))::int AS unvalued_count,
  (count(*) FILTER (WHERE before AND value IS NULL))::int AS before_unvalued_count`;

/** An article of several themes has its value once. */
const AD_TOTALS = `
  ${VALUED}
  SELECT ${FIGURES} FROM (SELECT DISTINCT article_id, before, value FROM valued) v`;

/** The pairs of a theme and a medium with the highest values, in the order of the theme tree. */
const AD_PAIRS = `
  ${VALUED},
  pair AS (
    SELECT theme_id, media_name, data_section, ${FIGURES}
    FROM (SELECT DISTINCT theme_id, media_name, data_section, article_id, before, value FROM valued) v
    GROUP BY theme_id, media_name, data_section),
  most AS (
    SELECT *, count(*) OVER ()::int AS pair_count FROM pair WHERE valued_count > 0
    ORDER BY value DESC, theme_id, media_name, data_section LIMIT ${MOST_PAIRS})
  SELECT m.theme_id::text, t.theme_name, m.media_name, m.data_section, m.value, m.before_value, m.valued_count, m.before_valued_count,
    m.unvalued_count, m.before_unvalued_count, m.pair_count
  FROM most m JOIN theme t ON t.contract_id = $1 AND t.theme_id = m.theme_id
  ORDER BY t.display_order, t.theme_id, m.value DESC, m.media_name, m.data_section`;

type Assessments = Pick<ReportContent, "tones" | "ad_value">;

/** What the contract said of the articles; null where it has set no tone at all, or no rate. */
export async function readReportAssessments(tx: Transaction, subject: ReportSubject): Promise<Assessments> {
  const [said] = await tx.query<{ has_tones: boolean; has_rates: boolean }>(SAID, [subject.contractId]);
  const given = hitParameters(subject);
  return {
    tones: said?.has_tones ? await readTones(tx, given) : null,
    ad_value: said?.has_rates ? await readAdValue(tx, given) : null,
  };
}

type Paired<Pair> = Pair & { pair_count: number };

const pairsOf = <Pair>(rows: readonly Paired<Pair>[]) => ({
  pairs: rows.map(({ pair_count: _, ...pair }) => pair),
  pair_count: rows[0]?.pair_count ?? 0,
});

async function readTones(tx: Transaction, given: unknown[]): Promise<ReportTones> {
  const totals = await tx.query<ReportTones["totals"][number]>(TONE_TOTALS, given);
  return { totals, ...pairsOf(await tx.query<Paired<ReportTonePair>>(TONE_PAIRS, given)) };
}

async function readAdValue(tx: Transaction, given: unknown[]): Promise<ReportAdValue> {
  const [totals] = await tx.query<ReportAdValue["totals"]>(AD_TOTALS, given);
  if (!totals) throw new Error("an aggregate has one row");
  return { totals, ...pairsOf(await tx.query<Paired<ReportAdPair>>(AD_PAIRS, given)) };
}
