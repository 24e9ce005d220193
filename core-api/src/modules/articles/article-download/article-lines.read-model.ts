import { NO_DATE } from "@kirinuki/schema/codes.ts";
import { commonText } from "@kirinuki/schema/common-text.ts";
import { gradeText } from "@kirinuki/schema/prominence.ts";
import { areaUnitText, noAreaText, TONES, toneText } from "@kirinuki/schema/tones.ts";
import type { CsvEncoding } from "../../../csv/csv-encoding.ts";
import { cursorLines } from "../../../csv/cursor-rows.ts";
import { quickLine } from "../../../csv/sql-line.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { EveryHit, PageEntry } from "../article/article-page.read-model.ts";
import { SECTION_NAMES } from "./article-list.columns.ts";

const TOKYO = "AT TIME ZONE 'Asia/Tokyo'";
const isNone = (day: string): string => `${day} = DATE '${NO_DATE}'`;
const known = (day: string, format: string): string =>
  `CASE WHEN (${day})::date <> DATE '${NO_DATE}' THEN to_char(${day}, '${format}') END`;
const oneOf = (column: string, names: Record<number, string>): string =>
  `CASE ${column} ${Object.entries(names)
    .map(([code, name]) => `WHEN ${code} THEN '${name}'`)
    .join(" ")} END`;

const NEWSPAPER = "a.data_section NOT IN (3, 5)";
const MAGAZINE = "a.data_section = 5";
const WEB = "a.data_section = 3";
const only = (section: string, value: string): string => `CASE WHEN ${section} THEN ${value} END`;

const DAY = "YYYY/MM/DD";
const MINUTE = "YYYY/MM/DD HH24:MI";
const SALE_MINUTE = "MM/DD HH24:MI";
const saleEnd = (column: string): string => `coalesce(${known(`a.${column} ${TOKYO}`, SALE_MINUTE)}, '')`;
const SALE = `CASE
    WHEN NOT coalesce(a.sales_datetime_flag, false) AND NOT coalesce(${isNone(`(a.redelivery_from_datetime ${TOKYO})::date`)}, true) THEN '-'
    ELSE nullif(${saleEnd("sales_from_datetime")} || '～' || ${saleEnd("sales_to_datetime")}, '～') END`;

/** The unit of the rate, where the area is known in it; else the other (ad-value.ts). */
const UNIT = `CASE WHEN m.unit = 2 THEN CASE WHEN a.area_dan IS NOT NULL THEN 2 ELSE 1 END
    ELSE CASE WHEN a.area_cm2 IS NOT NULL THEN 1 ELSE 2 END END`;
/** Three places of decimals at most, rounded as JavaScript shows a number. */
const AREA_LABEL = `CASE
    WHEN v.area IS NULL THEN CASE WHEN m.rate IS NOT NULL THEN '${noAreaText}' END
    ELSE rtrim(to_char(round(v.area::text::numeric, 3), 'FM999,999,999,999,990.999'), '.') || ${oneOf("v.unit", areaUnitText)} END`;
/** Halves up, whatever the processor's mode. */
const VALUE =
  "CASE WHEN v.unit = m.unit THEN (floor(v.area * m.rate) + (v.area * m.rate - floor(v.area * m.rate) >= 0.5)::int)::bigint END";

/** What each cell is of, in the order of ARTICLE_LIST_COLUMNS (a test compares both); `number` needs no quotes. */
const CELLS: Record<string, { sql: string; isNumber?: true }> = {
  process_date: { sql: known("h.process_date", DAY) },
  section: { sql: oneOf("a.data_section", SECTION_NAMES) },
  media_name: { sql: "a.media_name" },
  title: { sql: "a.title" },
  published: {
    sql: `CASE WHEN ${WEB} AND a.published_at IS NOT NULL THEN ${known(`a.published_at ${TOKYO}`, MINUTE)}
      ELSE ${known(`coalesce(a.published_on, (a.published_at ${TOKYO})::date)`, DAY)} END`,
  },
  issue: {
    sql: only(
      `${NEWSPAPER} AND a.issue_type IS NOT NULL`,
      `CASE a.issue_type WHEN 1 THEN '${commonText.morning}' WHEN 2 THEN '${commonText.evening}' ELSE '${commonText.otherIssue}' END`,
    ),
  },
  edition: { sql: only(NEWSPAPER, "a.edition") },
  frame_no: { sql: only(NEWSPAPER, "a.frame_no") },
  head_no: { sql: only(NEWSPAPER, "a.head_no") },
  image_count: { sql: only(NEWSPAPER, "a.image_count"), isNumber: true },
  char_count: { sql: only(NEWSPAPER, "a.char_count"), isNumber: true },
  class: { sql: `CASE WHEN ${NEWSPAPER} THEN a.article_class ELSE a.category END` },
  start_page: { sql: only(MAGAZINE, "a.start_page"), isNumber: true },
  end_page: { sql: only(MAGAZINE, "a.end_page"), isNumber: true },
  sale: { sql: only(MAGAZINE, SALE) },
  themes: { sql: "n.names" },
  words: { sql: "w.words" },
  comment: { sql: "s.comment" },
  url: { sql: `CASE WHEN NOT (${NEWSPAPER}) THEN a.url END` },
  article_id: { sql: "a.article_id::text" },
  tone: { sql: oneOf("o.tone", Object.fromEntries(TONES.map((tone) => [tone, toneText[tone]]))) },
  tags: { sql: "g.tags" },
  area: { sql: AREA_LABEL },
  value: { sql: VALUE, isNumber: true },
  prominence: { sql: `coalesce(${oneOf("n.grade", gradeText)}, '')` },
};

