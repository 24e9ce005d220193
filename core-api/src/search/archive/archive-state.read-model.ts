import type { Transaction } from "../../db/tenant.ts";
import type { DayString } from "../../time/tokyo.ts";
import type { Archive, SslMode } from "./archive-server.ts";

/** An archive server and the days that stand there; null: none yet. */
export interface KnownArchive extends Archive {
  readonly firstDay: DayString | null;
  /** Included. */
  readonly lastDay: DayString | null;
}

export interface ArchiveState {
  /** Oldest first; weeks are moved to the last one. */
  readonly archives: readonly KnownArchive[];
  /** Days before it are searched on archive servers; null: none are. */
  readonly archivedBefore: DayString | null;
  /** A week that is on its way, or whose move was broken off. */
  readonly movingWeek: DayString | null;
}

const ARCHIVES = `
  SELECT archive_name AS name, hosts, ports, database_name AS "databaseName", ssl_mode AS "sslMode",
    first_day::text AS "firstDay", (end_day - 1)::text AS "lastDay"
  FROM search_archive ORDER BY archive_no`;
const STATE = `
  SELECT archived_before::text AS "archivedBefore", moving_week::text AS "movingWeek" FROM search_archive_state`;

export async function readArchiveState(tx: Pick<Transaction, "query">): Promise<ArchiveState> {
  const [state] = await tx.query<Omit<ArchiveState, "archives">>(STATE);
  const archives = await tx.query<KnownArchive & { sslMode: SslMode }>(ARCHIVES);
  return { archives, archivedBefore: state?.archivedBefore ?? null, movingWeek: state?.movingWeek ?? null };
}
