import { faceOf } from "../../../../src/typeset/faces.ts";
import type { Op } from "../../../../src/typeset/page.ts";
import { type Cell, cellEm, cellsOf, verticalLine } from "../../../../src/typeset/set-text.ts";
import type { Box } from "../../image/painter.ts";
import { titleParts } from "./sheet.ts";

const BREAKS_AFTER = /^[、」）]$/u;
const BREAKS_AFTER_TOO = /^[のにはをがでと]$/u;

/** Breaks a long headline near its middle, best after a 、 and next best after a particle. */
function twoLines(cells: readonly Cell[]): Cell[][] {
  const middle = cells.length / 2;
  const cost = (at: number): number => {
    const before = cells[at - 1];
    const char = before?.kind === "char" ? before.char : "";
    const after = cells[at];
    if (after?.kind === "char" && /^[、。」）ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ]$/u.test(after.char)) return 99;
    if (/^[「（]$/u.test(char)) return 99;
    const opens = after?.kind === "char" && after.char === "「";
    return Math.abs(at - middle) - (BREAKS_AFTER.test(char) || opens ? 3.6 : BREAKS_AFTER_TOO.test(char) ? 1.6 : 0);
  };
  const places = cells.map((_, i) => i).filter((i) => i > cells.length * 0.3 && i < cells.length * 0.75);
  const best = places.reduce((a, b) => (cost(b) < cost(a) ? b : a), Math.round(middle));
  return [cells.slice(0, best), cells.slice(best)];
}

/** A vertical headline, its right edge at `right`, and the box that it takes. */
export function verticalHeadline(
  title: string,
  right: number,
  top: number,
  maxHeight: number,
  size: number,
): { ops: Op[]; box: Box } {
  const face = faceOf("bold");
  const regular = faceOf("regular");
  const ops: Op[] = [];
  let x = right;
  let tallest = 0;
  for (const [i, part] of titleParts(title).entries()) {
    const partSize = i === 0 ? size : i === 1 ? size * 0.64 : size * 0.46;
    const partFace = i < 2 ? face : regular;
    const drop = i === 0 ? 0 : size * 0.5;
    const cells = cellsOf(part, partFace);
    const room = maxHeight - drop;
    const length = cells.reduce((sum, cell) => sum + cellEm(cell), 0);
    // A long part is set in two even lines before it is made smaller than two thirds.
    const lineCount = length * partSize <= room ? 1 : 2;
    const em =
      lineCount === 1
        ? length
        : Math.max(...twoLines(cells).map((l) => l.reduce((sum, cell) => sum + cellEm(cell), 0)));
    const fitted = Math.min(partSize, room / em);
    for (const line of lineCount === 1 ? [cells] : twoLines(cells)) {
      ops.push(...verticalLine(partFace, fitted, x - fitted / 2, top + drop, line));
      tallest = Math.max(tallest, drop + line.reduce((sum, cell) => sum + cellEm(cell), 0) * fitted);
      x -= fitted * 1.22;
    }
    x -= fitted * 0.12;
  }
  return { ops, box: { x: x - 2, y: top, w: right - x + 2, h: tallest } };
}
