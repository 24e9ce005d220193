import type { TransactionScope } from "../../db/tenant.ts";
import { databaseCode } from "../../db/tenant.ts";
import { isUnavailable } from "../../errors/unavailable.ts";
import type { DayString } from "../../time/tokyo.ts";
import type { ArchiveServers } from "./archive-server.ts";
import { readArchiveState } from "./archive-state.read-model.ts";

/** A week's table is dropped when its last day is before what is kept, as here. */
const OLD_WEEKS = `
  SELECT c.oid::regclass::text AS name FROM pg_inherits h JOIN pg_class c ON c.oid = h.inhrelid
  WHERE h.inhparent = 'article_search'::regclass AND to_date(right(c.relname, 8), 'YYYYMMDD') + 7 <= $1::date ORDER BY 1`;
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Drops weeks on archive servers that no contract keeps. A server that is away, or busy for too long, is left to the next night.
 * @returns how many weeks were dropped
 */
export async function dropArchivedWeeks(
  scope: Pick<TransactionScope, "shared">,
  servers: ArchiveServers,
): Promise<number> {
  const { archives, kept } = await scope.shared("read", async (tx) => {
    // Months go whole, and so do the weeks that lie in them.
    const [row] = await tx.query<{ kept: DayString | null }>(
      "SELECT date_trunc('month', kept_by_somebody())::date::text AS kept",
    );
    return { ...(await readArchiveState(tx)), kept: row?.kept ?? null };
  });
  let dropped = 0;
  if (kept === null) return dropped;
  for (const archive of archives.filter(({ firstDay }) => firstDay !== null && firstDay < kept))
    try {
      await servers.write(archive, async (client) => {
        const { rows } = await client.query<{ name: string }>(OLD_WEEKS, [kept]);
        for (const { name } of rows) {
          await client.query(`DROP TABLE ${name}`);
          dropped += 1;
        }
      });
    } catch (error) {
      if (!isUnavailable(error) && databaseCode(error) !== LOCK_NOT_AVAILABLE) throw error;
    }
  return dropped;
}
