import { expect, it } from "vitest";
import { faultsOf } from "./testing/morning-oracle.ts";
import { morningLane } from "./testing/random-mornings.ts";

/** How many mornings, and of which numbers; docs/operations.md says how to have more, and in how many lanes. */
const DAYS = Number(process.env.EDITION_MORNINGS ?? 60);
const SEED = Number(process.env.EDITION_MORNINGS_SEED ?? 1);
const LANES = Number(process.env.EDITION_MORNINGS_LANES ?? 1);
const SECONDS_A_DAY = 4;

const lanes: Awaited<ReturnType<typeof morningLane>>[] = [];
for (let at = 0; at < LANES; at += 1) lanes.push(await morningLane(SEED + at));

async function run(lane: (typeof lanes)[number], days: number): Promise<void> {
  const had = new Set<string>();
  for (let count = 0; count < days; count += 1) {
    const { day, history, staleSends } = await lane.next();
    expect(faultsOf(history), `${day} ${JSON.stringify(history)}`).toEqual([]);
    expect(staleSends, day).toBe(0);
    for (const { id } of history.left.flatMap(({ articles }) => articles)) {
      expect(had.has(id), `${day} ${id}`).toBe(false);
      had.add(id);
    }
  }
}

it(
  "lets one mail edition leave by its deadline, never two, and none unapproved, under kills, two workers, two editors and clocks that differ",
  async () => {
    await Promise.all(lanes.map((lane) => run(lane, Math.ceil(DAYS / LANES))));
  },
  (DAYS + 10) * SECONDS_A_DAY * 1000,
);
