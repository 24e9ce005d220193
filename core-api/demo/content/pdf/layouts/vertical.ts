import { faceOf } from "../../../../src/typeset/faces.ts";
import type { Op, Page } from "../../../../src/typeset/page.ts";
import type { Box } from "../../image/painter.ts";
import type { DemoImage, DemoNewspaperArticle } from "../../types.ts";
import { type ColumnLine, capacity, columnLines, rowPitch, rowsIn, type Setting, setColumns } from "./columns.ts";
import { verticalHeadline } from "./headline.ts";
import { A4, BODY_TOP, MARGIN, picture, pictureBox, rule, sheetFor } from "./sheet.ts";

const AREA: Box = { x: MARGIN, y: BODY_TOP, w: A4.width - MARGIN * 2, h: A4.height - BODY_TOP - 36 };
const SIZES = [15.4, 14.2, 13.2, 12.2, 11.4, 10.6, 9.8, 9];
const WIDTHS = [1, 0.93, 0.86, 0.79, 0.72];

/** What stands beside the columns: where it stands, and how to draw it after the plan is chosen. */
interface Furniture {
  readonly obstacles: readonly Box[];
  readonly draw: () => Op[];
}

/** What one clipping looks like at one size and width. */
interface Plan {
  readonly setting: Setting;
  readonly furniture: Furniture;
  readonly rows: number;
  readonly waste: number;
}

function furnish(article: DemoNewspaperArticle, setting: Setting, maxRows: number): Furniture {
  const { region, size, em } = setting;
  const pitch = rowPitch(size, em);
  const rows = Math.max(1, Math.min(maxRows, 2));
  const head = verticalHeadline(article.title, region.x + region.w, region.y, rows * pitch - size * 1.5, size * 2.6);
  // The headline keeps whole rows, so that no column starts beneath half of it.
  const obstacles: Box[] = [
    { ...head.box, x: head.box.x - size * 0.7, h: Math.ceil(head.box.h / pitch) * pitch - size * 1.5 },
  ];
  const image = article.images[0];
  if (!image) return { obstacles, draw: () => head.ops };
  const width = fitPicture(pitch, size, region.w - head.box.w);
  const box = pictureBox(image, region.x, region.y, width);
  obstacles.push({ ...box, w: width + size * 0.8, h: Math.ceil(box.h / pitch - 0.08) * pitch - size * 1.5 });
  return { obstacles, draw: () => [...head.ops, ...picture(image, region.x, region.y, width).ops] };
}

/** A picture as high as one or two rows, but never wider than the space beside the headline. */
function fitPicture(pitch: number, size: number, room: number): number {
  const rows = pitch < 150 ? 1.85 : 1;
  const width = (pitch * rows - size * 1.5 - 14.5) / 0.62;
  return Math.min(width, room * 0.72);
}

function planFor(
  article: DemoNewspaperArticle,
  lines: number,
  area: Box,
  size: number,
  em: number,
  share: number,
  align: number,
): Plan | undefined {
  const region: Box = { x: area.x + area.w * (1 - share) * align, y: area.y, w: area.w * share, h: area.h };
  const setting: Setting = { region, size, em };
  const maxRows = rowsIn(setting);
  const furniture = furnish(article, setting, maxRows);
  for (let rows = 1; rows <= maxRows; rows++) {
    const room = capacity(setting, rows, furniture.obstacles);
    if (room >= lines) return { setting, furniture, rows, waste: room - lines };
  }
  return undefined;
}

/** How a clipping may be set: characters a column, type sizes to try, and where it stands in its area (0 left, 1 right). */
interface Manner {
  readonly em: number;
  readonly sizes: readonly number[];
  readonly align: number;
}

/** The largest type at which the text fits, and the width that then leaves the fewest columns empty. */
function bestPlan(
  article: DemoNewspaperArticle,
  lines: readonly ColumnLine[],
  area: Box,
  manner: Manner,
): Plan | undefined {
  for (const size of manner.sizes) {
    const plans = WIDTHS.map((share) =>
      planFor(article, lines.length, area, size, manner.em, share, manner.align),
    ).filter((p) => p !== undefined);
    const best = plans.sort((a, b) => a.waste - b.waste)[0];
    if (best) return best;
  }
  return undefined;
}

