import type { PDFRef } from "@cantoo/pdf-lib";
import { type FaceName, faceOf } from "../../typeset/faces.ts";
import { type Link, type Op, type Page, polyPath, rectPath } from "../../typeset/page.ts";
import { breakPhrases } from "../../typeset/phrases.ts";
import { horizontalLine, widthOf } from "../../typeset/set-text.ts";
import type { BookletEntry, BookletPlan } from "./booklet-plan.ts";
import type { Matrix, PageForm } from "./page-form.ts";

export const A4 = { width: 595, height: 842 } as const;
const MARGIN = 40;
const INNER = A4.width - 2 * MARGIN;
const TOP = 36;
/** Where cuttings end: below stand the stamp and the page's number. */
const BOTTOM = A4.height - 40;
const FOOT = A4.height - 22;
const GAP = 18;
/** Small cuttings are enlarged to this; more would blur a scan. */
const MOST_SCALE = 1.6;
const INK = "#1a1a1a";
const FAINT = "#5c5c5c";
const LINE = "#b8b8b8";

/** A cutting on a sheet: its parts with their places in PDF space, and the area that it fills there. */
export interface Cutting {
  readonly parts: readonly { readonly ref: PDFRef; readonly matrix: Matrix }[];
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export interface Sheet extends Page {
  readonly ops: Op[];
  readonly links: Link[];
  readonly cuttings: Cutting[];
}

/** An entry and the pages of its original; none where the booklet has its headline alone. */
export interface BookletCutting {
  readonly entry: BookletEntry;
  readonly pages: readonly PageForm[];
}

const newSheet = (): Sheet => ({ ...A4, ops: [], links: [], cuttings: [] });

interface Look {
  face?: FaceName;
  size?: number;
  color?: string;
}

/** Characters that no line shows. */
const UNSHOWN = /\p{Cc}/gu;

function write(
  sheet: Sheet,
  said: string,
  x: number,
  y: number,
  { face = "regular", size = 9, color = INK }: Look = {},
) {
  sheet.ops.push(horizontalLine(faceOf(face), size, x, y, said.replace(UNSHOWN, " "), color));
}

function rule(sheet: Sheet, y: number, color: string, width: number): void {
  const ends = [
    [MARGIN, y],
    [A4.width - MARGIN, y],
  ] as const;
  sheet.ops.push({ op: "stroke", d: polyPath(ends, false), color, width });
}

/** At most so many lines; what is beyond ends in …. */
export function linesOf(face: FaceName, size: number, said: string, width: number, most: number): string[] {
  const lines = said.split("\n").flatMap((part) => breakPhrases(faceOf(face), size, part.replace(UNSHOWN, " "), width));
  const last = lines[most - 1];
  return lines.length <= most || last === undefined
    ? lines
    : [...lines.slice(0, most - 1), shortened(face, size, `${last}…`, width)];
}

function shortened(face: FaceName, size: number, said: string, width: number): string {
  let chars = [...said.replace(/…$/u, "")];
  if (said === chars.join("") && widthOf(faceOf(face), size, said) <= width) return said;
  while (chars.length > 0 && widthOf(faceOf(face), size, `${chars.join("")}…`) > width) chars = chars.slice(0, -1);
  return `${chars.join("")}…`;
}

/** Lays out the whole booklet: cover, contents with links, cuttings in their order; each sheet with the stamp at its foot. */
export function layOutBooklet(plan: BookletPlan, cuttings: readonly BookletCutting[], stamp: string): Sheet[] {
  const contentsPages = Math.max(1, Math.ceil(cuttings.length / ROWS));
  const body = new Body(plan, 1 + contentsPages);
  const pages = cuttings.map((cutting, at) => body.add(cutting, at + 1));
  const sheets = [coverOf(plan, cuttings), ...contentsOf(cuttings, pages, contentsPages), ...body.sheets];
  for (const [at, sheet] of sheets.entries()) {
    const number = `${at + 1} / ${sheets.length}`;
    write(sheet, shortened("regular", 7, stamp, INNER - 60), MARGIN, FOOT, { size: 7, color: FAINT });
    write(sheet, number, A4.width - MARGIN - widthOf(faceOf("regular"), 7, number), FOOT, { size: 7, color: FAINT });
  }
  return sheets;
}

/** Lines of a title on the cover. */
const MOST_TITLE_LINES = 6;

function coverOf({ title, imprint }: BookletPlan, cuttings: readonly BookletCutting[]): Sheet {
  const sheet = newSheet();
  let y = 230;
  for (const line of linesOf("bold", 28, title, INNER, MOST_TITLE_LINES)) {
    write(sheet, line, MARGIN, y, { face: "bold", size: 28 });
    y += 40;
  }
  y -= 12;
  rule(sheet, y, INK, 1.5);
  const originals = cuttings.filter(({ pages }) => pages.length > 0).length;
  const counts =
    originals === cuttings.length ? `記事 ${originals}件` : `記事 ${cuttings.length}件（原文 ${originals}件）`;
  for (const line of [counts, ...imprint]) {
    y += 26;
    write(sheet, shortened("regular", 12, line, INNER), MARGIN, y, { size: 12 });
  }
  return sheet;
}

/** Articles on a page of the contents. */
const ROWS = 24;
const ROW = 29;

function contentsOf(cuttings: readonly BookletCutting[], pages: readonly number[], count: number): Sheet[] {
  return Array.from({ length: count }, (_, at) => {
    const sheet = newSheet();
    write(sheet, at === 0 ? "目次" : "目次（続き）", MARGIN, TOP + 20, { face: "bold", size: 15 });
    rule(sheet, TOP + 30, INK, 0.8);
    for (let row = 0; row < ROWS; row += 1) {
      const index = at * ROWS + row;
      const [cutting, page] = [cuttings[index], pages[index]];
      if (cutting && page !== undefined) drawRow(sheet, TOP + 34 + row * ROW, cutting, { number: index + 1, page });
    }
    return sheet;
  });
}

interface Place {
  /** From 1, in the order of the booklet. */
  number: number;
  /** Of the booklet, from 0. */
  page: number;
}

function drawRow(sheet: Sheet, y: number, { entry, pages }: BookletCutting, { number, page }: Place): void {
  const left = MARGIN + 28;
  const width = INNER - 28 - 34;
  const pageNumber = String(page + 1);
  write(sheet, String(number), MARGIN, y + 12, { face: "bold", size: 9.5 });
  write(sheet, shortened("regular", 9.5, entry.title, width), left, y + 12, { size: 9.5 });
  const place = [entry.mediaName, entry.place, pages.length === 0 ? HEADLINE_ONLY : ""]
    .filter((part) => part !== "")
    .join("　");
  write(sheet, shortened("regular", 7.5, place, width), left, y + 23, { size: 7.5, color: FAINT });
  write(sheet, pageNumber, A4.width - MARGIN - widthOf(faceOf("regular"), 9.5, pageNumber), y + 12, { size: 9.5 });
  rule(sheet, y + ROW - 1, LINE, 0.4);
  sheet.links.push({ x: MARGIN, y, width: INNER, height: ROW - 1, page });
}

const HEADLINE_ONLY = "見出しのみ";
const HEADLINE_LINES = 2;
const COMMENT_SIZE = 8.5;
const COMMENT_LEADING = 12.5;
const COMMENT_PAD = 7;
const MOST_COMMENT_LINES = 10;

/** The sheets with the cuttings, filled from the top. */
class Body {
  readonly sheets: Sheet[] = [];
  private y = BOTTOM;
  private readonly slot: number;
  /** Number of sheets before these. */
  private readonly before: number;

