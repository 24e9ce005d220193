import { type Room, type ToldArticle, tellFollowUp, tellNews } from "./article-text.ts";
import type { PaperSlot } from "./coverage.ts";
import { tokyoTime } from "./days.ts";
import { imagesOf, isFigure } from "./images-of.ts";
import type { PageName } from "./kinds/kind.ts";
import { type Rng, rngOf } from "./rng.ts";
import type { Story } from "./story.ts";
import type { DemoImage, DemoNewspaperArticle, PdfLayout } from "./types.ts";
import { charCount } from "./wording.ts";
import type { Beat } from "./world/beats.ts";

/** Where in a paper a page name usually stands, as fractions of its pages. */
const PAGE_PLACE: Readonly<Record<PageName, readonly [number, number]>> = {
  総合: [0.03, 0.12],
  経済: [0.15, 0.26],
  国際: [0.2, 0.3],
  オピニオン: [0.12, 0.2],
  企業: [0.3, 0.48],
  産業: [0.3, 0.52],
  マーケット: [0.45, 0.6],
  くらし: [0.5, 0.62],
  科学: [0.52, 0.64],
  文化: [0.58, 0.7],
  スポーツ: [0.6, 0.74],
  地域: [0.72, 0.88],
  社会: [0.9, 1],
};

const SUBWORDS: Readonly<Record<Beat, readonly string[]>> = {
  semi: ["電子部品", "先端技術", "設備投資", "供給網"],
  heavy: ["機械", "建設", "製造業", "受注"],
  energy: ["電力", "脱炭素", "資源", "環境"],
  mobility: ["交通", "運輸", "自動車", "物流"],
  food: ["食品", "農業", "消費", "外食"],
  retail: ["小売り", "消費", "観光", "サービス"],
  finance: ["金融", "企業業績", "株式", "経営"],
  labour: ["雇用", "労働", "賃金", "人材"],
  politics: ["行政", "政策", "地方自治", "財政"],
  disaster: ["災害", "気象", "防災", "安全"],
  science: ["研究", "技術", "医療", "教育"],
  culture: ["文化", "スポーツ", "地域", "催し"],
};

/** Columns (段) that a text of this length fills, and the room it had. */
const ROOMS: readonly (readonly [Room, number])[] = [
  ["brief", 16],
  ["medium", 38],
  ["long", 32],
  ["full", 14],
];

function frameOf(page: PageName, slot: PaperSlot, rng: Rng): number {
  const pages = slot.issueType === 2 ? Math.min(12, slot.paper.pageCount) : slot.paper.pageCount;
  const [from, to] = PAGE_PLACE[page];
  return Math.max(1, Math.min(pages, Math.round(pages * (from + rng.next() * (to - from)))));
}

const columnsFor = (count: number, rng: Rng): number =>
  Math.max(1, Math.min(9, Math.round(count / 160) + rng.int(0, 1)));

function pickImages(all: readonly DemoImage[], room: Room, rng: Rng): DemoImage[] {
  const most = { brief: rng.chance(0.2) ? 1 : 0, medium: rng.chance(0.55) ? 1 : 0, long: rng.int(1, 2), full: 3 }[room];
  return all.slice(0, most).map((image, i) => ({ ...image, serialNo: i + 1 }));
}

function layoutOf(room: Room, count: number, rng: Rng): PdfLayout {
  if (count > 560) return rng.chance(0.75) ? "long-vertical" : "wide";
  if (room === "brief") return rng.chance(0.7) ? "clip-vertical" : "clip-horizontal";
  return rng.weighted<[PdfLayout, number]>(
    [
      ["clip-vertical", 50],
      ["page-vertical", 22],
      ["clip-horizontal", 16],
      ["wide", 12],
    ],
    ([, weight]) => weight,
  )[0];
}

/** What a paper made of a story, before its numbering. */
export interface PaperDraft {
  readonly slot: PaperSlot;
  readonly story: Story;
  readonly told: ToldArticle;
  readonly room: Room;
  readonly followUp: boolean;
}