/** Steps of one clipping within an area and the box that it takes; undefined when the text is too long for it. */
export function clipping(
  article: DemoNewspaperArticle,
  area: Box,
  manner: Manner,
): { ops: Op[]; box: Box } | undefined {
  const lines = columnLines(article.printText, manner.em);
  const plan = bestPlan(article, lines, area, manner);
  if (!plan) return undefined;
  const { setting, rows } = plan;
  const { obstacles, draw } = plan.furniture;
  const set = setColumns(faceOf("regular"), lines, setting, rows, obstacles);
  const height = Math.max(
    rows * rowPitch(setting.size, manner.em) - setting.size * 1.5,
    ...obstacles.map((o) => o.y + o.h - area.y),
  );
  return { ops: [...draw(), ...set], box: { ...setting.region, h: height } };
}

/** A clipping on one sheet; a text that is too long goes on over several. */
export function verticalClipping(article: DemoNewspaperArticle): Page[] {
  const em = article.charCount < 260 ? 11 : 13;
  const made = clipping(article, AREA, { em, sizes: SIZES, align: 0.5 });
  if (!made) return longVertical(article);
  const page = sheetFor(article, A4, 1, 1);
  page.ops.push(
    ...made.ops,
    rule(made.box.x, made.box.y + made.box.h + 9, made.box.x + made.box.w, made.box.y + made.box.h + 9, 0.6),
  );
  return [page];
}

/** Large type over two and more sheets: headline and photo on the first, further pictures on the next ones. */
export function longVertical(article: DemoNewspaperArticle): Page[] {
  const tries = LONG_SIZES.map((size) => longSheets(article, size));
  // The largest type that goes on to another sheet and fills it well; else the fullest one.
  const fullest = tries.filter((t) => t.sheets.length > 1).sort((a, b) => b.lastFill - a.lastFill)[0] ?? tries[0];
  const chosen = tries.find((t) => t.sheets.length > 1 && t.lastFill > 0.45) ?? fullest;
  const sheets = chosen?.sheets ?? [];
  return sheets.map((ops, i) => {
    const page = sheetFor(article, A4, i + 1, sheets.length);
    page.ops.push(...ops());
    return page;
  });
}

const LONG_SIZES = [19, 17.8, 16.6, 15.6, 14.6];
const LONG_ROWS = 3;

function longSheets(article: DemoNewspaperArticle, size: number): { sheets: (() => Op[])[]; lastFill: number } {
  // As many characters a column as make three rows fill the sheet.
  const em = Math.floor((AREA.h + size * 1.5) / (LONG_ROWS * size) - 1.5);
  const setting: Setting = { region: AREA, size, em };
  const lines = columnLines(article.printText, em);
  const sheets: (() => Op[])[] = [];
  let lastFill = 1;
  let from = 0;
  while (from < lines.length) {
    const first = sheets.length === 0;
    const { obstacles, draw } = first
      ? furnish(article, setting, LONG_ROWS)
      : continued(article.images[sheets.length], setting);
    const room = capacity(setting, LONG_ROWS, obstacles);
    if (room === 0) throw new Error(`No room for a line on a sheet of ${article.articleId}`);
    const part = lines.slice(from, from + room);
    lastFill = part.length / room;
    sheets.push(() => [...draw(), ...setColumns(faceOf("regular"), part, setting, LONG_ROWS, obstacles)]);
    from += room;
  }
  return { sheets, lastFill };
}

function continued(image: DemoImage | undefined, setting: Setting): Furniture {
  if (!image) return { obstacles: [], draw: () => [] };
  const { region, size, em } = setting;
  const pitch = rowPitch(size, em);
  const width = Math.min(region.w * 0.56, (pitch - size * 1.5 - 14.5) / 0.62);
  const box = pictureBox(image, region.x, region.y, width);
  const obstacle = { ...box, w: width + size * 0.8, h: Math.max(box.h, pitch - size * 1.5) };
  return { obstacles: [obstacle], draw: () => picture(image, region.x, region.y, width).ops };
}