const CELL_NAMES = Object.entries(CELLS);

/** Chosen articles, in their own order. */
export const namedHits = (contractId: number, entries: readonly PageEntry[]): EveryHit => ({
  hit: `hit AS MATERIALIZED (
    SELECT article_id, process_date, place FROM unnest($2::bigint[], $3::date[]) WITH ORDINALITY AS u(article_id, process_date, place) WHERE $1::int > 0)`,
  order: "h.place",
  parameters: [contractId, entries.map(({ articleId }) => articleId), entries.map(({ processDate }) => processDate)],
});

/** Where hits of some articles are: none is from before the month of arrival, with which every id begins. */
const FIRST_DAY = "(SELECT to_date((min(article_id) / 1000000000)::text, 'YYYYMM') - 1 FROM hit)";

/**
 * A word stands where it is first: by theme, by day, by its place in the hit.
 * @param themes @param themeIds numbers of their parameters: those the user may browse, and those whose words are shown; null: all
 */
const statement = ({ hit, order }: EveryHit, themes: number, themeIds: number, encoding: CsvEncoding): string => `
  WITH ${hit},
  named AS MATERIALIZED (
    SELECT theme_id, theme_name, row_number() OVER (ORDER BY display_order, theme_id) AS place,
      $${themeIds}::int[] IS NULL OR theme_id = ANY ($${themeIds}::int[]) AS is_shown
    FROM theme WHERE contract_id = $1 AND theme_id = ANY ($${themes}::int[])),
  found AS MATERIALIZED (
    SELECT ta.article_id, t.theme_name, t.place, t.is_shown, ta.process_date - DATE '2000-01-01' AS day, ta.search_word,
      CASE WHEN t.is_shown THEN nullif(ta.prominence, 0) END AS grade
    FROM theme_article ta JOIN named t USING (theme_id)
    WHERE ta.contract_id = $1 AND ta.theme_id = ANY ($${themes}::int[]) AND ta.process_date >= ${FIRST_DAY}
      AND ta.article_id IN (SELECT article_id FROM hit))
  SELECT ${quickLine(
    CELL_NAMES.map(([name, { isNumber }]) => ({ column: name, isNumber: isNumber ?? false })),
    encoding,
  )} AS line
  FROM (
    SELECT ${CELL_NAMES.map(([name, { sql }]) => `${sql} AS ${name}`).join(", ")}
    FROM hit h JOIN article a ON a.article_id = h.article_id
      AND a.article_id BETWEEN (SELECT min(article_id) FROM hit) AND (SELECT max(article_id) FROM hit)
    LEFT JOIN article_setting s ON s.contract_id = $1 AND s.article_id = a.article_id
    LEFT JOIN article_tone o ON o.contract_id = $1 AND o.article_id = a.article_id
    LEFT JOIN media_rate m ON m.contract_id = $1 AND m.media_code = a.media_code
    CROSS JOIN LATERAL (SELECT u.unit, (CASE u.unit WHEN 1 THEN a.area_cm2 ELSE a.area_dan END)::float8 AS area FROM (SELECT ${UNIT} AS unit) u) v
    LEFT JOIN (
      SELECT at.article_id, string_agg(tag_name, ' / ' ORDER BY display_order, at.tag_id) AS tags FROM article_tag at JOIN tag USING (contract_id, tag_id)
      WHERE at.contract_id = $1 AND at.article_id IN (SELECT article_id FROM hit) GROUP BY at.article_id) g ON g.article_id = a.article_id
    LEFT JOIN (
      SELECT article_id, string_agg(theme_name, ' / ' ORDER BY place) AS names, min(grade) AS grade
      FROM (SELECT article_id, theme_name, place, min(grade) AS grade FROM found GROUP BY article_id, theme_name, place) each GROUP BY article_id
    ) n ON n.article_id = a.article_id
    LEFT JOIN (
      SELECT article_id, string_agg(word, ' / ' ORDER BY first) AS words
      FROM (SELECT article_id, word COLLATE "C" AS word, min((place << 32) + (day << 12) + at) AS first
        FROM found, unnest(search_word) WITH ORDINALITY u(word, at) WHERE is_shown GROUP BY article_id, word COLLATE "C") each GROUP BY article_id
    ) w ON w.article_id = a.article_id
    ORDER BY ${order}) c`;

/**
 * Every article of a list as lines of CSV: what the `rows` of `articleList` give through `ARTICLE_LIST_COLUMNS`, byte for byte (a test). In one
 * statement: what each chunk would ask anew takes longer than the whole.
 */
export function articleLines(
  { tx }: { tx: Transaction },
  { every, browsableThemeIds, themeIds }: ListedHits,
  encoding: CsvEncoding,
): AsyncGenerator<string> {
  const first = every.parameters.length + 1;
  const parameters = [...every.parameters, browsableThemeIds, themeIds && [...themeIds]];
  return cursorLines(tx, statement(every, first, first + 1, encoding), parameters);
}

interface ListedHits {
  every: EveryHit;
  browsableThemeIds: readonly number[];
  /** Whose search words are shown; null: of all that are browsed. */
  themeIds: ReadonlySet<number> | null;
}
