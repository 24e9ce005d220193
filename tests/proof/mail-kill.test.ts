import { setTimeout as delay } from "node:timers/promises";
import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { smtpTransport } from "@kirinuki/core-api/src/mail/mail-transport.ts";
import { runDueSettings } from "@kirinuki/core-api/src/mail/run/due-settings.ts";
import { MailSender } from "@kirinuki/core-api/src/mail/send/mail-sender.ts";
import { FolderStore } from "@kirinuki/core-api/src/storage/folder-store.ts";
import { anArticle } from "@kirinuki/core-api/src/testing/an-article.ts";
import { aContract, aTheme } from "@kirinuki/core-api/src/testing/builders.ts";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endOf, randomNumbers } from "./killing.ts";
import { MortalDatabase } from "./mortal-database.ts";
import { MortalSink } from "./mortal-sink.ts";

/** How many messages, and how often somebody is killed while they are sent; docs/operations.md says how to have it done at length. */
const MESSAGES = Number(process.env.KILL_MAILS ?? 80);
const KILLS = Number(process.env.KILL_POINTS ?? 6);
/** The first half kills workers, the other half the database and the mail server, in turn. */
const WORKERS = Math.ceil(KILLS / 2);
/** Mails between two deaths, on average. */
const APART = Math.floor(MESSAGES / (KILLS + 1));
const SECONDS_A_KILL = 60;
const MORNING = Date.parse("2026-11-20T07:00:00+09:00");
/** Longer than a lease. */
const BETWEEN_KILLS_MS = 6 * 60_000;

let database: MortalDatabase;
const sink = new MortalSink();
beforeAll(async () => {
  await sink.start();
  database = await MortalDatabase.make();
});
afterAll(async () => {
  await sink.stop();
  await database.end();
});

const random = randomNumbers(20261122);
const upTo = (most: number): number => 1 + Math.floor((random.next().value ?? 0) * most);

/** One theme with three articles, and settings that are all due at seven. */
async function fill(owner: pg.Pool): Promise<void> {
  const contract = await aContract(owner);
  const theme = await aTheme(owner, contract);
  for (const title of ["一", "二", "三"]) await anArticle(owner, { themes: [theme], title });
  await owner.query(
    `WITH a AS (INSERT INTO mail_address (contract_id, mail_address) SELECT $1, 'a' || n || '@example.jp' FROM generate_series(1, $3) n
       RETURNING mail_address_id)
     INSERT INTO mail_setting (contract_id, data_kbn, theme_id, mail_address_id, subject_type, attach_type, send_times, next_due_at, since_day)
     SELECT $1, 1, $2, mail_address_id, 1, 1, '{07:00}', $4, '2026-11-20' FROM a`,
    [contract.contractId, theme.themeId, MESSAGES, new Date(MORNING)],
  );
}

const NEVER = Number.MAX_SAFE_INTEGER;

/** Kills worker after worker, every other one by a mail of its; each begins later than the one before it had leases. How many died. */
async function killWorkers(): Promise<number> {
  let kills = 0;
  for (let at = 0; at < WORKERS; at += 1) {
    const work = {
      does: "mail" as const,
      smtpUrl: sink.url,
      at: new Date(MORNING + at * BETWEEN_KILLS_MS).toISOString(),
    };
    const { operatorUrl } = database;
    // About one statement a mail, after some twenty until the first one is sent.
    const [isByMail, isSent, share] = [at % 2 === 1, upTo(2) === 1, upTo(2 * APART)];
    let left = isByMail ? share : NEVER;
    const end = await endOf({ work, operatorUrl, statement: isByMail ? NEVER : share + 3, isSent }, (pid) => {
      sink.witness = () => {
        left -= 1;
        if (left === 0) process.kill(pid, "SIGKILL");
        return "answer";
      };
    });
    sink.witness = () => "answer";
    if (end === "SIGKILL") kills += 1;
    else expect(end).toBe("by itself");
  }
  return kills;
}

