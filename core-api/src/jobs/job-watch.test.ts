import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { Registry } from "prom-client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDataSource } from "../data-source.ts";
import { SlowStatements } from "../db/slow-statements.ts";
import { TransactionScope } from "../db/tenant.ts";
import { JobWatch } from "./job-watch.ts";
import { prepareQueue } from "./queue.ts";
import { addWorkMetrics } from "./work-metrics.ts";
import { workerRegistry, workerServer } from "./worker-server.ts";

const db = await testDatabase();
const slow = new SlowStatements(1);
const options = { url: db.operatorUrl, poolSize: 2, statementTimeout: 10_000, applicationName: "test", slow };
const source = createDataSource(options);
const scope = new TransactionScope(source);
beforeAll(() => source.initialize());
afterAll(() => source.destroy());

const clock = { now: () => new Date("2026-11-20T03:00:00Z") };
const figures = async (registry: Registry, pattern: RegExp) =>
  (await registry.metrics()).split("\n").filter((line) => pattern.test(line));

it("a job that fails is told once for each cause, and as a figure each time", async () => {
  const failures: unknown[] = [];
  const log: unknown[] = [];
  const registry = new Registry();
  const watch = new JobWatch({
    scope,
    clock,
    registry,
    log: (message, detail) => void log.push([message, detail]),
    fail: (_message, { job, err, request_ids }) => void failures.push([job, String(err), request_ids]),
  });
  const run = (work: () => Promise<void>) =>
    watch
      .handler(
        "count-words",
        work,
      )([{ data: { request_id: "request-1" } }])
      .catch((error: Error) => error.message);
  const failing = (cause: string) => () => run(() => Promise.reject(new Error(cause)));
  for (const attempt of [failing("disk full"), failing("disk full"), failing("no such table")])
    expect(await attempt()).toBeTypeOf("string");
  await run(async () => {});

  expect(failures).toEqual([
    ["count-words", "Error: disk full", ["request-1"]],
    ["count-words", "Error: no such table", ["request-1"]],
  ]);
  expect(log).toEqual([["job works again", { job: "count-words", request_ids: ["request-1"] }]]);
  const { rows } = await db.owner.query("SELECT trigger, label, failure FROM setup_run ORDER BY setup_run_id");
  expect(rows).toEqual([
    { trigger: "job", label: "count-words", failure: "disk full" },
    { trigger: "job", label: "count-words", failure: "no such table" },
  ]);
  expect(await figures(registry, /^kirinuki_jobs_total|^kirinuki_job_last/)).toEqual([
    'kirinuki_jobs_total{queue="count-words",result="failed"} 3',
    'kirinuki_jobs_total{queue="count-words",result="done"} 1',
    'kirinuki_job_last_success_timestamp_seconds{queue="count-words"} 1795143600',
  ]);
});

it("a queue tells what waits in it and since when", async () => {
  const registry = new Registry();
  addWorkMetrics(registry, scope);
  // Before the queue's tables are made there is nothing to tell, and no failure.
  expect(await figures(registry, /^kirinuki_queue/)).toEqual([]);
  await prepareQueue(db.ownerUrl);
  await db.owner.query(
    `INSERT INTO pgboss.job (name, start_after) VALUES ('rematch', now() - interval '10 minutes'), ('rematch', now() + interval '1 hour')`,
  );
  const [waiting, oldest] = await figures(registry, /^kirinuki_queue_(?:waiting|oldest).*rematch/);
  expect(waiting).toBe('kirinuki_queue_waiting{queue="rematch"} 1');
  expect(Number(oldest?.split(" ")[1])).toBeGreaterThanOrEqual(600);
  expect(await figures(registry, /^kirinuki_(?:set_up|mail_lag|unindexed|uses)/)).toEqual([
    "kirinuki_set_up_lag_seconds 0",
    "kirinuki_unindexed_articles 0",
    "kirinuki_mail_lag_seconds 0",
    "kirinuki_set_up_failures 0",
  ]);
});

it("tells how old the last backup is, and whether the log is archived", async () => {
  const registry = new Registry();
  addWorkMetrics(registry, scope);
  expect(await figures(registry, /^kirinuki_(?:backup|wal)/)).toEqual([
    "kirinuki_backup_age_seconds Nan",
    "kirinuki_wal_archive_failing 0",
  ]);
  await db.owner.query(
    `INSERT INTO setup_run (trigger, label, scoped, started_at, active_at, ended_at, failure)
     SELECT 'job', 'バックアップ', false, at, at, at, failure
     FROM (VALUES (now() - interval '3 hours', NULL), (now(), 'no room')) runs (at, failure)`,
  );
  const [age] = await figures(registry, /^kirinuki_backup/);
  expect(Math.round(Number(age?.split(" ")[1]) / 3600)).toBe(3);
  await db.owner.query("DELETE FROM setup_run WHERE label = 'バックアップ'");
});

it("a worker answers that it lives, and tells its pool and its slow statements without their values", async () => {
  const registry = workerRegistry(source);
  const told: unknown[] = [];
  slow.tellTo(registry, { warn: (detail) => void told.push(detail) });
  const server = workerServer(registry, source);
  await scope.shared("read", (tx) => tx.prepared("SELECT pg_sleep(0.02), $1::text AS words", ["secret"]));
  await scope.shared("read", (tx) => tx.query("SELECT pg_sleep(0.02), $1::text AS words", ["secret"]));
  const own = told.filter((each) => JSON.stringify(each).includes("pg_sleep"));
  expect(own).toHaveLength(2);
  expect(JSON.stringify(told)).not.toContain("secret");
  for (const path of ["/healthz", "/readyz"]) expect((await server.inject(path)).statusCode).toBe(200);
  const { body } = await server.inject("/metrics");
  expect(body).toContain('kirinuki_database_up{pool="worker"} 1');
  expect(body).toMatch(/kirinuki_database_connections\{pool="worker",state="waiting"\} 0/);
  expect(body).toMatch(/kirinuki_slow_statements_total [1-9]/);
  await server.close();
});
