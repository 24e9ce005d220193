import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { databaseCode, type TransactionScope } from "../../db/tenant.ts";
import { addDays, type DayString } from "../../time/tokyo.ts";
import {
  attachWeek,
  DIGEST,
  type Digest,
  insertRows,
  makeWeek,
  ROW_AS_TEXT,
  type SearchRowText,
  weekTable,
} from "./archive-rows.ts";
import { type Archive, ArchiveAway, type ArchiveServers } from "./archive-server.ts";
import { readArchiveState } from "./archive-state.read-model.ts";

type Scope = Pick<TransactionScope, "shared">;

const ROWS_AT_ONCE = 500;
const LOCK_NOT_AVAILABLE = new Set(["55P03", "40P01"]);
/** The switch waits behind searches under way, and new ones behind it: no longer than this, but often. */
const LOCK_TIMEOUT = "SET LOCAL lock_timeout = '2s'";
const ATTEMPTS = 60;
const BETWEEN_ATTEMPTS_MS = 1_000;

/** Copied rows that are not what was copied: nothing is switched then. */
export class CopyDiffers extends Error {}

export interface MovedWeek {
  week: DayString;
  archive: string;
  rows: number;
}

/**
 * Moves whole weeks that end before a day to the archive server that was added last, the oldest first, while people search. A move that
 * was broken off begins again from the start of its week.
 * @throws ArchiveAway where the server does not answer; CopyDiffers
 */
export async function moveWeeks(scope: Scope, servers: ArchiveServers, before: DayString): Promise<MovedWeek[]> {
  const moved: MovedWeek[] = [];
  for (;;) {
    const { archives } = await scope.shared("read", readArchiveState);
    const archive = archives.at(-1);
    const week = archive ? await oldestWeek(scope, before) : null;
    if (!archive || week === null) return moved;
    moved.push({ week, archive: archive.name, rows: await moveWeek(scope, servers, archive, week) });
  }
}

async function oldestWeek(scope: Scope, before: DayString): Promise<DayString | null> {
  const [row] = await scope.shared("read", (tx) =>
    tx.query<{ week: DayString | null }>("SELECT oldest_search_week($1)::text AS week", [before]),
  );
  return row?.week ?? null;
}

async function moveWeek(scope: Scope, servers: ArchiveServers, archive: Archive, week: DayString): Promise<number> {
  return servers.write(archive, async (client) => {
    await oneMoveAtATime(client, archive.name);
    await patiently(scope, "SELECT begin_search_move($1, $2)", [week, archive.name]);
    await detachLeftOver(client, week);
    await makeWeek(client, week);
    await copyRows(scope, client, week);
    await attachWeek(client, week);
    const rows = await compare(scope, client, week);
    await patiently(scope, "SELECT finish_search_move()", []);
    return rows;
  });
}

/** Held by the connection, and so given back however a mover ends. */
async function oneMoveAtATime(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>(
    "SELECT pg_try_advisory_lock(hashtext('kirinuki.archive')) AS free",
  );
  if (!rows[0]?.free) throw new ArchiveAway(name, "somebody else is moving a week there");
}

/** Waits for readers, a little at a time. */
async function patiently(scope: Scope, sql: string, parameters: unknown[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await scope.shared("write", async (tx) => {
        await tx.query(LOCK_TIMEOUT);
        await tx.query(sql, parameters);
      });
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !LOCK_NOT_AVAILABLE.has(databaseCode(error) ?? "")) throw error;
      await delay(BETWEEN_ATTEMPTS_MS);
    }
  }
}

/** Dropping a partition needs a lock on all of them; detached, a week goes by itself. Nobody finds it there: the boundary hides it. */
async function detachLeftOver(client: pg.Client, week: DayString): Promise<void> {
  const { rows } = await client.query(
    "SELECT 1 FROM pg_inherits WHERE inhparent = 'article_search'::regclass AND inhrelid = to_regclass($1)",
    [weekTable(week)],
  );
  if (rows.length > 0) await client.query(`ALTER TABLE article_search DETACH PARTITION ${weekTable(week)}`);
}

async function copyRows(scope: Scope, client: pg.Client, week: DayString): Promise<void> {
  const page = `SELECT ${ROW_AS_TEXT} FROM article_search r WHERE r.arrived_on >= $1::date AND r.arrived_on < $2::date
    AND r.article_id > $3::bigint ORDER BY r.article_id LIMIT ${ROWS_AT_ONCE}`;
  for (let after: string | null = "0"; ; ) {
    const rows: SearchRowText[] = await scope.shared("read", (tx) =>
      tx.query<SearchRowText>(page, [week, addDays(week, 7), after]),
    );
    if (rows.length === 0) return;
    await insertRows(client, weekTable(week), rows);
    after = rows.at(-1)?.article_id ?? null;
  }
}

/** Rows that were corrected since are noted here, and their copies are left out. @throws CopyDiffers */
async function compare(scope: Scope, client: pg.Client, week: DayString): Promise<number> {
  const days = [week, addDays(week, 7)];
  const [here] = await scope.shared("read", (tx) =>
    tx.query<Digest & { corrected: string[] }>(
      `SELECT ${DIGEST}, ARRAY(SELECT article_id::text FROM article_search_stale WHERE arrived_on >= $1::date AND arrived_on < $2::date) AS corrected
       FROM article_search r WHERE r.arrived_on >= $1::date AND r.arrived_on < $2::date`,
      days,
    ),
  );
  const { rows } = await client.query<Digest>(
    `SELECT ${DIGEST} FROM article_search r
     WHERE r.arrived_on >= $1::date AND r.arrived_on < $2::date AND r.article_id <> ALL ($3::bigint[])`,
    [...days, here?.corrected ?? []],
  );
  const [there] = rows;
  if (!here || !there || here.rows !== there.rows || here.sum !== there.sum)
    throw new CopyDiffers(
      `the copy of week ${week} has ${there?.rows} rows and ${there?.sum}, not ${here?.rows} and ${here?.sum}`,
    );
  return here.rows;
}