/** A worker in this process lives through the deaths of the database and of the mail server. @returns how many there were */
async function killServers(): Promise<{ databases: number; mailServers: number }> {
  const source = createDataSource({
    url: database.operatorUrl,
    poolSize: 6,
    statementTimeout: 0,
    applicationName: "proof",
  });
  await source.initialize();
  let now = MORNING + KILLS * BETWEEN_KILLS_MS;
  const scope = new TransactionScope(source);
  const context = { scope, clock: { now: () => new Date(now) }, originals: new FolderStore("."), log: () => {} };
  const transport = smtpTransport({ url: sink.url, from: "Kirinuki <no-reply@kirinuki.example>", connections: 5 });
  const pauses = { idle: 50, unreachable: 100 };
  await runDueSettings(context);
  const sender = new MailSender({ ...context, transport, publicUrl: "https://kirinuki.example", pauses });
  const deaths = { databases: 0, mailServers: 0 };
  sender.start();
  try {
    for (let at = WORKERS; at < KILLS; at += 1) {
      const isDatabase = at % 2 === 0;
      const fate = isDatabase ? "answer" : deaths.mailServers % 2 === 0 ? "die with it" : "die without it";
      if (!(await strike(upTo(2 * APART), fate))) break;
      if (isDatabase) await database.killAndRestart();
      deaths[isDatabase ? "databases" : "mailServers"] += 1;
      now += BETWEEN_KILLS_MS;
    }
    // What was put off or left behind comes in its time.
    while ((await waiting()) > 0) {
      now += BETWEEN_KILLS_MS;
      await delay(200);
    }
  } finally {
    await sender.stop();
    transport.close();
    await source.destroy();
  }
  return deaths;
}

/** Resolves when so many more mails have come, false where there were not so many. */
async function strike(mails: number, fate: ReturnType<MortalSink["witness"]>): Promise<boolean> {
  let left = mails;
  const struck = new Promise<true>((resolve) => {
    sink.witness = () => {
      left -= 1;
      if (left === 0) resolve(true);
      return left === 0 ? fate : "answer";
    };
  });
  const over = new AbortController();
  const finished = (async () => {
    while (!over.signal.aborted) {
      await delay(500);
      if ((await waiting()) === 0) return false;
    }
    return false;
  })();
  const isStruck = await Promise.race([struck, finished]);
  over.abort();
  sink.witness = () => "answer";
  return isStruck;
}

const waiting = (): Promise<number> =>
  database.asOwner(async (owner) => {
    const { rows } = await owner.query(
      "SELECT count(*)::int AS n FROM mail_message WHERE state IN ('queued', 'sending')",
    );
    return rows[0].n;
  });

describe("workers, the database and the mail server killed again and again while digests are made and sent", () => {
  it("lose none, and send none twice but those that are marked", {
    timeout: (KILLS + 2) * SECONDS_A_KILL * 1000,
  }, async () => {
    await database.asOwner(fill);
    const workers = await killWorkers();
    const { databases, mailServers } = await killServers();
    expect(workers + databases + mailServers).toBeGreaterThanOrEqual(Math.ceil(KILLS / 2));
    expect([databases > 0, mailServers > 0]).toEqual([true, true]);
    await database.asOwner(async (owner) => {
      const { rows } = await owner.query<{ address: string; key: string; state: string; maybe_twice: boolean }>(
        "SELECT mail_address AS address, message_key::text AS key, state, maybe_twice FROM mail_message ORDER BY mail_message_id",
      );
      expect(rows.length).toBe(MESSAGES);
      expect(new Set(rows.map(({ address }) => address)).size).toBe(MESSAGES);
      for (const { address, key, state, maybe_twice } of rows) {
        const ids = sink.received.get(address) ?? [];
        expect([state, new Set(ids)], address).toEqual(["sent", new Set([`<${key}@kirinuki.example>`])]);
        if (ids.length > 1) expect(maybe_twice, `${address} came ${ids.length} times`).toBe(true);
      }
      const delivered = await owner.query("SELECT count(*)::int AS n FROM mail_delivered");
      expect(delivered.rows[0].n).toBe(3 * MESSAGES);
      const twice = [...sink.received.values()].filter((ids) => ids.length > 1).length;
      const marked = rows.filter(({ maybe_twice }) => maybe_twice).length;
      process.stdout.write(
        `${MESSAGES} messages, killed: ${workers} workers, ${databases} databases, ${mailServers} mail servers: all arrived, ${marked} marked, ${twice} of them came twice\n`,
      );
    });
  });
});
