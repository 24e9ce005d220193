import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { migrate } from "@kirinuki/core-api/src/db/migrate.ts";
import { ensureRoles } from "@kirinuki/core-api/src/db/roles.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { withClient } from "@kirinuki/core-api/src/db/with-client.ts";
import { prepareQueue } from "@kirinuki/core-api/src/jobs/queue.ts";
import { runDueSettings } from "@kirinuki/core-api/src/mail/run/due-settings.ts";
import { aUser } from "@kirinuki/core-api/src/testing/a-user.ts";
import { anArticle } from "@kirinuki/core-api/src/testing/an-article.ts";
import { aContract, aGroup, aTheme } from "@kirinuki/core-api/src/testing/builders.ts";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../support/free-port.ts";
import { testPool } from "../support/pool.ts";
import { Cluster, clusterPrograms, type Machine } from "./cluster.ts";
import { MortalSink } from "./mortal-sink.ts";
import { BFF, CORE_API, Node, WORKER } from "./nodes.ts";
import { type Person, Traffic } from "./traffic.ts";

const SECRET = "the secret of the tests, known to all of them";
const PEOPLE = 20;
const MAILS = 120;
/** Between two mails, so that some are under way in each failure. */
const MAIL_EVERY_MS = 900;
const FILE_EVERY_MS = 1_500;
const ARTICLES_A_FILE = 5;
const MORNING = new Date("2026-11-20T07:00:00+09:00");

interface Failure {
  name: string;
  strike(primary: Machine, cluster: Cluster): void | Promise<void>;
  /** The other machine takes over, and what was struck comes back after that. */
  comeBack?(struck: Machine): void;
}

const FAILURES: Failure[] = [
  { name: "planned switchover", strike: (primary, cluster) => cluster.switchover(primary) },
  { name: "server killed", strike: (primary) => primary.killServer() },
  { name: "manager killed", strike: (primary) => primary.killManager(), comeBack: (struck) => struck.startPatroni() },
  {
    name: "machine dead",
    strike: (primary) => primary.kill(),
    comeBack: (struck) => {
      struck.startEtcd();
      struck.startPatroni();
    },
  },
];

/** People, a theme and mail settings that were due. */
async function furnish(owner: pg.Pool): Promise<Person[]> {
  const contract = await aContract(owner);
  const group = await aGroup(owner, contract);
  const people: Person[] = [];
  for (let at = 0; at < PEOPLE; at += 1) {
    const { userId } = await aUser(owner, group, { userId: `person${at}xx` });
    people.push({ contractCode: contract.contractCode, userId });
  }
  const theme = await aTheme(owner, contract);
  await anArticle(owner, { themes: [theme] });
  await owner.query(
    `WITH a AS (INSERT INTO mail_address (contract_id, mail_address) SELECT $1, 'a' || n || '@example.jp' FROM generate_series(1, $3) n
       RETURNING mail_address_id)
     INSERT INTO mail_setting (contract_id, data_kbn, theme_id, mail_address_id, subject_type, attach_type, send_times, next_due_at, since_day)
     SELECT $1, 1, $2, mail_address_id, 1, 1, '{07:00}', $4, '2026-11-20' FROM a`,
    [contract.contractId, theme.themeId, MAILS, MORNING],
  );
  return people;
}

/** Queues the mails, one after the other from now on. */
async function queueMails(operatorUrl: string, owner: pg.Pool): Promise<void> {
  const source = createDataSource({ url: operatorUrl, poolSize: 2, statementTimeout: 0, applicationName: "proof" });
  await source.initialize();
  await runDueSettings({ scope: new TransactionScope(source), clock: { now: () => MORNING }, log: () => {} });
  await source.destroy();
  await owner.query("UPDATE mail_setting SET next_due_at = now() + interval '1 year'");
  await owner.query(
    `UPDATE mail_message SET next_attempt_at = now() + n * $1 * interval '1 ms'
     FROM (SELECT mail_message_id AS id, row_number() OVER (ORDER BY mail_message_id) AS n FROM mail_message) m WHERE id = mail_message_id`,
    [MAIL_EVERY_MS],
  );
}

/** Puts a file of articles into the watched folder every now and then. */
class Deliveries {
  files = 0;
  private isOver = false;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly inbox: string) {}

  start(): void {
    const folder = join(this.inbox, "jsonl");
    mkdirSync(folder, { recursive: true });
    this.running = (async () => {
      while (!this.isOver) {
        this.files += 1;
        const line = (at: number) => ({
          ...{ data_section: 3, source: "proof", article_id: `${this.files}-${at}`, title: `記事${this.files}の${at}` },
          ...{ article_text: "電池の記事です。", media_code: "W-1", media_name: "媒体", reporting_date: "2026-11-20" },
          url: `https://example.jp/${this.files}/${at}`,
        });
        const text = Array.from({ length: ARTICLES_A_FILE }, (_, at) => JSON.stringify(line(at))).join("\n");
        writeFileSync(join(folder, `f${this.files}.jsonl`), text);
        writeFileSync(join(folder, `f${this.files}.jsonl.done`), "");
        await pause(FILE_EVERY_MS);
      }
    })();
  }

  /** Resolves when all have been taken in. */
  async stop(): Promise<void> {
    this.isOver = true;
    await this.running;
    const done = join(this.inbox, "done/jsonl");
    while (readdirSync(done).filter((name) => name.endsWith(".jsonl")).length < this.files) await pause(200);
  }
}

const programs = clusterPrograms();

