import { briefingText, handlingText, mediaLine } from "@kirinuki/schema/briefing.ts";
import { linesOf } from "../../../original-files/merge/booklet-layout.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import { type FaceName, faceOf } from "../../../typeset/faces.ts";
import { type Op, type Page, polyPath, rectPath } from "../../../typeset/page.ts";
import { horizontalLine, widthOf } from "../../../typeset/set-text.ts";
import { writePdf } from "../../../typeset/write-pdf.ts";
import type { BriefingItemWire, BriefingWire } from "./briefing.dto.ts";

const A4 = { width: 595, height: 842 } as const;
const MARGIN = 40;
/** Where the stories begin. */
const TOP = 66;
const INNER = A4.width - 2 * MARGIN;
/** Left of a story stands its number. */
const INDENT = 24;
const WIDTH = INNER - INDENT;
const RIGHT = A4.width - MARGIN;
const INK = "#1a1a1a";
const FAINT = "#5c5c5c";
const LINE = "#b8b8b8";
const OPEN = "#9a3412";

/** The most lines of each, so that seven of the longest stories stay on the sheet. */
const TITLE = { face: "bold", size: 11, leading: 14, most: 2 } as const;
const EXCERPT = { face: "regular", size: 8.5, leading: 11.5, most: 3 } as const;
const IMPACT = { face: "regular", size: 8.5, leading: 12.5, most: 1 } as const;
const META = { size: 8, leading: 12.5 } as const;
const GAP = 7;
/** Above the last line of the sheet. */
const BOTTOM = A4.height - 40;
/** Where the stories leave room they stand apart by so much more. */
const MOST_AIR = 14;

const WEEKDAYS = "日月火水木金土";

/** 2026年11月27日（金）. */
export function longDay(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()];
  return `${year}年${month}月${date}日（${weekday}）`;
}

/** The page of a day as one sheet of A4, whatever stands on it. */
export function briefingPage(briefing: BriefingWire, companyName: string): Page {
  const ops: Op[] = [];
  drawHead(ops, briefing, companyName);
  if (briefing.item_info.length === 0) write(ops, briefingText.nothing, MARGIN, TOP + 30, { face: "bold", size: 13 });
  drawStories(ops, briefing);
  drawFoot(ops, briefing);
  return { ...A4, ops };
}

export const briefingPdf = (briefing: BriefingWire, companyName: string): Promise<Uint8Array> =>
  writePdf([briefingPage(briefing, companyName)], {
    title: `${briefingText.name} ${briefing.process_date}`,
    author: companyName,
    date: briefing.process_date,
    producer: "Kirinuki",
    inColour: true,
  });

/** Where the last story ends. */
export const bottomOf = (briefing: BriefingWire): number => drawStories([], briefing);

function drawStories(ops: Op[], { item_info }: BriefingWire): number {
  const draw = (into: Op[], air: number): number =>
    item_info.reduce((y, item, at) => drawStory(into, item, { number: at + 1, top: y, air }), TOP);
  const room = BOTTOM - draw([], 0);
  return draw(ops, Math.max(0, Math.min(MOST_AIR, room / Math.max(1, item_info.length))));
}

interface Look {
  face?: FaceName;
  size?: number;
  color?: string;
}

function write(ops: Op[], said: string, x: number, y: number, { face = "regular", size = 9, color = INK }: Look = {}) {
  ops.push(horizontalLine(faceOf(face), size, x, y, said, color));
}

function rule(ops: Op[], y: number, color: string, width: number): void {
  const ends = [
    [MARGIN, y],
    [RIGHT, y],
  ] as const;
  ops.push({ op: "stroke", d: polyPath(ends, false), color, width });
}

function drawHead(ops: Op[], { process_date }: BriefingWire, companyName: string): void {
  write(ops, briefingText.name, MARGIN, 56, { face: "bold", size: 20 });
  const [company = ""] = linesOf("regular", 9, companyName, 240, 1);
  write(ops, company, RIGHT - widthOf(faceOf("regular"), 9, company), 43, { color: FAINT });
  const day = longDay(process_date);
  write(ops, day, RIGHT - widthOf(faceOf("bold"), 11, day), 57, { face: "bold", size: 11 });
  rule(ops, TOP, INK, 1.5);
}

