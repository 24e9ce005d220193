import type { TransactionScope } from "../../db/tenant.ts";
import { isUnavailable } from "../../errors/unavailable.ts";
import { addDays, type DayString } from "../../time/tokyo.ts";
import type { ArchiveServers } from "./archive-server.ts";
import { type KnownArchive, readArchiveState } from "./archive-state.read-model.ts";

/** What `kirinuki archive check` says of a server. */
export interface ArchiveReport {
  name: string;
  answers: boolean;
  /** Why it does not. */
  reason: string | null;
  rows: number;
  /** Weeks (their Mondays) with articles that no search finds, or finds twice: `kirinuki search reindex` puts them right. */
  faults: { week: DayString; missing: number; doubled: number }[];
}

export interface ArchivesReport {
  archives: ArchiveReport[];
  /** A move that was broken off; `kirinuki archive move` begins the week again. */
  moving_week: DayString | null;
  /** Articles that were corrected and wait for their server; searches find them meanwhile. */
  waiting: number;
  /** Nothing is wrong or waits. */
  sound: boolean;
}

type Scope = Pick<TransactionScope, "shared">;

/** Articles with a text of one week, against what searches find of it. */
const WEEK = `
  WITH found AS MATERIALIZED (SELECT s.article_id FROM article_searchable s WHERE s.arrived_on >= $1::date AND s.arrived_on < $2::date)
  SELECT (SELECT count(*)::int FROM found) AS rows,
    (SELECT count(*)::int FROM found) - (SELECT count(DISTINCT article_id)::int FROM found) AS doubled,
    (SELECT count(*)::int FROM article a JOIN article_text t USING (article_id)
     WHERE a.arrived_at >= $1::date::timestamp AT TIME ZONE 'Asia/Tokyo' AND a.arrived_at < $2::date::timestamp AT TIME ZONE 'Asia/Tokyo'
       AND NOT EXISTS (SELECT FROM found f WHERE f.article_id = a.article_id)) AS missing`;
const WAITING = `
  SELECT count(*)::int AS waiting FROM (
    SELECT article_id FROM article_search_stale
    UNION SELECT article_id FROM article_search_recent WHERE arrived_on < (SELECT archived_before FROM search_archive_state)) w`;

export async function checkArchives(scope: Scope, servers: ArchiveServers): Promise<ArchivesReport> {
  const { archives, movingWeek } = await scope.shared("read", readArchiveState);
  const [{ kept = "" } = {}] = await scope.shared("read", (tx) =>
    tx.query<{ kept: DayString }>("SELECT coalesce(date_trunc('month', kept_by_somebody())::date::text, '') AS kept"),
  );
  const reports: ArchiveReport[] = [];
  for (const archive of archives) reports.push(await check(scope, servers, archive, kept));
  const [counted] = await scope.shared("read", (tx) => tx.query<{ waiting: number }>(WAITING));
  const waiting = counted?.waiting ?? 0;
  const isSound = reports.every(({ answers, faults }) => answers && faults.length === 0);
  return {
    archives: reports,
    moving_week: movingWeek,
    waiting,
    sound: isSound && movingWeek === null && waiting === 0,
  };
}

/** The first week of those from `first` on that is not over before a day. */
function weekOf(first: DayString, day: DayString): DayString {
  let week = first;
  while (addDays(week, 7) <= day) week = addDays(week, 7);
  return week;
}

async function check(
  scope: Scope,
  servers: ArchiveServers,
  archive: KnownArchive,
  kept: DayString,
): Promise<ArchiveReport> {
  const report: ArchiveReport = { name: archive.name, answers: true, reason: null, rows: 0, faults: [] };
  try {
    await servers.write(archive, (client) => client.query("SELECT 1"));
    const { firstDay, lastDay } = archive;
    if (firstDay === null || lastDay === null) return report;
    for (let week = kept > firstDay ? weekOf(firstDay, kept) : firstDay; week <= lastDay; week = addDays(week, 7)) {
      const days = [week, addDays(week, 7)];
      const [found] = await scope.shared("read", (tx) =>
        tx.query<{ rows: number; doubled: number; missing: number }>(WEEK, days),
      );
      const { rows, missing, doubled } = found ?? { rows: 0, missing: 0, doubled: 0 };
      report.rows += rows;
      if (missing + doubled > 0) report.faults.push({ week, missing, doubled });
    }
    return report;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return { ...report, answers: false, reason: error instanceof Error ? error.message : String(error) };
  }
}
