import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FolderStore } from "../../../storage/folder-store.ts";
import { aSession } from "../../../testing/a-user.ts";
import { confirm, race } from "./testing/cap-race.ts";
import { anOriginalsDesk } from "./testing/originals-desk.ts";
import { type ServedApi, serveApi } from "./testing/serve.ts";

/** The full size, 500 on a cap of 100, is `npm run bench -- usage-cap`. */
const REQUESTS = 30;
const CAP = 6;
const ELEVEN_MINUTES = 11 * 60_000;

const db = await testDatabase();
const dataFolder = mkdtempSync(join(tmpdir(), "kirinuki-race-"));
const originals = new FolderStore(join(dataFolder, "originals"));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(dataFolder, { recursive: true, force: true });
});

const serve = (aheadMs = 0): Promise<ServedApi> => {
  const { apiUrl, operatorUrl } = db;
  return serveApi({ apiUrl, operatorUrl, dataFolder, aheadMs }, { children, path: process.env.PATH });
};

let one: ServedApi;
let two: ServedApi;
beforeAll(async () => {
  [one, two] = await Promise.all([serve(), serve()]);
});

async function aRace() {
  const desk = await anOriginalsDesk(db, { originals }, { mc: CAP });
  const articles = [];
  for (let at = 0; at < REQUESTS; at += 1) articles.push(await desk.article(1));
  return { desk, articles, cookie: await aSession(db.owner, desk.user, new Date()) };
}

describe("a cap under many requests at once, through two processes", () => {
  it("gives exactly as many as it allows, refuses the rest by data_flag 0, and errs on none", async () => {
    const { desk, articles, cookie } = await aRace();
    const { tickets, limited, others, lost } = await race({ origins: [one.origin, two.origin], cookie, articles });
    expect({ tickets: tickets.length, limited, others, lost }).toEqual({
      tickets: CAP,
      limited: REQUESTS - CAP,
      others: [],
      lost: 0,
    });
    const counted = await confirm(
      one.origin,
      cookie,
      tickets.map(({ ticket }) => ticket),
    );
    expect([counted, await desk.countedUses(), (await desk.counters()).mc]).toEqual([CAP, CAP, CAP]);
  }, 60_000);

  it("keeps its sums when one of them is killed in the middle, and gives the places of the dead back", async () => {
    const { desk, articles, cookie } = await aRace();
    const first = await race({
      origins: [one.origin, two.origin],
      cookie,
      articles: articles.slice(0, REQUESTS / 2),
      after: { answers: 2, act: () => two.child.kill("SIGKILL") },
    });
    expect(first.others).toEqual([]);
    const confirmed = await confirm(
      one.origin,
      cookie,
      first.tickets.map(({ ticket }) => ticket),
    );
    expect(confirmed).toBe(first.tickets.length);
    expect([await desk.countedUses(), (await desk.counters()).mc]).toEqual([confirmed, confirmed]);
    const later = await serve(ELEVEN_MINUTES);
    const second = await race({ origins: [later.origin], cookie, articles: articles.slice(REQUESTS / 2) });
    expect([second.tickets.length, second.others, second.lost]).toEqual([CAP - confirmed, [], 0]);
    await confirm(
      later.origin,
      cookie,
      second.tickets.map(({ ticket }) => ticket),
    );
    expect([await desk.countedUses(), (await desk.counters()).mc]).toEqual([CAP, CAP]);
  }, 60_000);
});
