import { faceOf } from "../../../../src/typeset/faces.ts";
import type { Op, Page } from "../../../../src/typeset/page.ts";
import { breakLine, horizontalLine, widthOf } from "../../../../src/typeset/set-text.ts";
import type { DemoImage, DemoNewspaperArticle } from "../../types.ts";
import { A4, BODY_TOP, MARGIN, picture, pictureBox, pictureHeight, rule, sheetFor, titleParts } from "./sheet.ts";

/** Columns of horizontal text on one sheet. */
interface Grid {
  readonly size: { readonly width: number; readonly height: number };
  readonly columns: number;
  readonly gap: number;
  readonly type: number;
  readonly headline: number;
}

const PORTRAIT: Grid = { size: A4, columns: 2, gap: 22, type: 10, headline: 25 };
const LANDSCAPE: Grid = { size: { width: 842, height: 595 }, columns: 4, gap: 20, type: 9.2, headline: 32 };
/** Type may grow by these factors while the text still fits on its sheet. */
const GROWTH = [1.46, 1.36, 1.26, 1.17, 1.08, 1];

/** Two columns on an upright sheet. */
export const horizontalClipping = (article: DemoNewspaperArticle): Page[] => layOut(article, grown(article, PORTRAIT));
/** Four columns on a wide sheet, the headline over all of them. */
export const widePage = (article: DemoNewspaperArticle): Page[] => layOut(article, grown(article, LANDSCAPE));

function headline(article: DemoNewspaperArticle, grid: Grid): { ops: Op[]; bottom: number } {
  const bold = faceOf("bold");
  const width = grid.size.width - MARGIN * 2;
  const ops: Op[] = [];
  let y: number = BODY_TOP;
  for (const [i, part] of titleParts(article.title).entries()) {
    const wanted = i === 0 ? grid.headline : grid.headline * 0.62;
    const size = Math.max(wanted * 0.62, Math.min(wanted, (wanted * width) / widthOf(bold, wanted, part)));
    for (const line of breakLine(bold, size, part, width)) {
      y += size * 1.24;
      ops.push(horizontalLine(bold, size, MARGIN, y, line));
    }
    y += i === 0 ? 4 : 2;
  }
  return { ops, bottom: y + 14 };
}

interface Line {
  readonly text: string;
  readonly last: boolean;
}

function linesOf(article: DemoNewspaperArticle, type: number, width: number): Line[] {
  const face = faceOf("regular");
  return article.printText.split("\n").flatMap((paragraph) => {
    const indent = /^[「『―（]/.test(paragraph) ? "" : "　";
    const lines = breakLine(face, type, indent + paragraph, width);
    return lines.map((text, i) => ({ text, last: i === lines.length - 1 }));
  });
}

/** The largest type at which the article stands on one sheet. */
function grown(article: DemoNewspaperArticle, grid: Grid): Grid {
  const { size, columns, gap } = grid;
  const width = (size.width - MARGIN * 2 - gap * (columns - 1)) / columns;
  const head = headline(article, grid).bottom;
  const pictures = picturesFor(article, columns).size * (pictureHeight(width, 2) + 14);
  for (const factor of GROWTH) {
    const type = grid.type * factor;
    const rows = Math.floor((size.height - 40 - head) / (type * 1.72)) - 1;
    const lines = linesOf(article, type, width).length + Math.ceil(pictures / (type * 1.72));
    if (lines <= rows * columns) return { ...grid, type };
  }
  return grid;
}

/** Pictures stand at the head of the last columns; each takes lines from its column. */
function picturesFor(article: DemoNewspaperArticle, columns: number): Map<number, DemoImage> {
  const most = Math.min(article.images.length, columns - 1);
  return new Map(article.images.slice(0, most).map((image, i) => [columns - 1 - i, image]));
}

/** Where the columns of one sheet stand. */
interface Frame {
  readonly grid: Grid;
  readonly width: number;
  readonly leading: number;
  readonly top: number;
  readonly rows: number;
}

/** Sets one column from `lines[from]` on, under its picture if it has one; returns the steps and the next line. */
function setColumn(
  frame: Frame,
  column: number,
  lines: readonly Line[],
  from: number,
  image: DemoImage | undefined,
): { ops: Op[]; next: number } {
  const { grid, width, leading, top, rows } = frame;
  const face = faceOf("regular");
  const x = MARGIN + column * (width + grid.gap);
  const ops: Op[] = column > 0 ? [rule(x - grid.gap / 2, top - 2, x - grid.gap / 2, top + rows * leading)] : [];
  let row = 0;
  if (image) {
    const drawn = picture(image, x, top, width);
    ops.push(...drawn.ops);
    row = Math.ceil((drawn.box.h + 8) / leading);
  }
  const part = lines.slice(from, from + Math.max(0, rows - row));
  for (const [i, line] of part.entries()) {
    const slack = width - widthOf(face, grid.type, line.text);
    const loose = line.last || slack < 0 || slack > grid.type * 3;
    const spacing = loose ? 0 : slack / grid.type / Math.max(1, [...line.text].length - 1);
    ops.push(horizontalLine(face, grid.type, x, top + (row + i) * leading + grid.type, line.text, undefined, spacing));
  }
  return { ops, next: from + part.length };
}

function layOut(article: DemoNewspaperArticle, grid: Grid): Page[] {
  const { size, columns, gap, type } = grid;
  const width = (size.width - MARGIN * 2 - gap * (columns - 1)) / columns;
  const leading = type * 1.72;
  const lines = linesOf(article, type, width);
  const bottom = size.height - 40;
  const head = headline(article, grid);
  const pictures = picturesFor(article, columns);
  const taken = [...pictures.values()].reduce(
    (sum, image) => sum + Math.ceil((pictureBox(image, 0, 0, width).h + 8) / leading),
    0,
  );
  const sheets: Op[][] = [];
  let from = 0;
  while (from < lines.length) {
    const first = sheets.length === 0;
    const top = first ? head.bottom : BODY_TOP + 8;
    // Columns end level with each other; what does not fit goes to another sheet without pictures.
    const wanted = Math.ceil((lines.length - from + (first ? taken : 0)) / columns) + (first ? 1 : 0);
    const frame: Frame = { grid, width, leading, top, rows: Math.min(Math.floor((bottom - top) / leading), wanted) };
    const ops: Op[] = first ? [...head.ops] : [];
    for (let column = 0; column < columns; column++) {
      const set = setColumn(frame, column, lines, from, first ? pictures.get(column) : undefined);
      ops.push(...set.ops);
      from = set.next;
    }
    sheets.push(ops);
  }
  return sheets.map((ops, i) => {
    const page = sheetFor(article, size, i + 1, sheets.length);
    page.ops.push(...ops);
    return page;
  });
}
