import type { DayString } from "./days.ts";
import type { EventKind } from "./kinds/kind.ts";
import { rngOf } from "./rng.ts";
import { calendarSlots, type Draft } from "./slots.ts";
import { fill, type Slots } from "./template.ts";
import type { Company } from "./world/companies.ts";
import { institutesFor } from "./world/organisations.ts";
import { somePerson } from "./world/people.ts";
import type { Prefecture } from "./world/places.ts";

/** One event of the demo's world: the facts that every outlet agrees on. */
export interface Story {
  readonly id: string;
  readonly kind: EventKind;
  readonly day: DayString;
  /** Minute of the day at which it becomes known. */
  readonly minute: number;
  readonly slots: Slots;
  readonly people: readonly (readonly [full: string, short: string])[];
  readonly companies: readonly Company[];
  readonly prefecture: Prefecture | undefined;
  /** The noun phrase that later articles use. */
  readonly topic: string;
}

/** Draws the facts of one event. The same seed, id, kind and day give the same story. */
export function tellStory(seed: string, id: string, kind: EventKind, day: DayString, minute: number): Story {
  const rng = rngOf(seed, "story", id);
  const draft: Draft = { rng, day, slots: calendarSlots(day), people: [], companies: [], prefecture: undefined };
  for (const [name, make] of Object.entries(kind.slots)) make(draft, name);
  const analyst = somePerson(rng);
  const title = rng.pick(["主任研究員", "上席研究員", "研究員"]);
  draft.slots.an = analyst.full + title;
  draft.slots["an.org"] = rng.pick(institutesFor(kind.beat));
  draft.people.push([analyst.full + title, analyst.surname + title]);
  const slots = draft.slots;
  return {
    id,
    kind,
    day,
    minute,
    slots,
    people: draft.people,
    companies: draft.companies,
    prefecture: draft.prefecture,
    topic: fill(kind.topic, slots, rng),
  };
}
