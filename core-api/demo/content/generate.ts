import { correctionsFor } from "./corrections.ts";
import { paperSlots, printingDay, webSlots } from "./coverage.ts";
import { addDays, type DayString, weekdayOf } from "./days.ts";
import { fillIssue } from "./magazine-articles.ts";
import { planIssues } from "./magazine-issues.ts";
import { draftForPaper, newspaperArticle, type PaperDraft } from "./newspaper-article.ts";
import { rngOf } from "./rng.ts";
import type { Story } from "./story.ts";
import { DEMO_DAYS, HISTORY_DAYS, planHistory, planStories, TODAY_LAST_MINUTE } from "./story-plan.ts";
import type { DemoArticle, DemoContent, DemoNewspaperArticle, DemoWebArticle } from "./types.ts";
import { draftForSite, type WebDraft, webArticle } from "./web-article.ts";
import { MAGAZINES, NEWSPAPERS, WEB_SITES } from "./world/media.ts";

const FOLLOW_UP_KINDS_NOT = [
  "leader",
  "word",
  "essay",
  "interview",
  "serial",
  "explain-web",
  "match",
  "personnel",
  "survey",
  "earnings",
  "recall",
  "recall-food",
  "cyber",
  "inspection-fault",
  "chip-talent",
  "food-price",
  "power-price",
];

/** Papers return to the larger matters two to six days later. */
function followUps(seed: string, story: Story, today: DayString, taken: Set<string>): PaperDraft[] {
  const rng = rngOf(seed, "follow", story.id);
  if (story.kind.size < 2 || FOLLOW_UP_KINDS_NOT.includes(story.kind.id) || !rng.chance(0.3)) return [];
  const day = addDays(story.day, rng.int(2, 6));
  if (day > today || weekdayOf(day) === 0) return [];
  return paperSlots(story, rng)
    .slice(0, 2)
    .map((slot) =>
      draftForPaper(
        seed,
        story,
        { ...slot, issueDate: printingDay(slot.paper, day), issueType: slot.paper.eveningOnly ? 2 : 1 },
        taken,
        true,
      ),
    );
}

/** Numbers drafts within a key (a paper's issue, a site's day) in the order given. */
function serials<T>(drafts: readonly T[], keyOf: (draft: T) => string): number[] {
  const last = new Map<string, number>();
  return drafts.map((draft) => {
    const serial = (last.get(keyOf(draft)) ?? 0) + 1;
    last.set(keyOf(draft), serial);
    return serial;
  });
}

/** Both days belong to it. */
interface Span {
  readonly from: DayString;
  readonly to: DayString;
}

function newspapers(
  seed: string,
  today: DayString,
  span: Span,
  stories: readonly Story[],
  taken: Set<string>,
): DemoNewspaperArticle[] {
  const drafts = stories.flatMap((story) => [
    ...paperSlots(story, rngOf(seed, "slots", story.id)).map((slot) => draftForPaper(seed, story, slot, taken)),
    ...followUps(seed, story, span.to, taken),
  ]);
  const inTime = drafts.filter(
    ({ slot }) =>
      slot.issueDate >= span.from && slot.issueDate <= span.to && !(slot.issueDate === today && slot.issueType === 2),
  );
  const numbers = serials(inTime, ({ slot }) => `${slot.paper.code}/${slot.issueDate}/${slot.issueType}`);
  return inTime.map((draft, i) => newspaperArticle(seed, draft, numbers[i] ?? 0));
}

function webNews(
  seed: string,
  today: DayString,
  span: Span,
  stories: readonly Story[],
  taken: Set<string>,
): DemoWebArticle[] {
  const drafts: WebDraft[] = stories
    .filter((story) => story.day >= span.from && story.day <= span.to)
    .flatMap((story) =>
      webSlots(story, rngOf(seed, "web-slots", story.id), story.day === today ? TODAY_LAST_MINUTE : 23 * 60 + 40).map(
        (slot, i) => draftForSite(seed, story, slot, i === 0, taken),
      ),
    )
    .sort((a, b) => a.slot.minute - b.slot.minute);
  const numbers = serials(drafts, ({ slot, story }) => `${slot.site.code}/${story.day}`);
  return drafts.map((draft, i) => webArticle(seed, draft, numbers[i] ?? 0));
}

/** An article whose page is no longer kept: its text is what is left of it. */
const textOnly = (article: DemoNewspaperArticle): DemoNewspaperArticle => ({
  ...article,
  articleText: article.printText,
  noTextFlag: false,
  noImageFlag: true,
  imageCount: 0,
  images: [],
  trace: "",
  pdfKey: null,
  thumbnailKey: null,
  layout: null,
  dispStatus: 1,
});

/** Newspapers and web news of the days before the demo's own, as text. */
function historyOf(seed: string, today: DayString, recent: readonly Story[], taken: Set<string>): DemoArticle[] {
  const span = { from: addDays(today, 1 - DEMO_DAYS - HISTORY_DAYS), to: addDays(today, -DEMO_DAYS) };
  const eve = recent.filter(({ day }) => day <= span.to);
  const stories = [...planHistory(seed, today), ...eve];
  return [
    ...newspapers(seed, today, span, stories, taken).map(textOnly),
    ...webNews(seed, today, span, stories, taken),
  ];
}

const byArrival = (a: DemoArticle, b: DemoArticle): number =>
  a.arrivedAt === b.arrivedAt ? (a.articleId < b.articleId ? -1 : 1) : a.arrivedAt < b.arrivedAt ? -1 : 1;

/**
 * The whole demo as plain data: about 3,000 articles of the 20 days that end with `today`, their media and magazine issues, and the
 * texts of about 4,700 articles of the 36 days before.
 * The same seed and day give the same content, byte for byte. Nothing is read from the clock or the disk.
 */
export function generateDemo({ seed, today }: { readonly seed: string; readonly today: DayString }): DemoContent {
  const taken = new Set<string>();
  const stories = planStories(seed, today);
  const span = { from: addDays(today, 1 - DEMO_DAYS), to: today };
  const printed = newspapers(seed, today, span, stories, taken);
  const web = webNews(seed, today, span, stories, taken);
  const issues = planIssues(today).map((planned) => fillIssue(seed, planned, taken));
  const articles = [...printed, ...correctionsFor(seed, today, printed), ...web, ...issues.flatMap((i) => i.articles)];
  return {
    seed,
    today,
    newspapers: NEWSPAPERS,
    webSites: WEB_SITES,
    magazines: MAGAZINES,
    issues: issues.map((i) => i.issue),
    articles: articles.sort(byArrival),
    history: historyOf(seed, today, stories, taken).sort(byArrival),
  };
}
