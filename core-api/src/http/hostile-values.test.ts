import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { testApi } from "../testing/test-api.ts";
import { aSmallWorld } from "../testing/walk/a-small-world.ts";
import { HOSTILE_JSON, HOSTILE_TEXT } from "../testing/walk/hostile-values.ts";
import { type Place, type WalkedCall, walkedCalls } from "../testing/walk/openapi-fields.ts";
import { fieldOf, Walker } from "../testing/walk/walker.ts";

/** All values in every field; otherwise each field meets every twentieth, and one of the empty ones. */
const WHOLE = process.env.KIRINUKI_WALK === "all";
const EVERY = WHOLE ? 1 : 20;
/** For optional fields as if they were absent: a fault may then be another field's that is missing. */
const EMPTY = new Set(["null", '""', ""]);
const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;

const db = await testDatabase();
const { app } = await testApi(db);
const calls = walkedCalls(app);

let walker: Walker;
beforeAll(async () => {
  walker = new Walker(app, await aSmallWorld(app, db.owner));
});

interface Answer {
  statusCode: number;
  body: string;
}

/** What is wrong with an answer to a hostile value; undefined where nothing is. */
function faultOf(place: Place, value: string, { statusCode, body }: Answer): string | undefined {
  if (statusCode >= 500 || statusCode === 401 || statusCode === 403) return String(statusCode);
  if (statusCode !== 400) return undefined;
  const { fieldErrors = [] } = JSON.parse(body).data as { fieldErrors?: { field: string; message: string }[] };
  const shown = JSON.stringify(fieldErrors).slice(0, 300);
  if (fieldErrors.length === 0 || !fieldErrors.every(({ message }) => JAPANESE.test(message))) return `400 ${shown}`;
  const names = fieldErrors.map(({ field }) => field.split(/[.[]/)[0]);
  return EMPTY.has(value) || names.includes(fieldOf(place)) ? undefined : `400 without the field: ${shown}`;
}

const show = (place: Place): string => (place.kind === "query" ? `?${place.name}` : place.path.join("."));

/** The values that a place meets; which of them, turns from place to place. */
function valuesFor(call: WalkedCall, place: Place, turn: number): [string, string][] {
  const values = Object.entries(place.kind === "query" || call.isUpload ? HOSTILE_TEXT : HOSTILE_JSON);
  const empty = values.filter(([, value]) => EMPTY.has(value));
  const others = values.filter(([, value]) => !EMPTY.has(value));
  return [
    ...empty.filter((_, at) => WHOLE || at === turn % empty.length),
    ...others.filter((_, at) => (at + turn) % EVERY === 0),
  ];
}

describe("a hostile value in any field of any call", () => {
  it("is never our fault, and refused by the field's name in Japanese", { timeout: 900_000 }, async () => {
    const faults: string[] = [];
    for (const call of calls)
      for (const [turn, place] of call.places.entries())
        await Promise.all(
          valuesFor(call, place, turn).map(async ([name, value]) => {
            const fault = faultOf(place, value, await walker.ask(call, place, value));
            if (fault) faults.push(`${call.method} ${call.path} ${show(place)}, ${name}: ${fault}`);
          }),
        );
    expect(faults).toEqual([]);
  });
});
