import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { createDataSource } from "../data-source.ts";
import { TransactionScope } from "../db/tenant.ts";
import { noWebhooks } from "../modules/operator/arrival-alarm/testing/no-webhooks.ts";
import { aJobContext, aJobWatch } from "../testing/a-job-context.ts";
import { AlertCaller } from "./alerts.job.ts";
import { ensurePartitions } from "./ensure-partitions.job.ts";
import { purgeExpired } from "./purge-expired.job.ts";
import { mailingJobs, prepareQueue, scheduledJobs, startWorker } from "./queue.ts";
import { releaseUses } from "./release-uses.job.ts";
import { verifyCounts } from "./verify-counts.job.ts";

const db = await testDatabase();
const source = createDataSource({
  url: db.operatorUrl,
  poolSize: 2,
  statementTimeout: 10_000,
  applicationName: "test",
});
const told: string[] = [];
const originalsFolder = mkdtempSync(join(tmpdir(), "kirinuki-job-"));
const context = aJobContext({
  scope: new TransactionScope(source),
  clock: { now: () => new Date("2026-11-30T20:00:00Z") },
  log: (message) => void told.push(message),
  originalsFolder,
});

beforeAll(async () => {
  await source.initialize();
  await db.owner.query(`
    SELECT ensure_month_partitions('2026-11-01', '2026-11-30');
    INSERT INTO contract (contract_id, contract_code, company_name) VALUES (1, 'first01', 'A');
    INSERT INTO user_group (contract_id, user_group_id, user_group_name) VALUES (1, 1, 'g');
    INSERT INTO app_user (contract_id, user_id, user_group_id, name, email, password_hash) VALUES (1, 'user01', 1, 'n', 'e', 'h');
    INSERT INTO theme (contract_id, theme_id, theme_name) VALUES (1, 1, 't'), (1, 2, 'u')`);
});
afterAll(() => {
  rmSync(originalsFolder, { recursive: true });
  return source.destroy();
});

const rows = async (sql: string) => (await db.owner.query(sql)).rows;

describe("ensure-partitions", () => {
  it("makes the months ahead of Tokyo's today, and is harmless twice", async () => {
    await ensurePartitions.run(context);
    await ensurePartitions.run(context);
    const made = await rows(
      "SELECT relname FROM pg_class WHERE relname ~ '^(article|article_text|theme_article)_20' AND relkind = 'r' ORDER BY 1",
    );
    expect(made.map(({ relname }) => relname)).toEqual(
      ["article", "article_text", "theme_article"].flatMap((table) =>
        ["202611", "202612", "202701", "202702"].map((month) => `${table}_${month}`),
      ),
    );
  });
});

describe("verify-counts", () => {
  const counts = () =>
    rows(
      "SELECT theme_id, process_date::text, mc, sc, web, magazine FROM theme_count WHERE mc + sc + web + magazine > 0 ORDER BY 1, 2",
    );

  it("puts a wrong, a missing and a surplus row right, leaves the others alone, and says so", async () => {
    await db.owner.query(`
      INSERT INTO theme_article (contract_id, theme_id, process_date, data_section, article_id, disp_status) VALUES
        (1, 1, '2026-11-20', 1, 1, 0), (1, 1, '2026-11-20', 3, 2, 0), (1, 1, '2026-11-20', 3, 3, 1),
        (1, 1, '2026-11-21', 5, 4, 0), (1, 2, '2026-11-21', 2, 5, 0);
      INSERT INTO theme_count (contract_id, theme_id, process_date, mc, sc, web, magazine) VALUES
        (1, 1, '2026-11-20', 1, 0, 2, 0), (1, 2, '2026-11-21', 0, 1, 0, 0), (1, 2, '2026-11-22', 0, 0, 7, 0)`);
    await verifyCounts.run(context);
    expect(await counts()).toEqual([
      { theme_id: 1, process_date: "2026-11-20", mc: 1, sc: 0, web: 1, magazine: 0 },
      { theme_id: 1, process_date: "2026-11-21", mc: 0, sc: 0, web: 0, magazine: 1 },
      { theme_id: 2, process_date: "2026-11-21", mc: 0, sc: 1, web: 0, magazine: 0 },
    ]);
    expect(told).toHaveLength(3);
    await verifyCounts.run(context);
    expect(told).toHaveLength(3);
  });

  it("puts the count of a theme group right", async () => {
    await db.owner.query(`
      INSERT INTO theme_group (contract_id, theme_group_id, theme_group_name) VALUES (1, 1, 'g');
      INSERT INTO theme_group_theme (contract_id, theme_group_id, theme_id) VALUES (1, 1, 1), (1, 1, 2)`);
    const kept = () =>
      rows("SELECT * FROM theme_group_count WHERE mc + sc + web + magazine > 0 ORDER BY process_date, next_date");
    const right = await kept();
    expect(right).toHaveLength(2);
    await db.owner.query(
      "UPDATE theme_group_count SET web = web + 1; DELETE FROM theme_group_counted_theme WHERE theme_id = 2",
    );
    told.length = 0;
    await verifyCounts.run(context);
    expect(await kept()).toEqual(right);
    await verifyCounts.run(context);
    expect(told).toEqual(["a theme group's count differed from its hits and was put right"]);
  });
});