/** Lets one paper tell a story (or, with `followUp`, tell it again days later). */
export function draftForPaper(
  seed: string,
  story: Story,
  slot: PaperSlot,
  taken: Set<string>,
  followUp = false,
): PaperDraft {
  const rng = rngOf(seed, "paper", story.id, slot.paper.code, slot.issueDate, followUp ? 1 : 0);
  const [room] = rng.weighted(ROOMS, ([, weight]) => weight);
  const told = followUp
    ? tellFollowUp(story, slot.issueDate, room, taken, rng)
    : tellNews(story, room, false, taken, rng);
  return { slot, story, told, room, followUp };
}

/** An agency of the demo's world. Real ones are named by nobody here. */
export const DEMO_AGENCY = "八洲電報";
/** Fields on which smaller papers print what an agency sends. */
const WIRE_BEATS: readonly Beat[] = ["politics", "energy", "finance", "disaster", "science"];

/** Whose copy it is: no follow-up, and nothing of a paper's own opinion. */
function agencyOf(seed: string, { slot, story, followUp }: PaperDraft): string | null {
  if (followUp || !WIRE_BEATS.includes(story.kind.beat) || story.kind.pages.includes("オピニオン")) return null;
  return rngOf(seed, "wire", story.id, slot.paper.code).chance(0.3) ? DEMO_AGENCY : null;
}

const withCredit = ({ title, text }: ToldArticle, agency: string): ToldArticle => ({
  title,
  text: `${text}（${agency}）`,
});

/** All of spec section 3 for one newspaper article. `serial` numbers the articles of that paper and issue from 1. */
export function newspaperArticle(seed: string, draft: PaperDraft, serial: number): DemoNewspaperArticle {
  const { slot, story } = draft;
  const rightholder = agencyOf(seed, draft);
  const told = rightholder === null ? draft.told : withCredit(draft.told, rightholder);
  const rng = rngOf(seed, "fields", story.id, slot.paper.code, slot.issueDate, serial);
  const page = rng.pick(story.kind.pages);
  const images = pickImages(draft.followUp ? [] : imagesOf(seed, story), draft.room, rng);
  const figures = images.filter(isFigure).length;
  const count = charCount(told.text);
  const compact = slot.issueDate.replaceAll("-", "");
  const articleId = `${slot.paper.code}${compact}${slot.issueType}${String(serial).padStart(3, "0")}`;
  const hasPdf = slot.paper.dataSection === 1 ? rng.chance(0.97) : rng.chance(0.34);
  const hasText = slot.paper.dataSection === 2 || rng.chance(0.93) || !hasPdf;
  return {
    dataSection: slot.paper.dataSection,
    articleId,
    title: told.title,
    articleText: hasText ? told.text : "",
    printText: told.text,
    rightholder,
    mediaCode: slot.paper.code,
    mediaName: slot.paper.name,
    arrivedOn: slot.issueDate,
    arrivedAt: tokyoTime(slot.issueDate, slot.issueType === 1 ? rng.int(245, 345) : rng.int(865, 950)),
    sameStoryId: story.id,
    articleClass: page,
    issueDate: slot.issueDate,
    issueType: slot.issueType,
    frameNo: frameOf(page, slot, rng),
    headNo: columnsFor(count, rng),
    imageCount: images.length - figures,
    trace: figures > 0 ? `図${figures}` : "",
    note: slot.issueType === 2 && slot.paper.edition !== "最終版" ? "夕刊版" : slot.paper.edition,
    freeKeyword: story.companies.map((c) => c.name).join(" "),
    subword: rng.shuffle(SUBWORDS[story.kind.beat]).slice(0, 2).join(" "),
    keyword: story.kind.keywords.join(" "),
    charCount: count,
    images,
    noImageFlag: !hasPdf,
    noTextFlag: !hasText,
    dispStatus: rng.chance(0.015) ? 0 : 1,
    pdfKey: hasPdf ? `demo/pdf/${articleId}.pdf` : null,
    thumbnailKey: hasPdf ? `demo/thumbnails/${articleId}.jpg` : null,
    layout: hasPdf ? layoutOf(draft.room, count, rng) : null,
  };
}
