import type { Registry } from "prom-client";
import type { TransactionScope } from "../db/tenant.ts";
import { addGauges, rowsOf } from "../http/gauges.ts";
import { BACKUP_LABEL } from "../runs/setup-run.ts";

/** By queue: what waits for a worker and since when, what is in hand, what was given up within a day, and the last that ended well. */
const QUEUES = `
  SELECT name AS queue, count(*) FILTER (WHERE waits)::int AS waiting, count(*) FILTER (WHERE state = 'active')::int AS active,
    count(*) FILTER (WHERE state = 'failed' AND completed_on > now() - interval '1 day')::int AS failed,
    coalesce(extract(epoch FROM now() - min(start_after) FILTER (WHERE waits)), 0)::float AS oldest,
    extract(epoch FROM now() - max(completed_on) FILTER (WHERE state = 'completed'))::float AS age
  FROM (SELECT *, state IN ('created', 'retry') AND start_after <= now() AS waits FROM pgboss.job) j GROUP BY name`;

/** What is under way and not there yet for readers, in seconds; runs that nobody hears of any more are told as interrupted elsewhere. */
const LAGS = `
  SELECT
    (SELECT coalesce(extract(epoch FROM now() - min(started_at)), 0)::float FROM setup_run
     WHERE ended_at IS NULL AND active_at > now() - interval '10 minutes') AS set_up,
    (SELECT count(*)::float FROM article_search_recent) AS unindexed,
    (SELECT coalesce(extract(epoch FROM now() - min(next_attempt_at)), 0)::float FROM mail_message
     WHERE state = 'queued' AND next_attempt_at < now()) AS mail,
    (SELECT count(*)::float FROM setup_run WHERE started_at > now() - interval '1 day' AND failure IS NOT NULL) AS failures`;

const USES = `
  SELECT use_kind AS kind, count(*)::int AS uses FROM original_use
  WHERE process_date = (now() AT TIME ZONE 'Asia/Tokyo')::date AND use_state = 'counted' GROUP BY 1`;

/** Of the embedded server, by `kirinuki backup`; of any server, what its archiver did last. */
const BACKUPS = `
  SELECT
    (SELECT extract(epoch FROM now() - max(ended_at))::float FROM setup_run
     WHERE trigger = 'job' AND label = '${BACKUP_LABEL}' AND failure IS NULL) AS age,
    (last_failed_time IS NOT NULL AND last_failed_time > coalesce(last_archived_time, '-infinity'))::int AS failing
  FROM pg_stat_archiver`;

interface QueueRow {
  queue: string;
  waiting: number;
  active: number;
  failed: number;
  oldest: number;
  age: number | null;
}
interface BackupRow {
  age: number | null;
  failing: number;
}
interface LagRow {
  set_up: number;
  unindexed: number;
  mail: number;
  failures: number;
}

/**
 * Figures of the work that workers do, from the database. core-api tells them, so that they are there when no worker lives. Every
 * core-api tells the same: take the maximum of them.
 */
export function addWorkMetrics(registry: Registry, scope: Pick<TransactionScope, "shared">): void {
  addGauges(registry, rowsOf<QueueRow>(scope, QUEUES), ["queue"], {
    queue_waiting: ["Jobs that are due and wait for a worker", ({ waiting }) => waiting],
    queue_active: ["Jobs in hand", ({ active }) => active],
    queue_failed: ["Jobs given up within a day", ({ failed }) => failed],
    queue_oldest_seconds: ["Since the oldest job that waits was due", ({ oldest }) => oldest],
    queue_success_age_seconds: [
      "Since a job of the queue last ended well; NaN: none is known",
      ({ age }) => age ?? NaN,
    ],
  });
  addGauges(registry, rowsOf<LagRow>(scope, LAGS), [], {
    set_up_lag_seconds: ["Since the oldest ingest, feed or match that is under way began", ({ set_up }) => set_up],
    unindexed_articles: [
      "Articles that searches read row by row, until the index has them",
      ({ unindexed }) => unindexed,
    ],
    mail_lag_seconds: ["Since the oldest mail that waits was due", ({ mail }) => mail],
    set_up_failures: ["Runs and jobs of the set-up status that failed within a day", ({ failures }) => failures],
  });
  addGauges(registry, rowsOf<BackupRow>(scope, BACKUPS), [], {
    backup_age_seconds: ["Since the last backup by kirinuki backup; NaN: none is known", ({ age }) => age ?? NaN],
    wal_archive_failing: ["1 where the server could not archive its log the last time", ({ failing }) => failing],
  });
  addGauges(registry, rowsOf<{ kind: string; uses: number }>(scope, USES), ["kind"], {
    uses_today: ["Counted uses of originals today (Asia/Tokyo)", ({ uses }) => uses],
  });
}
