import { addDays, type DayString, monthOf, weekdayOf } from "./days.ts";
import { ALL_KINDS } from "./kinds/all-kinds.ts";
import type { EventKind } from "./kinds/kind.ts";
import { type Rng, rngOf } from "./rng.ts";
import { type Story, tellStory } from "./story.ts";

/** Days that the demo covers, the last one being today. */
export const DEMO_DAYS = 20;

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

/** Every event of the demo, from the eve of its first day to this morning. */
export function planStories(seed: string, today: DayString): Story[] {
  const stories: Story[] = [];
  for (let back = DEMO_DAYS; back >= 0; back--) {
    const day = addDays(today, -back);
    const rng = rngOf(seed, "plan", day);
    const weekday = weekdayOf(day);
    const count = back === 0 ? EVENTS_TODAY : (EVENTS_A_DAY[weekday] ?? 40);
    for (const [i, kind] of kindsFor(day, count, rng).entries()) {
      const minute = back === 0 ? rng.int(20, TODAY_LAST_MINUTE - 90) : rng.int(6 * 60, 19 * 60 + 30);
      stories.push(tellStory(seed, `${day.replaceAll("-", "")}-${String(i + 1).padStart(2, "0")}`, kind, day, minute));
    }
  }
  return stories;
}
