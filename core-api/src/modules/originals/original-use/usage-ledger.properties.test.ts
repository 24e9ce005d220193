import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../../../access/actor.ts";
import { DOUBLE_CLICK_MS } from "../../../access/licence.ts";
import { createDataSource } from "../../../data-source.ts";
import { type Transaction, TransactionScope } from "../../../db/tenant.ts";
import { releaseUses } from "../../../jobs/release-uses.job.ts";
import { aJobContext } from "../../../testing/a-job-context.ts";
import { aContract, aGroup } from "../../../testing/builders.ts";
import { NOON } from "../../../testing/test-api.ts";
import { countUses, RESERVED_MS, reserveUses, type UseWish } from "./usage-ledger.ts";

const db = await testDatabase();
const open = (url: string, poolSize: number) =>
  createDataSource({ url, poolSize, statementTimeout: 15_000, applicationName: "ledger" });
const [api, operator] = [open(db.apiUrl, 6), open(db.operatorUrl, 2)];
const scope = new TransactionScope(api);
beforeAll(() => Promise.all([api.initialize(), operator.initialize()]));
afterAll(() => Promise.all([api.destroy(), operator.destroy()]));

class Crash extends Error {}

/** What people, networks and machines do. Articles 1 to 4 are MC, 5 to 8 SC; two sessions of two groups of one demand unit. */
type Step =
  | { do: "ask"; session: number; articles: number[]; kind: "pdf_display" | "pdf_print"; crash: boolean }
  /** A notice for the `which`th reservation so far: the first one, a retry, a double click or one of another session. */
  | { do: "notice"; session: number; which: number; crash: boolean }
  /** Among concurrent ones, it makes the clocks of two processes differ. */
  | { do: "wait"; seconds: number }
  | { do: "release" };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("ask" as const),
      session: fc.integer({ min: 0, max: 3 }),
      articles: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 3 }),
      kind: fc.constantFrom("pdf_display" as const, "pdf_print" as const),
      crash: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("notice" as const),
      session: fc.integer({ min: 0, max: 3 }),
      which: fc.nat({ max: 11 }),
      crash: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("wait" as const), seconds: fc.constantFrom(5, 11, 300, 601) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("release" as const) }) },
);

const CAPS = { mc: 4, sc: 3, unit: 9 };

interface World {
  actors: Actor[];
  now: Date;
  tickets: { session: number; kind: UseWish["kind"]; useIds: string[] }[];
  /** Sum of what notices said that they counted. */
  told: number;
  hasUnit: boolean;
}

let units = 0;

/** With a demand unit over both groups, or with the groups' own caps only: then nothing but their own lock protects them. */
async function aWorld(hasUnit: boolean): Promise<World> {
  const contract = await aContract(db.owner);
  units += 1;
  await db.owner.query("INSERT INTO demand_unit (demand_id, use_max_count) VALUES ($1, $2)", [units, CAPS.unit]);
  await db.owner.query("INSERT INTO contract_demand_unit VALUES ($1, $2, 'u')", [contract.contractId, units]);
  const groups = [await aGroup(db.owner, contract), await aGroup(db.owner, contract)];
  await db.owner.query(
    "UPDATE user_group SET use_max_count1 = $2, use_max_count2 = $3, demand_id = $4 WHERE contract_id = $1",
    [contract.contractId, CAPS.mc, CAPS.sc, hasUnit ? units : null],
  );
  const actors = [0, 1, 2, 3].map((session) => ({
    contractId: contract.contractId,
    userId: `user${session}`,
    userGroupId: groups[session % 2]?.userGroupId,
    userGroupName: "g",
    readOnly: false,
    supportView: null,
    sessionTokenHash: Buffer.from(`${contract.contractId}/${session}`),
  })) as Actor[];
  return { actors, now: NOON, tickets: [], told: 0, hasUnit };
}

const origin = { displayId: "", isMail: false, themeId: null, themeGroupId: null, topicsId: null, chargeCode: "" };