describe("purge-expired", () => {
  it("removes what has ended and nothing else", async () => {
    await db.owner.query(`
      INSERT INTO session (contract_id, token_hash, user_id, expires_at) VALUES (1, 'old', 'user01', '2026-11-30T19:59Z'), (1, 'new', 'user01', '2026-11-30T20:01Z');
      INSERT INTO idempotency_key (contract_id, actor, key, request_hash, created_at) VALUES
        (1, 'user01', 'old', 'h', '2026-11-29T19:59Z'), (1, 'user01', 'new', 'h', '2026-11-29T20:01Z');
      INSERT INTO remember_token (contract_id, token_hash, family_id, user_id, created_at, expires_at) VALUES
        (1, 'old', gen_random_uuid(), 'user01', now(), '2026-11-30T19:59Z'), (1, 'new', gen_random_uuid(), 'user01', now(), '2026-11-30T20:01Z');
      INSERT INTO password_reset (contract_id, key_hash, user_id, created_at, expires_at) VALUES
        (1, 'old', 'user01', now(), '2026-11-30T19:59Z'), (1, 'new', 'user01', now(), '2026-11-30T20:01Z');
      INSERT INTO sign_in_throttle (bucket, failures, window_ends_at, blocked_until) VALUES ('old', 1, '2026-11-30T19:59Z', NULL),
        ('new', 1, '2026-11-30T20:01Z', NULL), ('blocked', 9, '2026-11-30T19:59Z', '2026-11-30T20:01Z');
      INSERT INTO operator_account (operator_id, name, password_hash) VALUES ('operator', 'n', 'h');
      INSERT INTO known_operator_browser (operator_id, token_hash, last_sign_in_at) VALUES
        ('operator', 'old', '2026-06-03T19:59Z'), ('operator', 'new', '2026-06-03T20:01Z');
      INSERT INTO known_browser (contract_id, user_id, token_hash, last_sign_in_at) VALUES
        (1, 'user01', 'old', '2026-06-03T19:59Z'), (1, 'user01', 'new', '2026-06-03T20:01Z')`);
    await purgeExpired.run(context);
    const left = (table: string, column = "token_hash") =>
      rows(`SELECT convert_from(${column}, 'UTF8') AS left FROM ${table} ORDER BY 1 DESC`);
    for (const table of ["session", "remember_token", "known_browser", "known_operator_browser"])
      expect([table, await left(table)]).toEqual([table, [{ left: "new" }]]);
    expect(await left("password_reset", "key_hash")).toEqual([{ left: "new" }]);
    expect(await left("sign_in_throttle", "bucket")).toEqual([{ left: "new" }, { left: "blocked" }]);
    expect(await rows("SELECT key FROM idempotency_key")).toEqual([{ key: "new" }]);
  });
});

