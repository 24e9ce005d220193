import { buffer } from "node:stream/consumers";
import { anArticle } from "@kirinuki/core-api/src/test-support/an-article.ts";
import { aContract, aTheme } from "@kirinuki/core-api/src/test-support/builders.ts";
import type pg from "pg";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import "../support/provided.ts";
import { endOf, randomNumbers, withClone } from "./killing.ts";
import { perform } from "./runs.ts";

/** How many messages, and how often the worker is killed while it sends them; docs/operations.md says how to have it done at length. */
const MESSAGES = Number(process.env.KILL_MAILS ?? 80);
const KILLS = Number(process.env.KILL_POINTS ?? 4);
/** Statements of one message from its selection to its end, about; a victim dies somewhere in its share of them all. */
const STATEMENTS_A_MESSAGE = 8;
const SECONDS_A_KILL = 60;
const MORNING = Date.parse("2026-11-20T07:00:00+09:00");
/** Longer than a lease. */
const BETWEEN_KILLS_MS = 6 * 60_000;

const { template } = inject("database");

/** Message-IDs by address, as a mail server takes them. */
const received = new Map<string, string[]>();
/** The process that dies when so many more mails have come, between taking the last one and telling so. */
let doomed: { pid: number; mails: number } | null = null;

function taken(): void {
  if (doomed === null) return;
  doomed.mails -= 1;
  if (doomed.mails > 0) return;
  process.kill(doomed.pid, "SIGKILL");
  doomed = null;
}
const sink = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  disableReverseLookup: true,
  logger: false,
  onData(stream, session, callback) {
    buffer(stream).then((raw) => {
      const id = /^Message-ID: (.*)$/im.exec(raw.toString("latin1"))?.[1]?.trim() ?? "";
      const to = session.envelope.rcptTo[0]?.address ?? "";
      received.set(to, [...(received.get(to) ?? []), id]);
      taken();
      callback();
    }, callback);
  },
});
sink.on("error", () => {});
let smtpUrl = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => sink.listen(0, "127.0.0.1", () => resolve()));
  const address = sink.server.address();
  smtpUrl = `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
});
afterAll(() => new Promise<void>((resolve) => sink.close(() => resolve())));

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
async function killWorkers(operatorUrl: string): Promise<number> {
  const random = randomNumbers(20261122);
  const upTo = (most: number): number => 1 + Math.floor((random.next().value ?? 0) * most);
  let kills = 0;
  for (let at = 0; at < KILLS; at += 1) {
    const work = { does: "mail" as const, smtpUrl, at: new Date(MORNING + at * BETWEEN_KILLS_MS).toISOString() };
    const [statement, isSent, mails] = [
      upTo((2 * MESSAGES * STATEMENTS_A_MESSAGE) / KILLS),
      upTo(2) === 1,
      upTo((2 * MESSAGES) / KILLS),
    ];
    const end =
      at % 2 === 0
        ? await endOf({ work, operatorUrl, statement: 10 + statement, isSent })
        : await endOf({ work, operatorUrl, statement: NEVER, isSent }, (pid) => {
            doomed = { pid, mails };
          });
    doomed = null;
    if (end === "SIGKILL") kills += 1;
    else expect(end).toBe("by itself");
  }
  return kills;
}

describe("workers killed again and again while they make and send digests", () => {
  it("lose none, and send none twice but those they have marked", {
    timeout: (KILLS + 2) * SECONDS_A_KILL * 1000,
  }, async () => {
    await withClone(template, async ({ owner, operatorUrl }) => {
      await fill(owner);
      const kills = await killWorkers(operatorUrl);
      expect(kills).toBeGreaterThanOrEqual(Math.ceil(KILLS / 2));
      const after = new Date(MORNING + KILLS * BETWEEN_KILLS_MS).toISOString();
      await perform({ does: "mail", smtpUrl, at: after }, operatorUrl);

      const { rows } = await owner.query<{ address: string; key: string; state: string; maybe_twice: boolean }>(
        "SELECT mail_address AS address, message_key::text AS key, state, maybe_twice FROM mail_message ORDER BY mail_message_id",
      );
      expect(rows.length).toBe(MESSAGES);
      expect(new Set(rows.map(({ address }) => address)).size).toBe(MESSAGES);
      for (const { address, key, state, maybe_twice } of rows) {
        const ids = received.get(address) ?? [];
        expect([state, new Set(ids)], address).toEqual(["sent", new Set([`<${key}@kirinuki.example>`])]);
        if (ids.length > 1) expect(maybe_twice, `${address} came ${ids.length} times`).toBe(true);
      }
      const delivered = await owner.query("SELECT count(*)::int AS n FROM mail_delivered");
      expect(delivered.rows[0].n).toBe(3 * MESSAGES);
      const twice = [...received.values()].filter((ids) => ids.length > 1).length;
      const marked = rows.filter(({ maybe_twice }) => maybe_twice).length;
      process.stdout.write(
        `${MESSAGES} messages, ${kills} workers killed: all arrived, ${marked} marked, ${twice} of them came twice\n`,
      );
    });
  });
});
