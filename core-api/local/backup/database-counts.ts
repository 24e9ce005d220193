import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { withClient } from "../../src/db/with-client.ts";

/** What a restored database is compared by. */
export interface DatabaseCounts {
  /** Whether no write was under way at the point: then a restore to it has the same numbers. */
  exact: boolean;
  /** Rows by table. */
  tables: Record<string, number>;
  /** Counted uses of originals, by contract and month. */
  usage: Record<string, number>;
}

const TABLES = `
  SELECT c.relname AS name, format('%I.%I', n.nspname, c.relname) AS quoted
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition ORDER BY 1`;

const USAGE = `
  SELECT format('%s/%s', contract_id, to_char(use_month, 'YYYY-MM')) AS at, count(*)::float AS uses
  FROM original_use WHERE use_state = 'counted' GROUP BY 1 ORDER BY 1`;

/** By the snapshot of the client's transaction, where it is in one. */
export async function countAll(client: pg.Client): Promise<Omit<DatabaseCounts, "exact">> {
  const tables: Record<string, number> = {};
  for (const { name, quoted } of (await client.query<{ name: string; quoted: string }>(TABLES)).rows) {
    const { rows } = await client.query<{ n: number }>(`SELECT count(*)::float AS n FROM ${quoted}`);
    tables[name] = rows[0]?.n ?? 0;
  }
  const hasUses = "original_use" in tables;
  const used = hasUses ? (await client.query<{ at: string; uses: number }>(USAGE)).rows : [];
  return { tables, usage: Object.fromEntries(used.map(({ at, uses }) => [at, uses])) };
}

/** Differences, each as a sentence. */
export function differencesOf(expected: DatabaseCounts, found: Omit<DatabaseCounts, "exact">): string[] {
  const compare = (what: string, one: Record<string, number>, other: Record<string, number>) =>
    [...new Set([...Object.keys(one), ...Object.keys(other)])]
      .filter((name) => (one[name] ?? 0) !== (other[name] ?? 0))
      .map((name) => `${what}「${name}」: バックアップ時 ${one[name] ?? 0}、復元後 ${other[name] ?? 0}`);
  return [...compare("表", expected.tables, found.tables), ...compare("利用件数", expected.usage, found.usage)];
}

export interface CountedPoint {
  restorePoint: string;
  at: string;
  wal: string;
  counts: DatabaseCounts;
}

const TRIES = 300;
const PAUSE_MS = 10;

const SNAPSHOT = "SELECT pg_current_snapshot()::text AS seen";
const POINT = "SELECT pg_walfile_name(pg_create_restore_point($1)) AS wal, clock_timestamp() AS at";
const WRITERS = "SELECT count(*)::int AS writing FROM pg_stat_activity WHERE backend_xid IS NOT NULL";

/**
 * Names a point in the log and counts what the database holds there. A snapshot is taken before the point and looked at again after
 * it: where both are the same and nobody is in the middle of writing, no transaction ended between them.
 */
export async function countAtPoint(url: string, name: string): Promise<CountedPoint> {
  return withClient(url, (holder) =>
    withClient(url, async (client) => {
      for (let attempt = 1; ; attempt += 1) {
        const restorePoint = `${name}.${attempt}`;
        await holder.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
        const before = await seen(holder);
        const { rows } = await client.query<{ wal: string; at: Date }>(POINT, [restorePoint]);
        const { wal = "", at = new Date() } = rows[0] ?? {};
        const { rows: writers } = await client.query<{ writing: number }>(WRITERS);
        const exact = writers[0]?.writing === 0 && (await seen(client)) === before;
        if (exact || attempt === TRIES) {
          const counts = { exact, ...(await countAll(holder)) };
          await holder.query("COMMIT");
          return { restorePoint, at: at.toISOString(), wal, counts };
        }
        await holder.query("ROLLBACK");
        await pause(PAUSE_MS);
      }
    }),
  );
}

const seen = async (client: pg.Client): Promise<string | undefined> =>
  (await client.query<{ seen: string }>(SNAPSHOT)).rows[0]?.seen;
