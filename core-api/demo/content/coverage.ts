import { addDays, type DayString, weekdayOf } from "./days.ts";
import type { Rng } from "./rng.ts";
import type { Story } from "./story.ts";
import { NEWSPAPERS, type Newspaper, WEB_SITES, type WebSite } from "./world/media.ts";

/** One newspaper issue in which a story appears. */
export interface PaperSlot {
  readonly paper: Newspaper;
  readonly issueDate: DayString;
  readonly issueType: 1 | 2;
}

/** One web page: the site and the minute of the story's day. */
export interface WebSlot {
  readonly site: WebSite;
  readonly minute: number;
}

const NEWS_ONLY = ["leader", "word", "essay", "serial"];
const WEB_ONLY = ["explain-web"];
const TRADE = (paper: Newspaper): boolean => paper.dataSection === 2 && paper.code !== "T101";

/** A local outlet's interest in news without a place, and in another prefecture's, by the story's size. */
const NO_PLACE: Readonly<Record<1 | 2 | 3, number>> = { 1: 0.08, 2: 0.3, 3: 0.7 };
const ELSEWHERE: Readonly<Record<1 | 2 | 3, number>> = { 1: 0.01, 2: 0.1, 3: 0.45 };

/** How much an outlet of these beats and this home wants the story; 0 is not at all. */
function appetite(story: Story, outlet: { beats: readonly string[]; home: readonly string[]; weight: number }): number {
  if (!outlet.beats.includes(story.kind.beat)) return 0;
  const { size } = story.kind;
  if (outlet.home.length === 0) {
    const localNews = outlet.beats.length === 12 && size === 1 && story.prefecture !== undefined;
    return outlet.weight * (localNews ? 0.35 : 1);
  }
  if (story.prefecture === undefined) return outlet.weight * NO_PLACE[size];
  if (outlet.home.includes(story.prefecture.code)) return outlet.weight * 4;
  return outlet.weight * ELSEWHERE[size];
}

/** Draws `count` different outlets by appetite. */
function choose<T extends { beats: readonly string[]; home: readonly string[]; weight: number }>(
  story: Story,
  outlets: readonly T[],
  count: number,
  rng: Rng,
): T[] {
  const chosen: T[] = [];
  for (let i = 0; i < count; i++) {
    const left = outlets.filter((o) => !chosen.includes(o) && appetite(story, o) > 0);
    if (left.length === 0) break;
    chosen.push(rng.weighted(left, (o) => appetite(story, o)));
  }
  return chosen;
}

const PAPERS_BY_SIZE: Readonly<Record<1 | 2 | 3, readonly number[]>> = {
  1: [0, 0, 1, 1, 1],
  2: [1, 1, 1, 2, 2],
  3: [2, 2, 3, 3, 4],
};
const SITES_BY_SIZE: Readonly<Record<1 | 2 | 3, readonly number[]>> = {
  1: [0, 1, 1, 1, 2, 2],
  2: [1, 2, 2, 3],
  3: [3, 3, 4, 5],
};

/** The papers that print the story, and in which issue. Morning news of a Sunday-free evening edition needs a noon deadline. */
export function paperSlots(story: Story, rng: Rng): PaperSlot[] {
  if (WEB_ONLY.includes(story.kind.id)) return [];
  const only = NEWS_ONLY.includes(story.kind.id);
  const count = only ? 1 : rng.pick(PAPERS_BY_SIZE[story.kind.size]);
  const outlets = only ? NEWSPAPERS.filter((p) => !TRADE(p)) : NEWSPAPERS;
  return choose(story, outlets, count, rng).map((paper) => issueOf(story, paper, rng));
}

/** The first day from `day` on which the paper comes out: trade papers rest at weekends. */
export function printingDay(paper: Newspaper, day: DayString): DayString {
  let date = day;
  if (TRADE(paper)) while ([0, 6].includes(weekdayOf(date))) date = addDays(date, 1);
  return date;
}

function issueOf(story: Story, paper: Newspaper, rng: Rng): PaperSlot {
  const weekday = weekdayOf(story.day);
  const inTime = weekday !== 0 && story.minute < 12 * 60 + 30;
  if (paper.evening && inTime && (paper.eveningOnly || rng.chance(0.45)))
    return { paper, issueDate: story.day, issueType: 2 };
  if (paper.eveningOnly) {
    const next = addDays(story.day, 1);
    return { paper, issueDate: weekdayOf(next) === 0 ? addDays(next, 1) : next, issueType: 2 };
  }
  const issueDate = printingDay(paper, addDays(story.day, 1));
  return { paper, issueDate, issueType: 1 };
}

/** The sites that carry the story: the first within the hour, others through the day. */
export function webSlots(story: Story, rng: Rng, lastMinute: number): WebSlot[] {
  if (NEWS_ONLY.includes(story.kind.id)) return [];
  const count = WEB_ONLY.includes(story.kind.id) ? 1 : rng.pick(SITES_BY_SIZE[story.kind.size]);
  return choose(story, WEB_SITES, count, rng).map((site, i) => ({
    site,
    minute: Math.min(lastMinute, story.minute + (i === 0 ? rng.int(2, 40) : rng.int(20, 300))),
  }));
}