  constructor({ perSheet }: BookletPlan, before: number) {
    this.before = before;
    this.slot = perSheet === 1 ? BOTTOM - TOP : (BOTTOM - TOP - GAP) / 2;
  }

  /** @returns the page on which it begins, from 0 */
  add({ entry, pages }: BookletCutting, number: number): number {
    const comment = commentOf(entry.comment);
    if (pages.length === 0) {
      const head = headOf(entry, `${HEADLINE_ONLY}（原文はこの冊子にありません）`);
      const sheet = this.room(heightOfHead(head) + heightOfComment(comment) + 8);
      const below = drawHead(sheet, this.y, number, head);
      drawComment(sheet, below + 4, comment);
      this.y += heightOfHead(head) + heightOfComment(comment) + 8 + GAP;
      return this.before + this.sheets.length - 1;
    }
    let first: number | null = null;
    for (const [at, page] of pages.entries()) {
      const sheet = this.room(this.slot);
      first ??= this.before + this.sheets.length - 1;
      const head = headOf(entry, pages.length > 1 ? `${at + 1}／${pages.length}` : "");
      const said = at === 0 ? comment : [];
      const top = drawHead(sheet, this.y, number, head);
      const bottom = this.y + this.slot - heightOfComment(said);
      const below = drawCutting(sheet, page, { top, bottom });
      drawComment(sheet, below, said);
      this.y += this.slot + GAP;
    }
    return first ?? this.before;
  }

