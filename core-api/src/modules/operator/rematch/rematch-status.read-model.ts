import type { Transaction } from "../../../db/tenant.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";

export const REMATCH_STATES = ["none", "queued", "running", "done", "failed", "interrupted"] as const;
export type RematchState = (typeof REMATCH_STATES)[number];

export const isUnderWay = (state: RematchState): boolean => state === "queued" || state === "running";

export interface RematchStatus {
  state: RematchState;
  started_at: string | null;
  ended_at: string | null;
  read_count: number;
  /** Articles of the collection: what a run goes through. */
  article_count: number;
  added_count: number;
  removed_count: number;
  undo_flag: 0 | 1;
}

interface Row {
  asked_at: Date | null;
  started_at: Date | null;
  ended_at: Date | null;
  failed: boolean | null;
  silent: boolean | null;
  read_count: number | null;
  article_count: number;
  added_count: number | null;
  removed_count: number | null;
  undo_flag: 0 | 1;
}

/** A run that noted nothing for so long is no more; a job that waits for so long is lost. */
const SILENT_MINUTES = 10;

const STATUS = `
  SELECT r.*, a.asked_at, (SELECT count(*)::int FROM article WHERE withdrawn_at IS NULL) AS article_count,
    EXISTS (SELECT FROM rematch_change c WHERE c.contract_id = $1 AND c.theme_id = $2)::int AS undo_flag
  FROM (SELECT max(occurred_at) FILTER (WHERE occurred_at > $3::timestamptz - interval '${SILENT_MINUTES} minutes') AS asked_at
    FROM audit WHERE contract_id = $1 AND action = 'theme.rematch' AND detail @> jsonb_build_object('themeId', $2::int)) a
  LEFT JOIN LATERAL (
    SELECT r.started_at, r.ended_at, r.failure IS NOT NULL AS failed, r.read_count, c.matched_count AS added_count, c.removed_count,
      r.active_at < $3::timestamptz - interval '${SILENT_MINUTES} minutes' AS silent
    FROM setup_run r JOIN setup_run_contract c USING (setup_run_id)
    WHERE c.contract_id = $1 AND r.trigger = 'rematch' AND starts_with(r.label, $2::int || ' ')
    ORDER BY r.setup_run_id DESC LIMIT 1) r ON true`;

export async function readRematchStatus(
  tx: Transaction,
  { contractId, themeId }: { contractId: number; themeId: number },
  now: Date,
): Promise<RematchStatus> {
  const [row] = await tx.query<Row>(STATUS, [contractId, themeId, now]);
  if (!row) throw new Error("an aggregate returns a row");
  return {
    state: stateOf(row),
    started_at: row.started_at && tokyoDateTime(row.started_at),
    ended_at: row.ended_at && tokyoDateTime(row.ended_at),
    read_count: row.read_count ?? 0,
    article_count: row.article_count,
    added_count: row.added_count ?? 0,
    removed_count: row.removed_count ?? 0,
    undo_flag: row.undo_flag,
  };
}

function stateOf({ asked_at, started_at, ended_at, failed, silent }: Row): RematchState {
  if (asked_at !== null && (started_at === null || started_at < asked_at)) return "queued";
  if (started_at === null) return "none";
  if (failed) return "failed";
  if (ended_at !== null) return "done";
  return silent ? "interrupted" : "running";
}
