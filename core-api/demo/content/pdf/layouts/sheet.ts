import { faceOf } from "../../../../src/typeset/faces.ts";
import { type Op, type Page, polyPath } from "../../../../src/typeset/page.ts";
import { breakLine, horizontalLine, widthOf } from "../../../../src/typeset/set-text.ts";
import { longDate } from "../../days.ts";
import { drawScene } from "../../image/draw-scene.ts";
import type { Box } from "../../image/painter.ts";
import type { DemoImage, DemoNewspaperArticle } from "../../types.ts";

export const A4 = { width: 595, height: 842 } as const;
export const MARGIN = 40;
/** Top of what stands under the page header. */
export const BODY_TOP = 78;

/** A horizontal or vertical rule. */
export const rule = (x1: number, y1: number, x2: number, y2: number, width = 0.4, color = "#5a5a58"): Op => ({
  op: "stroke",
  d: polyPath(
    [
      [x1, y1],
      [x2, y2],
    ],
    false,
  ),
  color,
  width,
});

/** An empty page with the paper's name, date, edition and page, as the clipping service prints them. */
export function sheetFor(
  article: DemoNewspaperArticle,
  size: { width: number; height: number },
  no: number,
  of: number,
): Page {
  const [bold, regular] = [faceOf("bold"), faceOf("regular")];
  const right = size.width - MARGIN;
  const edition = article.issueType === 1 ? "朝刊" : "夕刊";
  const facts = `${longDate(article.issueDate)}　${edition}　${article.frameNo}面（${article.articleClass}）　${article.headNo}段`;
  const count = `${no}／${of}`;
  const name = horizontalLine(bold, 17, MARGIN, 55, article.mediaName, undefined, 0.06);
  const nameEnd = MARGIN + widthOf(bold, 17, article.mediaName) * 1.06;
  const ops: Op[] = [
    name,
    horizontalLine(regular, 8.6, nameEnd + 14, 54, facts),
    horizontalLine(regular, 8.6, right - widthOf(regular, 8.6, count), 54, count),
    rule(MARGIN, 63, right, 63, 1.3, "#161616"),
  ];
  return { ...size, ops };
}

/** Height that a picture and its caption take. */
export const pictureHeight = (width: number, captionLines = 1): number => width * 0.62 + 4 + captionLines * 10.5;

/** The box that `picture` will take. */
export const pictureBox = (image: DemoImage, x: number, y: number, width: number): Box => ({
  x,
  y,
  w: width,
  h: pictureHeight(width, Math.min(2, Math.ceil((image.caption.length * 7.4) / width))),
});

/** A picture with its caption beneath; returns the steps and the box that it takes. */
export function picture(image: DemoImage, x: number, y: number, width: number): { ops: Op[]; box: Box } {
  const face = faceOf("regular");
  const h = width * 0.62;
  const lines = breakLine(face, 7.4, image.caption, width).slice(0, 2);
  const ops = drawScene(image, { x, y, w: width, h });
  for (const [i, line] of lines.entries())
    ops.push(horizontalLine(face, 7.4, x, y + h + 10.5 + i * 10.2, line, "#33383c"));
  return { ops, box: { x, y, w: width, h: pictureHeight(width, lines.length) } };
}

/** Parts of a headline: it breaks at its full-width spaces. */
export const titleParts = (title: string): string[] => title.split("　").filter((part) => part !== "");
