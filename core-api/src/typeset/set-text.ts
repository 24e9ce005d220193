import type { Face } from "./faces.ts";
import type { SetGlyph, TextOp } from "./page.ts";

const INK = "#161616";

/** A cell of vertical text: what one em of a column shows. */
export type Cell =
  | { readonly kind: "char"; readonly char: string; readonly glyphChar: string }
  | { readonly kind: "pair"; readonly chars: string }
  | { readonly kind: "side"; readonly chars: string; readonly em: number };

const fullWidth = (char: string): string =>
  /[!-~]/.test(char) ? String.fromCharCode(char.charCodeAt(0) + 0xfee0) : char;

/** Splits text into vertical cells: two digits share a cell (tate-chu-yoko), longer numbers and acronyms stand upright, words lie. */
export function cellsOf(text: string, face: Face): Cell[] {
  const cells: Cell[] = [];
  for (const [run] of text.matchAll(/\d+(?:\.\d+)?|[A-Za-z]+|[\s\S]/gu)) {
    if (/^\d{2}$/.test(run)) cells.push({ kind: "pair", chars: run });
    else if (/^\d/.test(run) || /^[A-Za-z]{1,4}$/.test(run))
      cells.push(...[...run].map((c): Cell => ({ kind: "char", char: c, glyphChar: c === "." ? "・" : fullWidth(c) })));
    else if (/^[A-Za-z]/.test(run)) {
      const width = [...run].reduce((sum, c) => sum + face.glyph(c).advance, 0) / 1000;
      cells.push({ kind: "side", chars: run, em: Math.ceil(width) });
    } else cells.push({ kind: "char", char: run, glyphChar: fullWidth(run) });
  }
  return cells;
}

/** Length of a cell along the column, in em. */
export const cellEm = (cell: Cell): number => (cell.kind === "side" ? cell.em : 1);

const NOT_FIRST = /^[、。，．・：；」』）】〉》ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ？！％]/u;
const HANGS = /^[、。]/u;
const NOT_LAST = /[「『（【〈《]$/u;

const head = (cell: Cell | undefined): string =>
  cell === undefined ? "" : cell.kind === "char" ? cell.glyphChar : cell.chars;

const isDigit = (cell: Cell | undefined): boolean => cell?.kind === "char" && /[\d.]/.test(cell.char);

/** No line ends with an opening bracket, starts with 約物 of its end, or cuts a number. */
const mayNotBreak = (before: Cell | undefined, after: Cell | undefined): boolean =>
  NOT_FIRST.test(head(after)) || NOT_LAST.test(head(before)) || (isDigit(before) && isDigit(after));

/** Breaks cells into lines of at most `em` by the rules for 約物: no 、 or 」 first, no 「 last; 、。 may hang. */
export function breakCells(cells: readonly Cell[], em: number): Cell[][] {
  const lines: Cell[][] = [];
  let at = 0;
  while (at < cells.length) {
    let used = 0;
    let end = at;
    for (let cell = cells[end]; cell && used + cellEm(cell) <= em; cell = cells[++end]) used += cellEm(cell);
    if (end === at) end++;
    if (end < cells.length && HANGS.test(head(cells[end]))) end++;
    while (end < cells.length && end - at > 4 && mayNotBreak(cells[end - 1], cells[end])) end--;
    lines.push(cells.slice(at, end));
    at = end;
  }
  return lines;
}

const glyphOf = (face: Face, char: string, shown: string, vertical: boolean): SetGlyph => {
  const { gid, advance } = face.glyph(shown);
  return { gid: vertical ? face.verticalGlyph(shown) : gid, char, advance };
};

/** One vertical column. (x, y) is the centre of its top edge; `spacing` in em spreads a column that is short by a cell. */
export function verticalLine(
  face: Face,
  size: number,
  x: number,
  y: number,
  cells: readonly Cell[],
  spacing = 0,
): TextOp[] {
  const ops: TextOp[] = [];
  let run: SetGlyph[] = [];
  let runTop = y;
  let top = y;
  const base = { op: "text", face, size, color: INK } as const;
  const flush = (): void => {
    if (run.length > 0) ops.push({ ...base, mode: "v", x, y: runTop, stretch: 1, spacing, glyphs: run });
    run = [];
  };
  for (const cell of cells) {
    if (cell.kind === "char") {
      if (run.length === 0) runTop = top;
      run.push(glyphOf(face, cell.char, cell.glyphChar, true));
    } else {
      flush();
      const glyphs = [...cell.chars].map((c) => glyphOf(face, c, c, false));
      const width = (glyphs.reduce((sum, g) => sum + g.advance, 0) / 1000) * size;
      if (cell.kind === "pair") {
        const stretch = Math.min(1, (size * 0.98) / width);
        ops.push({
          ...base,
          mode: "h",
          x: x - (width * stretch) / 2,
          y: top + size * 0.86,
          stretch,
          spacing: 0,
          glyphs,
        });
      } else {
        const rest = (cell.em * size - width) / 2;
        ops.push({ ...base, mode: "side", x: x - size * 0.36, y: top + rest, stretch: 1, spacing: 0, glyphs });
      }
    }
    top += size * (cellEm(cell) + spacing);
  }
  flush();
  return ops;
}

/** Width of text set along the line, in points. */
export const widthOf = (face: Face, size: number, text: string): number =>
  ([...text].reduce((sum, c) => sum + face.glyph(c).advance, 0) / 1000) * size;

/** One horizontal line; (x, y) is the start of its base line. */
export function horizontalLine(
  face: Face,
  size: number,
  x: number,
  y: number,
  text: string,
  color = INK,
  spacing = 0,
): TextOp {
  const glyphs = [...text].map((c) => glyphOf(face, c, c, false));
  return { op: "text", face, size, mode: "h", x, y, stretch: 1, spacing, color, glyphs };
}

/** Breaks a paragraph into lines of at most `width` points: by character, words and numbers kept whole, 約物 rules kept. */
export function breakLine(face: Face, size: number, text: string, width: number): string[] {
  const units = [...text.matchAll(/[A-Za-z0-9.,%]+|[\s\S]/gu)].map((m) => m[0]);
  const lines: string[] = [];
  let at = 0;
  while (at < units.length) {
    let used = 0;
    let end = at;
    for (let unit = units[end]; unit !== undefined; unit = units[++end]) {
      used += widthOf(face, size, unit);
      if (used > width + 0.01) break;
    }
    if (end === at) end++;
    if (end < units.length && HANGS.test(units[end] ?? "")) end++;
    while (
      end < units.length &&
      end - at > 2 &&
      (NOT_FIRST.test(units[end] ?? "") || NOT_LAST.test(units[end - 1] ?? ""))
    )
      end--;
    lines.push(units.slice(at, end).join(""));
    at = end;
  }
  return lines;
}
