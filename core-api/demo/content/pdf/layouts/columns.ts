import { type Face, faceOf } from "../../../../src/typeset/faces.ts";
import type { Op } from "../../../../src/typeset/page.ts";
import { breakCells, type Cell, cellEm, cellsOf, verticalLine } from "../../../../src/typeset/set-text.ts";
import type { Box } from "../../image/painter.ts";
import { rule } from "./sheet.ts";

/** A column's worth of text; `last` ends a paragraph and is not spread. */
export interface ColumnLine {
  readonly cells: readonly Cell[];
  readonly last: boolean;
}

/** Paragraphs to lines of `em` characters, each paragraph indented by one. */
export function columnLines(text: string, em: number): ColumnLine[] {
  const face = faceOf("regular");
  return text.split("\n").flatMap((paragraph) => {
    const indent = /^[「『―（]/.test(paragraph) ? "" : "　";
    const lines = breakCells(cellsOf(indent + paragraph, face), em);
    return lines.map((cells, i) => ({ cells, last: i === lines.length - 1 }));
  });
}

/** How vertical text stands in a region: rows (段) of columns of `em` characters at `size` points. */
export interface Setting {
  readonly region: Box;
  readonly size: number;
  readonly em: number;
}

const GAP_EM = 1.5;
const LEADING = 1.66;

/** Height of one row with the gap that holds the rule. */
export const rowPitch = (size: number, em: number): number => (em + GAP_EM) * size;

/** Rows that fit into the region. */
export const rowsIn = ({ region, size, em }: Setting): number =>
  Math.max(0, Math.floor((region.h + GAP_EM * size) / rowPitch(size, em)));

/** Column centres of one row from right to left, leaving out what obstacles cover. */
export function columnsOf(setting: Setting, row: number, obstacles: readonly Box[]): number[] {
  const { region, size, em } = setting;
  const top = region.y + row * rowPitch(size, em);
  const bottom = top + em * size;
  const pitch = size * LEADING;
  const count = Math.floor((region.w - size) / pitch) + 1;
  // Spread what is left over the columns, so that the row reaches both edges.
  const step = count > 1 ? (region.w - size) / (count - 1) : pitch;
  const centres = Array.from({ length: count }, (_, i) => region.x + region.w - size / 2 - i * step);
  return centres.filter((x) =>
    obstacles.every(
      (o) => x + size * 0.6 < o.x || x - size * 0.6 > o.x + o.w || bottom < o.y + 0.1 || top > o.y + o.h - 0.1,
    ),
  );
}

/** Columns that a setting offers around the obstacles. */
export function capacity(setting: Setting, rows: number, obstacles: readonly Box[]): number {
  let total = 0;
  for (let row = 0; row < rows; row++) total += columnsOf(setting, row, obstacles).length;
  return total;
}

const emOf = (cells: readonly Cell[]): number => cells.reduce((sum, cell) => sum + cellEm(cell), 0);

/** Extra distance that makes a line end flush with its column. */
function spread(line: ColumnLine, em: number): number {
  const used = emOf(line.cells);
  const plain = line.cells.every((cell) => cell.kind !== "side");
  if (line.last || used >= em || em - used > 2 || !plain) return 0;
  return (em - used) / Math.max(1, line.cells.length - 1);
}

/** Steps that set lines row by row, a rule above each row but the first. What finds no room is left out. */
export function setColumns(
  face: Face,
  lines: readonly ColumnLine[],
  setting: Setting,
  rows: number,
  obstacles: readonly Box[],
): Op[] {
  const ops: Op[] = [];
  let used = 0;
  for (let row = 0; row < rows && used < lines.length; row++) {
    const top = setting.region.y + row * rowPitch(setting.size, setting.em);
    const columns = columnsOf(setting, row, obstacles);
    if (row > 0 && columns.length > 0) {
      const y = top - (GAP_EM * setting.size) / 2;
      const [right = 0, left = 0] = [columns[0], columns.at(-1)];
      ops.push(rule(left - setting.size * 0.6, y, right + setting.size * 0.6, y, 0.35));
    }
    for (const x of columns) {
      const line = lines[used];
      if (!line) break;
      ops.push(...verticalLine(face, setting.size, x, top, line.cells, spread(line, setting.em)));
      used++;
    }
  }
  return ops;
}
