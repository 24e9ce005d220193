import { faceOf } from "../../../typeset/faces.ts";
import { rectPath } from "../../../typeset/page.ts";
import { breakPhrases } from "../../../typeset/phrases.ts";
import { widthOf } from "../../../typeset/set-text.ts";
import { ACCENT, INK } from "./report-charts.ts";
import { INNER, MARGIN, type Sheets } from "./report-sheets.ts";

export interface PdfColumn {
  heading: string;
  /** Share of the width. */
  share: number;
  isNumber?: boolean;
}

export interface PdfRow {
  cells: readonly string[];
  /** Where its first text leads. */
  url?: string;
  isTotal?: boolean;
}

const SIZE = 8;
const LEADING = 11.5;
const PADDING = 5;
const SHADE = "#eef2f6";

/** A table over the whole width; its headings stand on each of its pages, and no row is parted. */
export function drawTable(sheets: Sheets, columns: readonly PdfColumn[], rows: readonly PdfRow[]): void {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (share / whole) * INNER);
  const headings = columns.map(({ heading }) => heading);
  const headingLines = linesOf(headings, widths, true);
  sheets.need(heightOf(headingLines) + 2 * LEADING);
  drawHeadings(sheets, columns, widths, headingLines);
  for (const { cells, url, isTotal = false } of rows) {
    const lines = linesOf(cells, widths, isTotal);
    if (sheets.need(heightOf(lines))) drawHeadings(sheets, columns, widths, headingLines);
    drawCells(sheets, columns, widths, lines, { url, isBold: isTotal, color: url === undefined ? INK : ACCENT });
    sheets.rule();
  }
}

const linesOf = (cells: readonly string[], widths: readonly number[], isBold: boolean): string[][] =>
  cells.map((cell, at) => {
    const lines = breakPhrases(faceOf(isBold ? "bold" : "regular"), SIZE, cell, (widths[at] ?? 0) - 2 * PADDING);
    return lines.length === 0 ? [""] : lines;
  });

const heightOf = (lines: readonly (readonly string[])[]): number =>
  Math.max(...lines.map(({ length }) => length)) * LEADING + PADDING;

function drawHeadings(
  sheets: Sheets,
  columns: readonly PdfColumn[],
  widths: readonly number[],
  lines: readonly (readonly string[])[],
): void {
  sheets.current.ops.push({ op: "fill", d: rectPath(MARGIN, sheets.y, INNER, heightOf(lines)), color: SHADE });
  drawCells(sheets, columns, widths, lines, { isBold: true, color: INK, url: undefined });
  sheets.rule();
}

interface Look {
  url: string | undefined;
  isBold: boolean;
  /** Of the texts that lead somewhere. */
  color: string;
}

/** Draws one row and moves below it. Numbers stand on the right; the link is on the longest text. */
function drawCells(
  sheets: Sheets,
  columns: readonly PdfColumn[],
  widths: readonly number[],
  lines: readonly (readonly string[])[],
  { url, isBold, color }: Look,
): void {
  const face = faceOf(isBold ? "bold" : "regular");
  const top = sheets.y;
  const height = heightOf(lines);
  const linked = url === undefined ? -1 : widths.indexOf(Math.max(...widths));
  let x = MARGIN;
  for (const [at, cell] of lines.entries()) {
    const width = widths[at] ?? 0;
    for (const [no, said] of cell.entries()) {
      const left = columns[at]?.isNumber ? x + width - PADDING - widthOf(face, SIZE, said) : x + PADDING;
      const look = { face: face.name, size: SIZE, color: at === linked ? color : INK };
      sheets.line(said, left, look, top + PADDING + LEADING * no + SIZE * 0.85);
    }
    if (at === linked && url !== undefined) sheets.current.links.push({ x, y: top, width, height, url });
    x += width;
  }
  sheets.y = top + height;
}
