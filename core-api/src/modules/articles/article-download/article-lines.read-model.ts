import { NO_DATE } from "@kirinuki/schema/codes.ts";
import { commonText } from "@kirinuki/schema/common-text.ts";
import { areaUnitText, noAreaText, TONES, toneText } from "@kirinuki/schema/tones.ts";
import type { CsvEncoding } from "../../../csv/csv-encoding.ts";
import { sqlCell, sqlLine, sqlNumber } from "../../../csv/sql-line.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { earliestSetupDay } from "../../../period/arrival-month.ts";
import type { PageEntry } from "../article/article-page.read-model.ts";
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
  process_date: { sql: known("e.day", DAY) },
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
};

const CELL_NAMES = Object.entries(CELLS);

/**
 * $1 contract, $2 articles and $3 their days in the order of the list, $4 themes the user may browse, $5 a day before which none was set up, $6 themes
 * whose words are shown; null: all. Cells are made before they are written, since a cell is read several times.
 */
const linesIn = (encoding: CsvEncoding): string => `
  WITH entry AS MATERIALIZED (SELECT * FROM unnest($2::bigint[], $3::date[]) WITH ORDINALITY AS e(article_id, day, place)),
  hit AS MATERIALIZED (
    SELECT ta.article_id, ta.theme_id, t.theme_name, ta.search_word, row_number() OVER (ORDER BY t.display_order, t.theme_id, ta.process_date) AS place
    FROM theme_article ta JOIN theme t USING (contract_id, theme_id)
    WHERE ta.contract_id = $1 AND ta.article_id = ANY ($2::bigint[]) AND ta.theme_id = ANY ($4::int[]) AND ta.process_date >= $5::date),
  cell AS MATERIALIZED (
    SELECT e.place, ${CELL_NAMES.map(([name, { sql }]) => `${sql} AS ${name}`).join(", ")}
    FROM entry e JOIN article a ON a.article_id = e.article_id AND a.article_id = ANY ($2::bigint[])
    LEFT JOIN article_setting s ON s.contract_id = $1 AND s.article_id = a.article_id
    LEFT JOIN article_tone o ON o.contract_id = $1 AND o.article_id = a.article_id
    LEFT JOIN media_rate m ON m.contract_id = $1 AND m.media_code = a.media_code
    CROSS JOIN LATERAL (SELECT u.unit, (CASE u.unit WHEN 1 THEN a.area_cm2 ELSE a.area_dan END)::float8 AS area FROM (SELECT ${UNIT} AS unit) u) v
    LEFT JOIN (
      SELECT at.article_id, string_agg(tag_name, ' / ' ORDER BY display_order, at.tag_id) AS tags FROM article_tag at JOIN tag USING (contract_id, tag_id)
      WHERE at.contract_id = $1 AND at.article_id = ANY ($2::bigint[]) GROUP BY at.article_id) g ON g.article_id = a.article_id
    LEFT JOIN (
      SELECT article_id, string_agg(theme_name, ' / ' ORDER BY place) AS names
      FROM (SELECT article_id, theme_name, min(place) AS place FROM hit GROUP BY article_id, theme_name) each GROUP BY article_id
    ) n ON n.article_id = a.article_id
    LEFT JOIN (
      SELECT article_id, string_agg(word, ' / ' ORDER BY place, at) AS words
      FROM (SELECT DISTINCT ON (article_id, word) article_id, word, place, at FROM hit, unnest(search_word) WITH ORDINALITY u(word, at)
        WHERE $6::int[] IS NULL OR theme_id = ANY ($6::int[]) ORDER BY article_id, word, place, at) each GROUP BY article_id
    ) w ON w.article_id = a.article_id)
  SELECT coalesce(string_agg(${sqlLine(CELL_NAMES.map(([name, { isNumber }]) => (isNumber ? sqlNumber(name) : sqlCell(name, encoding))))} || E'\\r\\n', '' ORDER BY place), '') AS lines
  FROM cell`;
const LINES: Record<CsvEncoding, string> = { utf8: linesIn("utf8"), sjis: linesIn("sjis") };

/**
 * Some articles of a list as lines of CSV: what the `rows` of `articleList` give through `ARTICLE_LIST_COLUMNS`, byte for byte.
 * @param themeIds whose search words are shown; null: of all that are browsed
 */
export async function readArticleLines(
  tx: Transaction,
  contractId: number,
  entries: readonly PageEntry[],
  { browsableThemeIds, themeIds }: { browsableThemeIds: readonly number[]; themeIds: ReadonlySet<number> | null },
  encoding: CsvEncoding,
): Promise<string> {
  if (entries.length === 0) return "";
  const ids = entries.map(({ articleId }) => articleId);
  const days = entries.map(({ processDate }) => processDate);
  const [row] = await tx.query<{ lines: string }>(LINES[encoding], [
    ...[contractId, ids, days, browsableThemeIds, earliestSetupDay(ids), themeIds && [...themeIds]],
  ]);
  return row?.lines ?? "";
}