  /** The sheet that has room for so much at `y`. */
  private room(height: number): Sheet {
    const last = this.sheets.at(-1);
    if (last && this.y + height <= BOTTOM + 0.5) return last;
    const sheet = newSheet();
    this.sheets.push(sheet);
    this.y = TOP;
    return sheet;
  }
}

interface Head {
  mediaName: string;
  place: string;
  lines: string[];
}

const headOf = ({ mediaName, place, title }: BookletEntry, note: string): Head => ({
  mediaName: shortened("bold", 15, mediaName, INNER - 34),
  place: shortened("regular", 9, [place, note].filter((part) => part !== "").join("　"), INNER - 34),
  lines: linesOf("bold", 11, title, INNER - 34, HEADLINE_LINES),
});

const heightOfHead = ({ lines }: Head): number => 38 + lines.length * 15;

/** Number, 題字, date and page, headline. @returns where it ends */
function drawHead(sheet: Sheet, y: number, number: number, head: Head): number {
  const left = MARGIN + 34;
  const said = String(number);
  const width = widthOf(faceOf("bold"), 11, said);
  sheet.ops.push({ op: "fill", d: rectPath(MARGIN, y + 1, 24, 18), color: INK });
  write(sheet, said, MARGIN + 12 - width / 2, y + 14, { face: "bold", size: 11, color: "#ffffff" });
  write(sheet, head.mediaName, left, y + 15, { face: "bold", size: 15 });
  write(sheet, head.place, left, y + 29, { size: 9, color: FAINT });
  for (const [at, line] of head.lines.entries()) write(sheet, line, left, y + 44 + at * 15, { face: "bold", size: 11 });
  const end = y + heightOfHead(head);
  rule(sheet, end - 4, INK, 0.6);
  return end + 2;
}

function commentOf(comment: string): string[] {
  const width = INNER - 2 * COMMENT_PAD;
  const lines = linesOf("regular", COMMENT_SIZE, comment, width, Number.POSITIVE_INFINITY);
  // Many short lines would leave the cutting no room: they become one paragraph, and nothing of it is lost.
  return lines.length <= MOST_COMMENT_LINES
    ? lines
    : linesOf("regular", COMMENT_SIZE, comment.replaceAll("\n", "　"), width, Number.POSITIVE_INFINITY);
}

const heightOfComment = (lines: readonly string[]): number =>
  lines.length === 0 ? 0 : lines.length * COMMENT_LEADING + 2 * COMMENT_PAD + 6;

function drawComment(sheet: Sheet, y: number, lines: readonly string[]): void {
  if (lines.length === 0) return;
  const height = heightOfComment(lines) - 6;
  sheet.ops.push({ op: "stroke", d: rectPath(MARGIN, y + 6, INNER, height), color: FAINT, width: 0.6 });
  for (const [at, line] of lines.entries())
    write(sheet, line, MARGIN + COMMENT_PAD, y + 6 + COMMENT_PAD + 9 + at * COMMENT_LEADING, { size: COMMENT_SIZE });
}

/** Fits a page between two heights, in the middle of the sheet. @returns where it ends */
function drawCutting(sheet: Sheet, page: PageForm, { top, bottom }: { top: number; bottom: number }): number {
  const { box, rotation } = page;
  const turned = rotation === 90 || rotation === 270;
  const [w, h] = [box.right - box.left, box.top - box.bottom];
  const [wide, high] = turned ? [h, w] : [w, h];
  const scale = Math.min(INNER / wide, (bottom - top - 4) / high, MOST_SCALE);
  const [width, height] = [wide * scale, high * scale];
  const x = MARGIN + (INNER - width) / 2;
  const y = A4.height - top - 2 - height;
  const placed = placing(page, scale, x, y);
  sheet.cuttings.push({
    parts: page.parts.map(({ ref, matrix }) => ({ ref, matrix: multiply(matrix, placed) })),
    area: { x, y, width, height },
  });
  sheet.ops.push({ op: "stroke", d: rectPath(x, top + 2, width, height), color: LINE, width: 0.5 });
  return top + 2 + height;
}

/** From the page's own space to the sheet's, upright, with its lower left corner at (x, y). */
function placing({ box, rotation }: PageForm, s: number, x: number, y: number): Matrix {
  switch (rotation) {
    case 90:
      return [0, -s, s, 0, x - s * box.bottom, y + s * box.right];
    case 180:
      return [-s, 0, 0, -s, x + s * box.right, y + s * box.top];
    case 270:
      return [0, s, -s, 0, x + s * box.top, y - s * box.left];
    default:
      return [s, 0, 0, s, x - s * box.left, y - s * box.bottom];
  }
}

/** First `m`, then `n`. */
const multiply = ([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix => [
  a * p + b * r,
  a * q + b * s,
  c * p + d * r,
  c * q + d * s,
  e * p + f * r + t,
  e * q + f * s + u,
];
