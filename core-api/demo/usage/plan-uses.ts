import type { DataSection } from "@kirinuki/schema/codes.ts";
import { mayUse, USE_KINDS, type UseKind } from "../../src/access/abilities.ts";
import { addDays, type DayString, tokyoTime, weekdayOf } from "../content/days.ts";
import { hashSeed, type Rng } from "../content/rng.ts";

/** How many months before this one the demo shows. */
const MONTHS_BEFORE = 3;
/** An article as old as the months before: it is gone from the demo, as it would be from a customer's lists. */
const FIRST_GONE_ID = 190_000_000_000_000;
const GONE_IDS = 5000;

export interface Reader {
  userId: string;
  /** In this month. */
  group: string;
  /** In the months before, where it was another. */
  formerGroup?: string;
  /** Gone since: used originals only in the months before. */
  isGone?: boolean;
  sections: DataSection[];
  mcUserAuthority: number;
  scUserAuthority: number;
}

/** Monthly caps of a group; null: none. */
export type Caps = Readonly<Record<1 | 2, number | null>>;

export interface UsePlan {
  today: DayString;
  /** Whether anything was used in this month. */
  isUsedNow: boolean;
  groups: ReadonlyMap<string, Caps>;
  readers: readonly Reader[];
  /** Articles of the contract's themes by section and the day they came. */
  articles: readonly { articleId: string; section: DataSection; day: DayString }[];
}

export interface PlannedUse {
  userId: string;
  group: string;
  day: DayString;
  countedAt: string;
  section: 1 | 2 | 5;
  kind: UseKind;
  articleId: string;
}

/** Counted uses of some months up to today, below every cap; the same for the same contract and day. */
export function planUses(plan: UsePlan, rng: Rng): PlannedUse[] {
  return monthsOf(plan).flatMap((days) =>
    [...plan.groups].flatMap(([group, caps], place) =>
      ([1, 2, 5] as const).flatMap((section) => {
        const uses = usesOf(days, { section, cap: section === 5 ? null : caps[section], place }, plan.today, rng);
        return Array.from({ length: uses }, () => aUse(plan, { group, section, days }, rng)).filter(
          (use) => use !== null,
        );
      }),
    ),
  );
}

/** The days of each month, none of them after today. */
function monthsOf({ today, isUsedNow }: UsePlan): DayString[][] {
  const months: DayString[][] = [];
  let day = today;
  for (let back = 0; back <= MONTHS_BEFORE; back += 1) {
    const days: DayString[] = [];
    const month = day.slice(0, 7);
    for (; day.startsWith(month); day = addDays(day, -1)) days.unshift(day);
    if (back > 0 || isUsedNow) months.unshift(days);
  }
  return months;
}

const RATES = { 1: 21, 2: 10, 5: 0.5 } as const;
/** Of this month's caps, by the group's place: what one group is near to, another is far from. */
const TAKEN = [0.55, 0.84];

interface Share {
  section: 1 | 2 | 5;
  cap: number | null;
  place: number;
}

/** How many uses a group has in a month: so much a business day, or a share of its cap. */
function usesOf(days: readonly DayString[], { section, cap, place }: Share, today: DayString, rng: Rng): number {
  if (cap === null) return Math.round(days.filter((day) => weight(day) === 1).length * RATES[section]);
  const isThisMonth = days.includes(today);
  const share = isThisMonth
    ? (TAKEN[(place + 1) % TAKEN.length] ?? 0) - (section === 2 ? 0.1 : 0)
    : 0.5 + rng.next() * 0.4;
  return Math.floor(cap * share);
}

const weight = (day: DayString): number => ({ 0: 0.04, 6: 0.15 })[weekdayOf(day)] ?? 1;

const KIND_WEIGHTS: Record<UseKind, number> = {
  pdf_display: 6,
  pdf_print: 2,
  text_display: 3,
  text_print: 1,
  epub_display: 1,
};

/** null where nobody of the group may use the source. */
function aUse(
  plan: UsePlan,
  { group, section, days }: { group: string; section: 1 | 2 | 5; days: readonly DayString[] },
  rng: Rng,
): PlannedUse | null {
  const isThisMonth = days.includes(plan.today);
  const readers = plan.readers.filter(
    (reader) =>
      (isThisMonth ? reader.group : (reader.formerGroup ?? reader.group)) === group &&
      !(isThisMonth && reader.isGone) &&
      USE_KINDS.some((kind) => mayUse(reader, section, kind)),
  );
  if (readers.length === 0) return null;
  const reader = rng.weighted(readers, ({ userId }) => eagerness(userId));
  const kind = rng.weighted(
    USE_KINDS.filter((each) => mayUse(reader, section, each)),
    (each) => KIND_WEIGHTS[each],
  );
  const day = rng.weighted(days, weight);
  // Before the articles of the day came in, or of an evening: never in the future of the demo's today.
  const countedAt = tokyoTime(day, day === plan.today ? rng.int(0, 59) : rng.int(6 * 60, 20 * 60));
  return { userId: reader.userId, group, day, countedAt, section, kind, articleId: articleOf(plan, section, day, rng) };
}

/** Some read much, most read little; about the tenth nothing. */
function eagerness(userId: string): number {
  const place = hashSeed(userId) % 10;
  return place === 0 ? 0 : 1 / place ** 1.2;
}

/** One of the last three days, if there is any. */
function articleOf({ articles }: UsePlan, section: number, day: DayString, rng: Rng): string {
  const since = addDays(day, -2);
  const fresh = articles.filter((each) => each.section === section && each.day <= day && each.day >= since);
  return fresh.length > 0 ? rng.pick(fresh).articleId : String(FIRST_GONE_ID + rng.int(0, GONE_IDS));
}
