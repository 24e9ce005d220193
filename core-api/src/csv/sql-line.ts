import type { CsvEncoding } from "./csv-encoding.ts";

/** What a cell is quoted for, and what may be a formula: most cells have neither, and one look tells. */
const NOT_PLAIN = String.raw`'[",\r\n]|^[=+@\t＝＋－＠-]'`;
/** The same of a whole line; of a comma is known only how many there are. */
const LINE_NOT_PLAIN = String.raw`'["\r\n]|(^|,)[=+@\t＝＋－＠-]'`;
const NEEDS_QUOTES = String.raw`'[",\r\n]'`;
const FORMULA = String.raw`'^[=+@\t\r\n＝＋－＠-]'`;
const NO_FORMULA = String.raw`'^[-－]$|^-([0-9]+|[0-9]{1,3}(,[0-9]{3})+)(\.[0-9]+)?%?$'`;

const quoted = (text: string): string => `'"' || replace(${text}, '"', '""') || '"'`;
const defused = (text: string): string =>
  `CASE WHEN ${text} ~ ${FORMULA} AND ${text} !~ ${NO_FORMULA} THEN '''' ELSE '' END || ${text}`;

/**
 * SQL of a text as a cell of a line, by the rules of `cellText` (cells.ts) and `quoted` (csv-bytes.ts); a test compares both. Null is empty. For CP932
 * it is not defused yet: what a text becomes in that encoding may be a formula too (cp932-lines.ts).
 * @param column a column's name: it is read several times
 */
export function sqlCell(column: string, encoding: CsvEncoding): string {
  const text = `${column} COLLATE "C"`;
  const whole = encoding === "utf8" ? defused(text) : text;
  return `CASE WHEN ${column} IS NULL THEN '' WHEN ${text} !~ ${NOT_PLAIN} THEN ${column}
    WHEN ${text} ~ ${NEEDS_QUOTES} THEN ${quoted(whole)} ELSE ${whole} END`;
}

/** SQL of a number as a cell. Null is empty. */
export const sqlNumber = (column: string): string => `coalesce(${column}::text, '')`;

/** SQL of a day as a cell, yyyy/MM/dd. Null is empty. */
export const sqlDay = (column: string): string => `coalesce(to_char(${column}, 'YYYY/MM/DD'), '')`;

/** SQL of a line without its end. */
export const sqlLine = (cells: readonly string[]): string => `concat_ws(',', ${cells.join(", ")})`;

/** A column that stands in a line, by its name. */
export interface LineColumn {
  column: string;
  isNumber: boolean;
}

/**
 * SQL of a line of many columns: most lines need no quotes and have no formula, which one look at the whole line tells. It is a subquery, so
 * the columns' table must be in the same FROM.
 */
export function quickLine(columns: readonly LineColumn[], encoding: CsvEncoding): string {
  const plain = columns.map(({ column }) => sqlNumber(column));
  const exact = columns.map(({ column, isNumber }) => (isNumber ? sqlNumber(column) : sqlCell(column, encoding)));
  return `(SELECT CASE WHEN plain COLLATE "C" !~ ${LINE_NOT_PLAIN} AND length(plain) - length(replace(plain, ',', '')) = ${columns.length - 1}
      THEN plain ELSE ${sqlLine(exact)} END
    FROM (SELECT ${sqlLine(plain)} AS plain OFFSET 0) p)`;
}