describe("release-uses", () => {
  it("ends expired reservations and tickets with the files made for them, and leaves originals and the living alone", async () => {
    await db.owner.query(`
      INSERT INTO original_use (contract_id, use_month, process_date, user_id, user_group_id, user_group_name, session_hash, article_id,
        data_section, use_kind, use_state, reserved_at, expires_at)
      SELECT 1, '2026-12-01', '2026-12-01', 'user01', 1, 'g', 's', n, 1, 'pdf_display', 'reserved', now(), e::timestamptz
      FROM (VALUES (1, '2026-11-30T19:59Z'), (2, '2026-11-30T20:01Z')) v (n, e);
      INSERT INTO original_delivery (contract_id, ticket_hash, session_hash, store_key, owns_file, content_type, created_at, expires_at)
      VALUES (1, 'a', 's', 'delivered/1/a.pdf', true, 'x', now(), '2026-11-30T19:58Z'),
        (1, 'b', 's', 'demo/b.epub', false, 'x', now(), '2026-11-30T19:58Z'),
        (1, 'c', 's', 'delivered/1/c.pdf', true, 'x', now(), '2026-11-30T20:01Z')`);
    const keys = ["delivered/1/a.pdf", "demo/b.epub", "delivered/1/c.pdf"];
    for (const key of keys) await context.originals.put(key, Buffer.from("x"));
    await releaseUses.run(context);
    await releaseUses.run(context);
    expect(await rows("SELECT article_id::int AS id, use_state FROM original_use ORDER BY 1")).toEqual([
      { id: 1, use_state: "released" },
      { id: 2, use_state: "reserved" },
    ]);
    expect(await rows("SELECT store_key FROM original_delivery")).toEqual([{ store_key: "delivered/1/c.pdf" }]);
    expect(await Promise.all(keys.map((key) => context.originals.exists(key)))).toEqual([false, true, true]);
  });
});

describe("the queue", () => {
  it("is prepared by its owner, and the worker plans every job in it as the operator role", async () => {
    await prepareQueue(db.ownerUrl);
    await prepareQueue(db.ownerUrl);
    const mail = {
      transport: { send: async () => {}, close: () => {} },
      publicUrl: "http://localhost:8080",
      webhooks: noWebhooks,
    };
    const worker = await startWorker(db.operatorUrl, context, mail, aJobWatch(context));
    try {
      expect((await rows("SELECT name, timezone FROM pgboss.schedule ORDER BY 1")).map(({ name }) => name)).toEqual(
        [...scheduledJobs, ...mailingJobs].map(({ name }) => name).sort(),
      );
    } finally {
      await worker.stop();
    }
  });
});

describe("alerts", () => {
  const note = (trigger: string, at: string) =>
    db.owner.query(
      "INSERT INTO setup_run (trigger, label, started_at, active_at, read_count) VALUES ($1, 'x', $2, $2, 1)",
      [trigger, at],
    );

  it("are asked for once for what was stored, and again when more was, but not for what mails and jobs note", async () => {
    let calls = 0;
    const caller = new AlertCaller({
      ...context,
      call: async () => {
        calls += 1;
      },
    });
    await note("mail", "2026-11-30T20:00:00Z");
    await note("folder", "2026-11-30T19:00:00Z");
    await caller.look();
    expect(calls).toBe(0);
    await note("folder", "2026-11-30T19:59:30Z");
    await caller.look();
    await caller.look();
    expect(calls).toBe(1);
    await db.owner.query("UPDATE setup_run SET read_count = read_count + 1 WHERE active_at = '2026-11-30T19:59:30Z'");
    await caller.look();
    expect(calls).toBe(2);
  });

  it("are asked for again where the queue was away", async () => {
    await note("rematch", "2026-11-30T19:59:40Z");
    let calls = 0;
    const caller = new AlertCaller({
      ...context,
      call: async () => {
        calls += 1;
        if (calls === 1) throw new Error("away");
      },
    });
    await expect(caller.look()).rejects.toThrow("away");
    await caller.look();
    expect(calls).toBe(2);
  });
});
