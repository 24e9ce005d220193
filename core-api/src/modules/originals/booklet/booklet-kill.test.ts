import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { USER_COOKIE } from "@kirinuki/schema/edge.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { FolderStore } from "../../../storage/folder-store.ts";
import { aSession } from "../../../testing/a-user.ts";
import { anOriginalsDesk, type TestOriginal } from "../original-use/testing/originals-desk.ts";
import { type ServedApi, serveApi } from "../original-use/testing/serve.ts";

const db = await testDatabase();
const dataFolder = mkdtempSync(join(tmpdir(), "kirinuki-booklet-kill-"));
const originals = new FolderStore(join(dataFolder, "originals"));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(dataFolder, { recursive: true, force: true });
});

const serve = (): Promise<ServedApi> => {
  const { apiUrl, operatorUrl } = db;
  return serveApi({ apiUrl, operatorUrl, dataFolder, aheadMs: 0 }, { children, path: process.env.PATH });
};

let survivor: ServedApi;
beforeAll(async () => {
  survivor = await serve();
});

interface Session {
  cookie: string;
  contractId: number;
}

const call = (origin: string, { cookie }: Session, method: string, path: string, body: object, headers = {}) =>
  fetch(`${origin}/api/v1${path}`, {
    method,
    headers: { "content-type": "application/json", cookie: `${USER_COOKIE}=${cookie}`, ...headers },
    body: JSON.stringify(body),
  });

const rows = async (sql: string, { contractId }: Session): Promise<number> =>
  (await db.owner.query(sql, [contractId])).rows.length;

const form = (article_info: readonly TestOriginal[]) => ({
  article_info,
  booklet_title: "冊子",
  copies: 3,
  per_sheet: 1,
});

/** When the server dies, as its database and its caller see it. */
const MOMENTS: Record<string, (session: Session, answer: Promise<unknown>) => Promise<unknown>> = {
  "its file is begun": (session) =>
    vi.waitUntil(() => rows("SELECT 1 FROM original_delivery WHERE contract_id = $1", session), WAIT),
  "its uses are reserved": (session) =>
    vi.waitUntil(() => rows("SELECT 1 FROM original_use WHERE contract_id = $1", session), WAIT),
  "it has answered": (_session, answer) => answer,
};
const WAIT = { timeout: 50_000, interval: 2 };

describe("a booklet whose server is killed", () => {
  it.each(Object.keys(MOMENTS))(
    "when %s is made once by the next press, and each original is counted once",
    async (moment) => {
      const desk = await anOriginalsDesk(db, { originals }, { mc: 3 });
      const articles = [await desk.article(1), await desk.article(1), await desk.article(1)];
      const cookie = await aSession(db.owner, desk.user, new Date());
      const session = { cookie, contractId: desk.contract.contractId };
      const victim = await serve();
      const key = { "idempotency-key": moment.replaceAll(" ", "-") };
      const first = call(victim.origin, session, "POST", "/booklet", form(articles), key).then(
        (response) => response.json(),
        () => null,
      );
      await MOMENTS[moment]?.(session, first);
      victim.child.kill("SIGKILL");
      await first;
      // The caps leave room for one booklet only: a place that the dead one kept would refuse it.
      const again = await call(survivor.origin, session, "POST", "/booklet", form(articles), key);
      const { pdf_ticket } = (await again.json()).data;
      expect(typeof pdf_ticket).toBe("string");
      for (const counted of [3, 0]) {
        const notice = await call(survivor.origin, session, "PUT", "/pdf_print_completion_notice", { pdf_ticket });
        expect((await notice.json()).data.usage_count).toBe(counted);
      }
      expect([await desk.countedUses(), (await desk.counters()).mc]).toEqual([3, 3]);
    },
    120_000,
  );
});
