import type pg from "pg";
import type { Transaction, TransactionScope } from "../../db/tenant.ts";
import { isUnavailable } from "../../errors/unavailable.ts";
import type { DayString } from "../../time/tokyo.ts";
import { ensureWeek, insertRows, ROW_AS_TEXT, type SearchRowText } from "./archive-rows.ts";
import type { ArchiveServers } from "./archive-server.ts";
import { type KnownArchive, readArchiveState } from "./archive-state.read-model.ts";

const AT_ONCE = 500;

/** Whoever corrects one of them meanwhile keeps it. */
const RECENT = `
  SELECT ${ROW_AS_TEXT} FROM article_search_recent r WHERE r.arrived_on BETWEEN $1::date AND $2::date
    AND r.arrived_on < (SELECT archived_before FROM search_archive_state)
  ORDER BY r.article_id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`;
/** Those of the rows, and those that have no row any more. */
const STALE = `
  SELECT o.article_id::text, o.arrived_on::text FROM article_search_stale o
  WHERE o.arrived_on BETWEEN $1::date AND $2::date AND (o.article_id = ANY ($3::bigint[])
    OR NOT EXISTS (SELECT FROM article_search_recent r WHERE r.article_id = o.article_id))
  ORDER BY o.article_id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`;

interface StaleRow {
  article_id: string;
  arrived_on: DayString;
}

/**
 * Writes to the archive servers what was corrected, indexed anew or taken away of their articles. Until then searches find it beside the index.
 * The archive commits first: when we end in between, the same is written once more.
 * @returns how many articles were written, and which servers were away
 */
export async function writeArchived(
  scope: Pick<TransactionScope, "shared">,
  servers: ArchiveServers,
): Promise<{ written: number; away: string[] }> {
  const { archives } = await scope.shared("read", readArchiveState);
  let written = 0;
  const away: string[] = [];
  for (const archive of archives)
    try {
      for (
        let some = await writeSome(scope, servers, archive);
        some > 0;
        some = await writeSome(scope, servers, archive)
      )
        written += some;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      away.push(archive.name);
    }
  return { written, away };
}

function writeSome(
  scope: Pick<TransactionScope, "shared">,
  servers: ArchiveServers,
  archive: KnownArchive,
): Promise<number> {
  const { firstDay, lastDay } = archive;
  return scope.shared("write", async (tx) => {
    const recent = await tx.query<SearchRowText>(RECENT, [firstDay, lastDay]);
    const ids = recent.map(({ article_id }) => article_id);
    const stale = await tx.query<StaleRow>(STALE, [firstDay, lastDay, ids]);
    if (recent.length + stale.length === 0) return 0;
    await servers.write(archive, (client) => replace(client, recent, stale));
    await forget(tx, ids, stale);
    return new Set([...ids, ...stale.map(({ article_id }) => article_id)]).size;
  });
}

async function replace(client: pg.Client, recent: readonly SearchRowText[], stale: readonly StaleRow[]) {
  const weeks = await weeksOf(client, recent);
  for (const week of weeks) await ensureWeek(client, week);
  const gone = [...recent, ...stale];
  await client.query("BEGIN");
  await client.query(
    `DELETE FROM article_search s USING unnest($1::bigint[], $2::date[]) AS g(article_id, arrived_on)
     WHERE s.article_id = g.article_id AND s.arrived_on = g.arrived_on`,
    [gone.map(({ article_id }) => article_id), gone.map(({ arrived_on }) => arrived_on)],
  );
  await insertRows(client, "article_search", recent);
  await client.query("COMMIT");
}

async function weeksOf(client: pg.Client, recent: readonly SearchRowText[]): Promise<DayString[]> {
  const { rows } = await client.query<{ week: DayString }>(
    "SELECT DISTINCT date_trunc('week', day)::date::text AS week FROM unnest($1::date[]) AS day",
    [recent.map(({ arrived_on }) => arrived_on)],
  );
  return rows.map(({ week }) => week);
}

async function forget(tx: Transaction, ids: readonly unknown[], stale: readonly StaleRow[]): Promise<void> {
  await tx.query("DELETE FROM article_search_recent WHERE article_id = ANY ($1::bigint[])", [ids]);
  await tx.query("DELETE FROM article_search_stale WHERE article_id = ANY ($1::bigint[])", [
    stale.map(({ article_id }) => article_id),
  ]);
}