// The distribution's packages patroni, etcd-server, haproxy and postgresql; where one is missing, the proof is named among what was skipped.
describe.skipIf(!programs)("a second machine for the database (needs patroni, etcd, haproxy and postgresql)", () => {
  const folder = mkdtempSync(join(tmpdir(), "kirinuki-failover-"));
  const sink = new MortalSink();
  const nodes: Node[] = [];
  let cluster: Cluster;
  let owner: pg.Pool;
  let traffic: Traffic;
  let deliveries: Deliveries;

  beforeAll(async () => {
    await sink.start();
    cluster = await Cluster.start(programs ?? "");
    await withClient(cluster.url("primary", "postgres"), (client) =>
      client.query("CREATE DATABASE kirinuki TEMPLATE template0 ENCODING 'UTF8'"),
    );
    const ownerUrl = cluster.url("primary");
    const { operatorUrl } = await ensureRoles(ownerUrl, SECRET);
    await migrate(ownerUrl);
    await prepareQueue(ownerUrl);
    owner = testPool(ownerUrl, 2);
    const people = await furnish(owner);

    const inbox = join(folder, "inbox");
    const port = {
      core: await freePort(),
      coreInner: await freePort(),
      bff: await freePort(),
      bffInner: await freePort(),
    };
    const worker = await freePort();
    const common = {
      DATABASE_URL: ownerUrl,
      DATABASE_READ_URL: cluster.url("replicas"),
      KIRINUKI_SECRET: SECRET,
      KIRINUKI_DATA: folder,
      KIRINUKI_INBOX: inbox,
      RATE_LIMIT: "1000000",
      LOGIN_RATE_LIMIT: "1000000",
      SMTP_URL: sink.url,
      DRAIN_SECONDS: "0",
      LOG_LEVEL: "fatal",
    };
    nodes.push(
      new Node(port.core, CORE_API, { ...common, CORE_PORT: `${port.core}`, CORE_INNER_PORT: `${port.coreInner}` }),
      new Node(worker, WORKER, { ...common, WORKER_INNER_PORT: `${worker}` }),
      new Node(port.bff, BFF, {
        ...{ PORT: `${port.bff}`, BFF_INNER_PORT: `${port.bffInner}`, CORE_PORT: `${port.core}` },
        ...{ DRAIN_SECONDS: "0", LOG_LEVEL: "fatal" },
      }),
    );
    for (const node of nodes) await node.start();
    await queueMails(operatorUrl, owner);
    traffic = new Traffic(`http://127.0.0.1:${port.bff}`, people);
    await traffic.start();
    deliveries = new Deliveries(inbox);
    deliveries.start();
  });

  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await owner?.end();
    await sink.stop();
    await cluster?.end();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(FAILURES)("goes on after: $name", { timeout: 300_000 }, async ({ name, strike, comeBack }) => {
    await traffic.steady(10);
    const struck = await cluster.primary();
    const from = performance.now();
    await strike(struck, cluster);
    if (comeBack) {
      await cluster.takenOver(struck);
      comeBack(struck);
    }
    await traffic.steady(10);
    await cluster.whole();
    const seconds = (kind: "write" | "read") => (traffic.longestGap(kind, from) / 1000).toFixed(1);
    process.stdout.write(`${name}: no write for ${seconds("write")} s, no read for ${seconds("read")} s\n`);
    const since = Object.values(traffic.calls).flatMap((calls) => calls.filter(({ at }) => at >= from));
    expect(since.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(nodes.map((node) => node.isAlive)).toEqual([true, true, true]);
  });

  it("has lost nothing that was acknowledged, and has nothing twice", { timeout: 300_000 }, async () => {
    await traffic.stop();
    await deliveries.stop();
    const rowsOf = async (sql: string) => (await owner.query(sql)).rows;
    const titles = (await rowsOf("SELECT title FROM saved_condition")).map(({ title }) => title);
    expect(titles.toSorted()).toEqual(traffic.written.toSorted());
    for (const cookie of traffic.signedIn.slice(-PEOPLE)) expect(await isSignedIn(cookie)).toBe(true);
    const [articles] = await rowsOf(
      "SELECT count(*)::int AS n, count(DISTINCT url)::int AS urls FROM article WHERE media_code = 'W-1'",
    );
    const delivered = deliveries.files * ARTICLES_A_FILE;
    expect(articles).toEqual({ n: delivered, urls: delivered });
    const waiting = async () =>
      (await rowsOf("SELECT count(*)::int AS n FROM mail_message WHERE state IN ('queued', 'sending')"))[0].n;
    while ((await waiting()) > 0) await pause(200);
    const mails = Map.groupBy(
      await rowsOf("SELECT mail_address AS address, message_key AS key, state, maybe_twice FROM mail_message"),
      ({ address }): string => address,
    );
    for (const [address, own] of mails) {
      const ids = sink.received.get(address) ?? [];
      expect(new Set(ids), address).toEqual(new Set(own.map(({ key }) => `<${key}@kirinuki.example>`)));
      expect(own.map(({ state }) => state)).toEqual(own.map(() => "sent"));
      const twice = own.filter(({ key }) => ids.filter((id) => id.includes(key)).length > 1);
      expect(twice.filter(({ maybe_twice }) => !maybe_twice)).toEqual([]);
    }
    // The others tell users of their sign-ins.
    expect([...mails.keys()].filter((address) => address.endsWith("@example.jp"))).toHaveLength(MAILS);
    process.stdout.write(
      `${titles.length} writes, ${traffic.signedIn.length} sign-ins, ${delivered} articles, ${MAILS} mails\n`,
    );
  });

  const isSignedIn = async (cookie: string): Promise<boolean> =>
    (await fetch(`${traffic.origin}/api/v1/session`, { headers: { cookie } })).status === 200;
});
