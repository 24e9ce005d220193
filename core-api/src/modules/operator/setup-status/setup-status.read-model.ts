import { cursorRows } from "../../../csv/cursor-rows.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { Period } from "../../../period/period.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { SetupStatus } from "./setup-status.dto.ts";
import { failureInWords, labelWithoutFolders } from "./setup-status.words.ts";

export interface SetupStatusRequest {
  /** Tokyo days on which runs began. */
  period: Period;
  /** Its share of all runs that were for it; absent: all contracts together. */
  contractId?: string;
  trigger?: string;
  now: Date;
}

type Row = Omit<SetupStatus, "started_at" | "ended_at"> & { started_at: Date; ended_at: Date | null };

const RUNS = `
  FROM setup_run r
  WHERE r.started_at >= $1::date::timestamp AT TIME ZONE 'Asia/Tokyo' AND r.started_at < ($2::date + 1)::timestamp AT TIME ZONE 'Asia/Tokyo'
    AND ($4::text IS NULL OR r.trigger = $4)
    AND ($3::bigint IS NULL OR NOT r.scoped
      OR EXISTS (SELECT 1 FROM setup_run_contract c WHERE c.setup_run_id = r.setup_run_id AND c.contract_id = $3))`;

/** $5: silent since then means interrupted. Counts of contracts are read for the runs of the page only. */
const COLUMNS = `
  SELECT r.setup_run_id::text, r.trigger, r.label,
    CASE WHEN r.failure IS NOT NULL THEN 'failed' WHEN r.ended_at IS NOT NULL THEN 'done'
      WHEN r.active_at < $5 THEN 'interrupted' ELSE 'running' END AS status,
    r.started_at, r.ended_at, r.failure, r.read_count, r.stored_count AS article_count, r.known_count, r.corrected_count,
    c.matched_count, c.removed_count, c.mail_count, r.refused_count + c.mail_failure_count AS failure_count`;

const SHARES = `
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(matched_count), 0)::int AS matched_count, coalesce(sum(removed_count), 0)::int AS removed_count,
      coalesce(sum(mail_count), 0)::int AS mail_count, coalesce(sum(mail_failure_count), 0)::int AS mail_failure_count
    FROM setup_run_contract c WHERE c.setup_run_id = r.setup_run_id AND ($3::bigint IS NULL OR c.contract_id = $3)) c`;

const ORDER = "ORDER BY r.started_at DESC, r.setup_run_id DESC";
const SILENT_MS = 10 * 60 * 1000;

const where = ({ period, contractId, trigger }: SetupStatusRequest) => [
  period.start,
  period.end,
  contractId ?? null,
  trigger ?? null,
];
const silentSince = ({ now }: SetupStatusRequest): Date => new Date(now.getTime() - SILENT_MS);

const present = (row: Row): SetupStatus => ({
  ...row,
  label: labelWithoutFolders(row.trigger, row.label),
  failure: row.failure && failureInWords(row.failure),
  started_at: tokyoDateTime(row.started_at),
  ended_at: row.ended_at && tokyoDateTime(row.ended_at),
});

/** One page of runs, the newest first, with the exact count. */
export async function readSetupStatus(
  tx: Transaction,
  request: SetupStatusRequest,
  paging: { page: number; pageSize: number },
): Promise<{ runs: SetupStatus[]; total: number }> {
  const [count] = await tx.query<{ n: number }>(`SELECT count(*)::int AS n ${RUNS}`, where(request));
  const rows = await tx.query<Row>(
    `${COLUMNS} FROM (SELECT r.* ${RUNS} ${ORDER} LIMIT $6 OFFSET $7) r ${SHARES} ${ORDER}`,
    [...where(request), silentSince(request), paging.pageSize, (paging.page - 1) * paging.pageSize],
  );
  return { runs: rows.map(present), total: count?.n ?? 0 };
}

/** All of them, for a file. */
export async function* allSetupStatus(tx: Transaction, request: SetupStatusRequest): AsyncGenerator<SetupStatus[]> {
  const sql = `${COLUMNS} FROM (SELECT r.* ${RUNS}) r ${SHARES} ${ORDER}`;
  for await (const rows of cursorRows<Row>(tx, sql, [...where(request), silentSince(request)])) yield rows.map(present);
}
