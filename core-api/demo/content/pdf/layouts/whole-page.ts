import { type Op, type Page, polyPath, rectPath } from "../../../../src/typeset/page.ts";
import type { Box } from "../../image/painter.ts";
import { type Rng, rngOf } from "../../rng.ts";
import type { DemoNewspaperArticle } from "../../types.ts";
import { BODY_TOP, MARGIN, rule, sheetFor } from "./sheet.ts";
import { clipping, verticalClipping } from "./vertical.ts";

/** A broadsheet page at A3. */
const A3 = { width: 842, height: 1191 } as const;
const SIZES = [11.4, 10.8, 10.2, 9.6, 9, 8.4];

/** The whole page as it came: the article with the page's other matter greyed out around it. */
export function wholePage(article: DemoNewspaperArticle): Page[] {
  const full: Box = { x: MARGIN, y: BODY_TOP + 6, w: A3.width - MARGIN * 2, h: A3.height - BODY_TOP - 50 };
  const rng = rngOf("page", article.articleId);
  const share = Math.min(0.8, 0.5 + article.charCount / 1800);
  const area: Box = { x: full.x + full.w * (1 - share), y: full.y, w: full.w * share, h: full.h * 0.6 };
  const made = clipping(article, area, { em: 13, sizes: SIZES, align: 1 });
  if (!made) return verticalClipping(article);
  const page = sheetFor(article, A3, 1, 1);
  const bottom = made.box.y + made.box.h + 16;
  const left: Box = { x: full.x, y: full.y, w: made.box.x - full.x - 18, h: bottom - full.y - 14 };
  page.ops.push(
    ...made.ops,
    rule(made.box.x - 9, full.y, made.box.x - 9, bottom - 7),
    rule(full.x, bottom, full.x + full.w, bottom, 0.7),
  );
  page.ops.push(...greyMatter(left, rng));
  for (const box of split({ x: full.x, y: bottom + 10, w: full.w, h: full.y + full.h - bottom - 10 }, rng)) {
    page.ops.push(...greyMatter(box, rng));
    if (box.x > full.x) page.ops.push(rule(box.x - 9, box.y, box.x - 9, box.y + box.h, 0.3, "#9a9a97"));
  }
  return [page];
}

/** Divides what is left of the page among two or three neighbours, and a strip of advertisements at the foot. */
function split(area: Box, rng: Rng): Box[] {
  const upper = area.h > 460 ? area.h * (0.5 + rng.next() * 0.12) : area.h;
  const cut = area.w * (0.38 + rng.next() * 0.22);
  const boxes: Box[] = [
    { x: area.x + cut + 9, y: area.y, w: area.w - cut - 9, h: upper },
    { x: area.x, y: area.y, w: cut - 9, h: upper },
  ];
  if (upper < area.h) boxes.push({ x: area.x, y: area.y + upper + 18, w: area.w, h: area.h - upper - 18 });
  return boxes;
}

const TYPE = 8.6;
const ROW = 13 * TYPE;
const PITCH = ROW + TYPE * 1.5;

/** A neighbouring article: grey dashes as long as its columns, bars for its headline, a grey plate for its photo. */
function greyMatter(area: Box, rng: Rng): Op[] {
  if (area.w < 70 || area.h < 70) return [];
  const rows = Math.max(1, Math.round((area.h + TYPE * 1.5) / PITCH));
  const pitch = (area.h + TYPE * 1.5) / rows;
  const headRows = Math.min(rows, rng.int(1, 2));
  const headWidth = Math.min(64, area.w * 0.32);
  const photo = area.w > 190 && rng.chance(0.65) ? Math.min(area.w * 0.45, 180) : 0;
  const columns: [number, number][][] = [];
  const ops: Op[] = [];
  for (let row = 0; row < rows; row++) {
    const y = area.y + row * pitch;
    const height = pitch - TYPE * 1.5;
    if (row > 0)
      ops.push(
        rule(
          area.x,
          y - TYPE * 0.75,
          area.x + area.w - (row < headRows ? headWidth : 0),
          y - TYPE * 0.75,
          0.3,
          "#9a9a97",
        ),
      );
    for (let x = area.x + area.w - TYPE; x > area.x + TYPE * 0.5; x -= TYPE * 1.7) {
      if (row < headRows && x > area.x + area.w - headWidth) continue;
      if (row === 0 && x < area.x + photo) continue;
      columns.push([
        [x, y + (rng.chance(0.14) ? TYPE : 0)],
        [x, y + height * (rng.chance(0.14) ? 0.35 + rng.next() * 0.55 : 1)],
      ]);
    }
  }
  ops.push({
    op: "stroke",
    d: columns.map((c) => polyPath(c, false)).join(""),
    color: "#cfcfcc",
    width: TYPE * 0.78,
    dash: [TYPE * 0.8, TYPE * 0.2],
  });
  ops.push(...greyHeadline(area, headRows * pitch - TYPE * 3, rng));
  if (photo > 0) ops.push({ op: "fill", d: rectPath(area.x, area.y, photo - 8, pitch - TYPE * 1.5), color: "#c9c9c6" });
  return ops;
}

function greyHeadline(area: Box, height: number, rng: Rng): Op[] {
  const right = area.x + area.w;
  const bar = (x: number, y: number, width: number, length: number): Op => ({
    op: "stroke",
    d: polyPath(
      [
        [x, y],
        [x, y + length],
      ],
      false,
    ),
    color: "#9b9b98",
    width,
    dash: [width * 0.86, width * 0.14],
  });
  return [
    bar(right - 13, area.y, 22, height * (0.75 + rng.next() * 0.25)),
    bar(right - 41, area.y + 14, 14, height * (0.45 + rng.next() * 0.3)),
  ];
}
