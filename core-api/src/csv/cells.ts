/** What a spreadsheet would run: a formula's first character, half or full width, or white space that hides one. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/**
 * Begins as a formula does and is none: a dash alone stands for "none", and a negative number is read as itself. `+81` is no
 * exception: a spreadsheet would drop its sign.
 */
const NO_FORMULA = /^[-－]$|^-(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?%?$/;

/** Whether a spreadsheet might run the text (OWASP, CSV injection). */
export const isFormula = (text: string): boolean => FORMULA.test(text) && !NO_FORMULA.test(text);

/** One value of a row. Numbers are written as they are; null is an empty cell. */
export type Cell = string | number | null;

const asItIs = (text: string): string => text;

/**
 * The cell as text. A text that a spreadsheet would run as a formula is defused by an apostrophe before it (api.md, CSV).
 * @param written the text in the characters of the file's encoding; what becomes a formula only by it is defused too
 */
export function cellText(cell: Cell, written: (text: string) => string = asItIs): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = written(cell);
  return isFormula(text) ? `'${text}` : text;
}

/** RFC 4180: comma, CRLF, quotes where they are needed. By hand: see docs/decisions/2026-11-23-kept-counts-of-uses.md. */
export const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const NEEDS_QUOTES = /[",\r\n]/;

/** The text that a defused cell of an uploaded file stands for. */
export const withoutDefusing = (text: string): string =>
  text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text;