/** A transaction whose process dies before its end leaves nothing; the caller never hears of it. */
async function act<Result>(
  actor: Actor,
  crashes: boolean,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result | null> {
  try {
    return await scope.forContract(actor.contractId, "write", async (tx) => {
      const result = await work(tx);
      if (crashes) throw new Crash();
      return result;
    });
  } catch (error) {
    if (error instanceof Crash) return null;
    throw error;
  }
}

async function perform(world: World, step: Step): Promise<void> {
  const { now } = world;
  if (step.do === "wait") world.now = new Date(now.getTime() + step.seconds * 1000);
  if (step.do === "release") await release(now);
  if (step.do === "ask") {
    const actor = world.actors[step.session] as Actor;
    const articles = step.articles.map((id) => ({ articleId: String(id), section: id <= 4 ? 1 : 2 }) as const);
    const wish = { kind: step.kind, articles, origin };
    const answer = await act(actor, step.crash, (tx) => reserveUses(tx, actor, wish, now));
    if (answer?.kind === "reserved")
      world.tickets.push({ session: step.session, kind: step.kind, useIds: answer.useIds });
  }
  if (step.do === "notice") {
    const ticket = world.tickets[step.which];
    const actor = world.actors[step.session] as Actor;
    const counted = ticket ? await act(actor, step.crash, (tx) => countUses(tx, actor, ticket, now)) : 0;
    world.told += counted ?? 0;
  }
}

const release = (now: Date): Promise<void> =>
  releaseUses.run(aJobContext({ scope: new TransactionScope(operator), clock: { now: () => now } }));

interface Sums {
  counted: number;
  counters: number;
  unit: number;
  /** What is kept by user and day. */
  kept: number;
  /** Highest of counted and open reservations over what the caps allow, by group and section; and of the unit. */
  over: number;
}

async function sums({ actors, now }: World): Promise<Sums> {
  const { rows } = await db.owner.query(
    `WITH u AS (SELECT *, use_state = 'counted' AS is_counted, use_state = 'counted' OR use_state = 'reserved' AND expires_at > $2 AS taken
                FROM original_use WHERE contract_id = $1)
     SELECT (SELECT count(*)::int FROM u WHERE is_counted) AS counted,
       (SELECT coalesce(sum(counted), 0)::int FROM usage_month WHERE contract_id = $1) AS counters,
       (SELECT coalesce(sum(counted), 0)::int FROM demand_unit_month WHERE demand_id = $3) AS unit,
       (SELECT coalesce(sum(uses), 0)::int FROM usage_user_day WHERE contract_id = $1) AS kept,
       greatest(
         (SELECT max(n - CASE s WHEN 1 THEN $4::int ELSE $5::int END) FROM (
            SELECT data_section AS s, count(*)::int AS n FROM u WHERE taken GROUP BY user_group_id, data_section) g),
         (SELECT count(*)::int - $6::int FROM u WHERE taken AND demand_id IS NOT NULL)) AS over`,
    [actors[0]?.contractId, now, units, CAPS.mc, CAPS.sc, CAPS.unit],
  );
  return rows[0] as Sums;
}

async function expectSound(world: World): Promise<void> {
  const { counted, counters, unit, kept, over } = await sums(world);
  const expected = { counters: counted, unit: world.hasUnit ? counted : 0, kept: counted, told: counted };
  expect({ counters, unit, kept, told: world.told }).toEqual(expected);
  expect(over).toBeLessThanOrEqual(0);
}

/** Once every open reservation has expired, exactly the places that were not counted can be had again. */
async function expectRestFree(world: World): Promise<void> {
  world.now = new Date(world.now.getTime() + RESERVED_MS + DOUBLE_CLICK_MS);
  const { rows } = await db.owner.query(
    `SELECT coalesce(sum(counted) FILTER (WHERE user_group_id = $2 AND data_section = 1), 0)::int AS mc, coalesce(sum(counted), 0)::int AS unit
     FROM usage_month WHERE contract_id = $1`,
    [world.actors[0]?.contractId, world.actors[0]?.userGroupId],
  );
  const free = Math.min(CAPS.mc - rows[0].mc, world.hasUnit ? CAPS.unit - rows[0].unit : CAPS.mc);
  const actor = world.actors[0] as Actor;
  const ask = (ids: number[]) =>
    act(actor, false, (tx) => {
      const articles = ids.map((id) => ({ articleId: String(id), section: 1 }) as const);
      return reserveUses(tx, actor, { kind: "pdf_display", articles, origin }, world.now);
    });
  const ids = Array.from({ length: free + 1 }, (_, at) => 100 + at);
  expect((await ask(ids))?.kind).not.toBe("reserved");
  expect((await ask(ids.slice(1)))?.kind).toBe("reserved");
}

describe("counting", () => {
  it("equals the distinct confirmed uses, passes no cap and gives places back, whatever happens in whatever order", async () => {
    const plan = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 4, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(plan, fc.boolean(), async (batches, hasUnit) => {
        const world = await aWorld(hasUnit);
        for (const batch of batches) {
          // All at the same time, over several connections: the database decides who comes first.
          await Promise.all(batch.map((each) => perform(world, each)));
          await expectSound(world);
        }
        await expectRestFree(world);
      }),
      { numRuns: 40, seed: 20261120 },
    );
  }, 120_000);
});
