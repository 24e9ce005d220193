// Hostile values in every field of every call of the OpenAPI file, until there were at least so many calls (`--calls=100000`): first each
// value of the walk of the tests, then values that are put together at random from a seed. Fails at any answer of 5xx.

import { composeCoreApi } from "@kirinuki/core-api/src/compose.ts";
import { Config } from "@kirinuki/core-api/src/config/config.ts";
import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { aSmallWorld } from "@kirinuki/core-api/src/testing/walk/a-small-world.ts";
import { HOSTILE_JSON, HOSTILE_TEXT } from "@kirinuki/core-api/src/testing/walk/hostile-values.ts";
import { type Place, type WalkedCall, walkedCalls } from "@kirinuki/core-api/src/testing/walk/openapi-fields.ts";
import { Walker } from "@kirinuki/core-api/src/testing/walk/walker.ts";
import pg from "pg";
import { markdown, numberOption } from "./support/measure.ts";
import { startProduct } from "./support/product.ts";

const CALLS = numberOption("calls", 100_000);
const SEED = numberOption("seed", 20_261_127);
const AT_ONCE = 8;
/** A fixed moment: the sessions of the walk's people never end by its clock, however long the machine takes. */
const NOON = new Date("2026-11-20T03:00:00Z");

interface HostileCall {
  call: WalkedCall;
  place: Place;
  name: string;
  value: string;
}

const product = await startProduct();
const { apiUrl, operatorUrl, ownerUrl } = product.installation;
const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 });
const open = (url: string) =>
  createDataSource({ url, poolSize: AT_ONCE, statementTimeout: 15_000, applicationName: "bench" }).initialize();
const [api, operator] = await Promise.all([open(apiUrl), open(operatorUrl)]);

try {
  const config = Object.assign(new Config(), {
    LOG_LEVEL: "silent",
    RATE_LIMIT: 1_000_000,
    LOGIN_RATE_LIMIT: 1_000_000,
    OPERATOR_AUTHENTICATOR: "optional",
    KIRINUKI_DATA: product.dataFolder,
  });
  const jobs = { send: async () => undefined };
  const { app } = await composeCoreApi({ config, clock: { now: () => NOON }, api, operator, jobs });
  await app.ready();
  const walker = new Walker(app, await aSmallWorld(app, owner));
  const calls = walkedCalls(app);
  const answers = new Map<number, number>();
  const faults = new Map<string, number>();
  const begun = performance.now();
  let made = 0;
  const one = async ({ call, place, name, value }: HostileCall): Promise<void> => {
    const { statusCode } = await walker.ask(call, place, value);
    made += 1;
    answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1);
    if (statusCode < 500) return;
    const where = `${call.method} ${call.path} ${place.kind === "query" ? place.name : place.path.join(".")}: ${name}`;
    faults.set(where, (faults.get(where) ?? 0) + 1);
    console.log(`${statusCode} ${where}`);
  };
  const source = hostileCalls(calls);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const next of source) {
        await one(next);
        if (made % 10_000 === 0) console.log(`${made} calls, ${Math.round((performance.now() - begun) / 1000)} s`);
      }
    }),
  );
  await app.close();
  const places = calls.reduce((sum, each) => sum + each.places.length, 0);
  console.log(
    markdown(
      ["answer", "calls"],
      [...answers].sort(([a], [b]) => a - b).map(([status, count]) => [String(status), count]),
    ),
  );
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${made} calls of ${calls.length} routes with ${places} fields in ${seconds} s.`);
  if (faults.size > 0) throw new Error(`answered with 5xx:\n${[...faults.keys()].join("\n")}`);
} finally {
  await Promise.all([api, operator].map((each) => each.isInitialized && each.destroy()));
  await owner.end();
  await product.stop();
}

/** Each value at each place, then random ones, until there are enough. */
function* hostileCalls(calls: readonly WalkedCall[]): Generator<HostileCall> {
  let count = 0;
  for (const [call, place] of placesOf(calls))
    for (const [name, value] of Object.entries(isText(call, place) ? HOSTILE_TEXT : HOSTILE_JSON)) {
      count += 1;
      yield { call, place, name, value };
    }
  const random = randomOf(SEED);
  while (count < CALLS)
    for (const [call, place] of placesOf(calls)) {
      count += 1;
      const text = randomText(random);
      yield { call, place, name: JSON.stringify(text), value: isText(call, place) ? text : randomJson(random, text) };
    }
}

function* placesOf(calls: readonly WalkedCall[]): Generator<[WalkedCall, Place]> {
  for (const call of calls) for (const place of call.places) yield [call, place];
}

function isText(call: WalkedCall, place: Place): boolean {
  return place.kind === "query" || call.isUpload;
}

/** Mulberry32: 0 to below 1, the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One to eight pieces that parsers, databases and renderers take for something. */
function randomText(random: () => number): string {
  const pieces = [...Object.values(HOSTILE_TEXT).filter((text) => text.length < 100)].concat(
    ["'", '"', "\\", "%", "%00", "$1", "{{7*7}}", "<%=7%>", "<script>", "../", "=cmd()", "OR", "AND", "NOT", "(", ")"],
    ["*", "tag:", "-", "2026-11-20", "T25:61", ",", ";", "\t", "\u0000", "\ufeff", "\ud83d", "ﾊﾝｶｸ", "か\u3099"],
  );
  const count = 1 + Math.floor(random() * 8);
  return Array.from({ length: count }, () => pieces[Math.floor(random() * pieces.length)]).join("");
}

/** The text as it is, or where a number, a list or an object is not meant. */
function randomJson(random: () => number, text: string): string {
  const json = JSON.stringify(text);
  const shapes = [json, json, json, `[${json}]`, `{${json}:${json}}`, `[[${json},null],{}]`, String(random() * 1e20)];
  return shapes[Math.floor(random() * shapes.length)] ?? json;
}
