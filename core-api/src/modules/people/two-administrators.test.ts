import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { NOON, testApi } from "../../testing/test-api.ts";
import { ADMINS, Office } from "./testing/office.ts";
import {
  aChange,
  type Change,
  chosen,
  type Drawn,
  expectedFor,
  inOrder,
  type Outcome,
} from "./testing/office-model.ts";

/** Pairs of concurrent changes, and what they are drawn from; KIRINUKI_PAIRS=2000 KIRINUKI_SEED=7 for a long run of others. */
const PAIRS = Number(process.env.KIRINUKI_PAIRS ?? 60);
const SEED = Number(process.env.KIRINUKI_SEED ?? 20_261_122);

const db = await testDatabase();
const api = await testApi(db);

/** What a run must meet, whatever it draws: Admins who end themselves or each other, two changes of one thing, each refusal. */
const drawnAs = (does: Drawn["do"], at: number): Drawn => ({ do: does, at, to: 0, kind: "topics" });
const DIRECTED: [Drawn, Drawn][] = [
  [drawnAs("demoteAdmin", 0), drawnAs("demoteAdmin", 1)],
  [drawnAs("stopAdmin", 1), drawnAs("demoteAdmin", 0)],
  [drawnAs("deleteAdmin", 0), drawnAs("createNode", 0)],
  [drawnAs("deleteAdmin", 1), drawnAs("createUser", 2)],
  [drawnAs("editGroup", 0), drawnAs("editGroup", 0)],
  [drawnAs("editNode", 0), drawnAs("deleteNode", 0)],
  [drawnAs("createGroup", 0), drawnAs("createGroup", 0)],
  [drawnAs("createUser", 0), drawnAs("createUser", 0)],
  [drawnAs("deleteGroup", 0), drawnAs("restoreUser", 0)],
  [drawnAs("deleteNode", 0), drawnAs("deleteNode", 0)],
  [drawnAs("deleteUser", 0), drawnAs("createGroup", 1)],
  [drawnAs("createUser", 0), drawnAs("createUser", 0)],
];

const needsAnother = ({ do: act, name, to, order }: Change): boolean =>
  name === "" || to === "" || (act === "moveAll" && name === to) || (act === "order" && order.length === 0);

it("meets no limit of requests: on a fast machine a long run asks more in a minute than one address may", async () => {
  const { headers } = await api.get(null, "/users");
  expect(Number(headers["x-ratelimit-limit"])).toBeGreaterThan(100 * PAIRS);
});

it("two administrators at once leave what one after the other would have left, and are refused for the right reason", {
  timeout: 120_000 + PAIRS * 2_000,
}, async () => {
  const office = await Office.open(api, db.owner);
  const outcomes = new Set<Outcome>();
  const drawn = [...DIRECTED, ...fc.sample(fc.tuple(aChange, aChange), { numRuns: PAIRS, seed: SEED })];
  for (const [turn, pair] of drawn.entries()) {
    // Each turn in sessions of its own: a stopped user has lost his.
    api.setNow(new Date(NOON.getTime() + turn * 60_000));
    await office.reinstate();
    const { state, ids } = await office.read();
    const [first, second] = [chosen(pair[0], state, ADMINS[0]), chosen(pair[1], state, ADMINS[1])];
    if ([first, second].some(needsAnother)) continue;
    const got = await Promise.all([office.make(first, ids), office.make(second, ids)]);
    const forth = inOrder(state, first, second);
    const back = inOrder(state, second, first);
    const possible = [forth, { ...back, outcomes: back.outcomes.toReversed() }];
    const { state: left } = await office.read();
    const said = JSON.stringify({ turn, first, second, got, possible: possible.map((each) => each.outcomes) });
    expect(
      possible.filter((each) => JSON.stringify(each.outcomes) === JSON.stringify(got)).map((each) => each.state),
      said,
    ).toContainEqual(left);
    expect(await office.shown(Object.keys(left.users)), said).toEqual(expectedFor(left));
    for (const outcome of got) outcomes.add(outcome);
  }
  const reasons = ["DUPLICATE_NAME", "DUPLICATE_USER", "GROUP_HAS_USERS", "LAST_ADMIN", "NOT_RESTORABLE"] as const;
  expect([...outcomes].sort()).toEqual(
    expect.arrayContaining(["ok", "late", "gone", "denied", "OWN_ACCOUNT", "RESTING_USER", ...reasons]),
  );
});