interface StoryPlace {
  number: number;
  top: number;
  air: number;
}

/** @returns where the next one begins */
function drawStory(ops: Op[], item: BriefingItemWire, { number, top, air }: StoryPlace): number {
  const left = MARGIN + INDENT;
  let y = top + GAP + 2 + air / 2;
  write(ops, String(number), MARGIN, y + 9, { face: "bold", size: 13, color: FAINT });
  for (const line of linesOf(TITLE.face, TITLE.size, item.title, WIDTH, TITLE.most)) {
    write(ops, line, left, y + 9, TITLE);
    y += TITLE.leading;
  }
  drawMeta(ops, item, left, y + 8);
  y += META.leading;
  for (const line of excerptLines(item)) {
    write(ops, line, left, y + 9, EXCERPT);
    y += EXCERPT.leading;
  }
  if (item.impact !== "") {
    const label = `${briefingText.impact}：`;
    const indent = widthOf(faceOf("bold"), IMPACT.size, label);
    write(ops, label, left, y + 10, { face: "bold", size: IMPACT.size });
    const [line = ""] = linesOf(IMPACT.face, IMPACT.size, item.impact, WIDTH - indent, IMPACT.most);
    write(ops, line, left + indent, y + 10, IMPACT);
    y += IMPACT.leading;
  }
  y += GAP - 3 + air / 2;
  rule(ops, y, LINE, 0.5);
  return y;
}

const excerptLines = ({ excerpt, excerpt_cut_flag }: BriefingItemWire): string[] =>
  excerpt === null
    ? []
    : linesOf(EXCERPT.face, EXCERPT.size, `${excerpt}${excerpt_cut_flag ? "…" : ""}`, WIDTH, EXCERPT.most);

/** 東都新聞 11/27・4紙（一面1） on the left, what is done on the right. */
function drawMeta(ops: Op[], item: BriefingItemWire, left: number, y: number): void {
  const since = item.open_since === null ? "" : `（${shortDay(item.open_since)}から）`;
  const handling = `${briefingText.handling}：${handlingText[item.handling]}${since}`;
  const isOpen = item.handling === 2;
  const face = faceOf(isOpen ? "bold" : "regular");
  const width = widthOf(face, META.size, handling);
  if (isOpen) ops.push({ op: "fill", d: rectPath(RIGHT - width - 8, y - 8, width + 8, 11), color: "#fdeee4" });
  write(ops, handling, RIGHT - width - 4, y, { face: face.name, size: META.size, color: isOpen ? OPEN : FAINT });
  const where = `${item.media_name}${item.issue_date === null ? "" : ` ${shortDay(item.issue_date)}`}`;
  const said = [where, mediaLine(mediaOf(item))].filter((part) => part !== "").join("　");
  const [line = ""] = linesOf("regular", META.size, said, WIDTH - width - 16, 1);
  write(ops, line, left, y, { size: META.size, color: FAINT });
}

const mediaOf = (item: BriefingItemWire) => ({
  papers: item.paper_count,
  firstPages: item.first_page_count,
  magazines: item.magazine_count,
  sites: item.site_count,
});

const shortDay = (day: string): string => `${Number(day.slice(5, 7))}/${Number(day.slice(8, 10))}`;

function drawFoot(ops: Op[], { confirmed_by, confirmed_datetime }: BriefingWire): void {
  if (confirmed_datetime === null) return;
  const at = new Date(confirmed_datetime);
  const when = `${tokyoDay(at).replaceAll("-", "/")} ${confirmed_datetime.slice(11, 16)}`;
  const [line = ""] = linesOf("regular", 7.5, `${when} 確認 ${confirmed_by ?? ""}`, INNER, 1);
  write(ops, line, MARGIN, A4.height - 26, { size: 7.5, color: FAINT });
}
