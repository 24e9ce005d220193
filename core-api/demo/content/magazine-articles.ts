import { tokyoTime } from "./days.ts";
import { type PlannedIssue, type SaleWindow, saleWindow } from "./magazine-issues.ts";
import { MAGAZINE_BODY, MAGAZINE_FORMS, type MagazineForm } from "./pools/magazine-forms.ts";
import { SUBJECTS } from "./pools/magazine-subjects.ts";
import { type Rng, rngOf } from "./rng.ts";
import { calendarSlots, company, type Draft, num, place } from "./slots.ts";
import { fill, type Slots } from "./template.ts";
import type { DemoIssue, DemoMagazineArticle } from "./types.ts";
import { shortenPeople } from "./wording.ts";
import type { Beat } from "./world/beats.ts";

/** Articles in an issue. */
const PER_ISSUE = 25;

interface Piece {
  readonly form: MagazineForm;
  readonly title: string;
  readonly abstract: string;
  readonly full: string;
  readonly pages: number;
}

function slotsFor(beat: Beat, day: string, rng: Rng, subject: string): { slots: Slots; people: Draft["people"] } {
  const draft: Draft = { rng, day, slots: calendarSlots(day), people: [], companies: [], prefecture: undefined };
  company(beat === "labour" || beat === "politics" || beat === "disaster" ? "heavy" : beat)(draft, "co");
  place()(draft, "pl");
  num(2, 24)(draft, "n");
  const [s = "", w = "", q = "", c = ""] = subject.split(" / ");
  const president = draft.slots["co.p"] ?? "";
  return { slots: { ...draft.slots, s, w, q, c, who: president }, people: draft.people };
}

/** Composes one piece whose title is new; undefined when chance gives a title that exists. */
function compose(planned: PlannedIssue, first: boolean, rng: Rng, taken: Set<string>): Piece | undefined {
  const beat = rng.pick(planned.issue.magazine.beats);
  const form = first ? MAGAZINE_FORMS[0] : rng.pick(MAGAZINE_FORMS.slice(1));
  if (form === undefined) return undefined;
  const { slots, people } = slotsFor(beat, planned.arrivedOn, rng, rng.pick(SUBJECTS[beat]));
  const title = fill(rng.pick(form.heads), slots, rng);
  if (taken.has(title)) return undefined;
  taken.add(title);
  const lead = fill(rng.pick(form.leads), slots, rng);
  const pages = rng.int(form.pages[0], form.pages[1]);
  const body = rng
    .shuffle(MAGAZINE_BODY)
    .slice(0, Math.min(10, 2 + pages))
    .map((p) => fill(p, slots, rng));
  const full = shortenPeople([lead, ...body].join("\n"), people);
  return { form, title, abstract: full.split("\n").slice(0, 2).join("\n"), full, pages };
}

function composeNew(planned: PlannedIssue, first: boolean, rng: Rng, taken: Set<string>): Piece {
  for (let tries = 0; tries < 200; tries++) {
    const piece = compose(planned, first, rng, taken);
    if (piece) return piece;
  }
  throw new Error(`No new title left for ${planned.issue.contentsId}`);
}

function articleOf(
  planned: PlannedIssue,
  piece: Piece,
  at: { index: number; page: number },
  sale: SaleWindow,
  rng: Rng,
): DemoMagazineArticle {
  const { issue, arrivedOn } = planned;
  const serial = String(at.index + 1).padStart(2, "0");
  return {
    dataSection: 5,
    articleId: `${issue.contentsId.replace("-", "")}${serial}`,
    title: piece.title,
    articleText: piece.abstract,
    fullText: piece.full,
    mediaCode: issue.magazine.code,
    mediaName: issue.magazine.name,
    arrivedOn,
    arrivedAt: tokyoTime(arrivedOn, 30 + rng.int(0, 20)),
    sameStoryId: `${issue.contentsId}-${serial}`,
    coverDate: issue.coverDate,
    startPage: at.page,
    endPage: at.page + piece.pages - 1,
    category: piece.form.category,
    contentsId: issue.contentsId,
    url: "",
    delFlag: rng.chance(0.02) ? 1 : 0,
    salesFromDatetime: sale.from,
    salesToDatetime: sale.to,
    redeliveryFromDatetime: sale.redelivery,
    salesDatetimeFlag: sale.flag,
    epubKey: issue.epubKey,
    thumbnailKey: issue.coverKey,
  };
}

/** Fills one issue: its lead feature first, pages in order. Returns the issue with its cover lines and its articles. */
export function fillIssue(
  seed: string,
  planned: PlannedIssue,
  taken: Set<string>,
): { issue: DemoIssue; articles: DemoMagazineArticle[] } {
  const rng = rngOf(seed, "issue", planned.issue.contentsId);
  const sale = saleWindow(planned.issue.magazine, planned.arrivedOn, seed);
  const pieces = Array.from({ length: PER_ISSUE }, (_, i) => composeNew(planned, i === 0, rng, taken));
  let page = 8;
  const articles = pieces.map((piece, index) => {
    const article = articleOf(planned, piece, { index, page }, sale, rng);
    page = article.endPage + 1 + (index % 4 === 3 ? 1 : 0);
    return article;
  });
  const coverLines = [articles[0], articles[1], articles[2]].flatMap((a) =>
    a ? [a.title.replace(/^(総力)?特集　/, "")] : [],
  );
  return { issue: { ...planned.issue, coverLines, pageCount: page + 4 }, articles };
}
