/** What a spreadsheet would run: a formula's first character, half or full width, or white space that hides one. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Whether a spreadsheet might run the text. */
export const isFormula = (text: string): boolean => FORMULA.test(text);

/** One value of a row. Numbers are written as they are; null is an empty cell. */
export type Cell = string | number | null;

/** The cell as text. A text that a spreadsheet would run as a formula is defused by an apostrophe before it (api.md, CSV). */
export function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  return isFormula(cell) ? `'${cell}` : cell;
}
