import { addDays, type DayString, monthOf, weekdayOf } from "./days.ts";
import { ALL_KINDS } from "./kinds/all-kinds.ts";
import type { EventKind } from "./kinds/kind.ts";
import { type Rng, rngOf } from "./rng.ts";
import { type Story, tellStory } from "./story.ts";

/** Days that the demo covers, the last one being today. */
export const DEMO_DAYS = 20;
/** Days before them that have articles without originals, so that each month has one to be compared with. */
export const HISTORY_DAYS = 36;

/** Events a day, from Sunday to Saturday. */
const EVENTS_A_DAY = [23, 47, 50, 51, 52, 51, 32] as const;
/** Events known by half past eight of the last day, when the demo's clock stops. */
const EVENTS_TODAY = 20;
export const TODAY_LAST_MINUTE = 8 * 60 + 30;

const MONDAY_TO_SATURDAY: readonly number[] = [1, 2, 3, 4, 5, 6];

function fits(kind: EventKind, day: DayString): boolean {
  if (kind.months && !kind.months.includes(monthOf(day))) return false;
  return (kind.weekdays ?? MONDAY_TO_SATURDAY).includes(weekdayOf(day));
}

/** Kinds for one day: by weight, each kind less likely after it has come up that day. */
function kindsFor(day: DayString, count: number, rng: Rng): EventKind[] {
  const fit = ALL_KINDS.filter((k) => fits(k, day));
  const used = new Map<string, number>();
  return Array.from({ length: count }, () => {
    const kind = rng.weighted(fit, (k) => k.weight / (1 + 2.5 * (used.get(k.id) ?? 0)));
    used.set(kind.id, (used.get(kind.id) ?? 0) + 1);
    return kind;
  });
}

/** Events of one day. `minuteOf` draws when each becomes known. */
function storiesOf(seed: string, day: DayString, count: number, minuteOf: (rng: Rng) => number): Story[] {
  const rng = rngOf(seed, "plan", day);
  return kindsFor(day, count, rng).map((kind, i) =>
    tellStory(seed, `${day.replaceAll("-", "")}-${String(i + 1).padStart(2, "0")}`, kind, day, minuteOf(rng)),
  );
}

/** Bids for the sea are opened on one day: of that matter there is far more news than on other days, which the trend shows as a spike. */
const MUCH_NEWS = { kind: "offshore-wind", daysAgo: 6, events: 12 };
function muchNews(seed: string, today: DayString): Story[] {
  const kind = ALL_KINDS.find(({ id }) => id === MUCH_NEWS.kind);
  const near = addDays(today, -MUCH_NEWS.daysAgo);
  const day = weekdayOf(near) === 0 ? addDays(near, -1) : near;
  if (!kind) return [];
  const rng = rngOf(seed, "much news", day);
  return Array.from({ length: MUCH_NEWS.events }, (_, i) =>
    tellStory(
      seed,
      `${day.replaceAll("-", "")}-9${String(i + 1).padStart(2, "0")}`,
      kind,
      day,
      rng.int(6 * 60, 11 * 60),
    ),
  );
}

const daytime = (rng: Rng): number => rng.int(6 * 60, 19 * 60 + 30);
const wholeDay = (seed: string, day: DayString): Story[] =>
  storiesOf(seed, day, EVENTS_A_DAY[weekdayOf(day)] ?? 40, daytime);

/** Every event of the demo, from the eve of its first day to this morning. */
export function planStories(seed: string, today: DayString): Story[] {
  const before = Array.from({ length: DEMO_DAYS }, (_, i) => wholeDay(seed, addDays(today, i - DEMO_DAYS)));
  const morning = storiesOf(seed, today, EVENTS_TODAY, (rng) => rng.int(20, TODAY_LAST_MINUTE - 90));
  return [...before.flat(), ...muchNews(seed, today), ...morning];
}

/** Every event of the days before those of `planStories`. */
export function planHistory(seed: string, today: DayString): Story[] {
  const first = addDays(today, -DEMO_DAYS - HISTORY_DAYS);
  return Array.from({ length: HISTORY_DAYS }, (_, i) => wholeDay(seed, addDays(first, i))).flat();
}
