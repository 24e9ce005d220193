import type { Transaction } from "../../db/tenant.ts";
import type { RunContext } from "./due-settings.ts";

/** Crossings a transaction. */
const BATCH = 100;

const NEW = `
  SELECT crossing_id::text AS id FROM usage_line_crossing WHERE noticed_at IS NULL
  ORDER BY crossing_id LIMIT $1 FOR UPDATE SKIP LOCKED`;

/**
 * One run a crossing ($1), one mail an Admin. The run's key makes a second one impossible. $2 now; Admins who may not sign in or get no mails
 * are left out, and so is a contract out of service.
 */
const QUEUE = `
  WITH told AS MATERIALIZED (
    SELECT k.contract_id, k.crossing_id, u.user_id, u.email FROM usage_line_crossing k JOIN contract c USING (contract_id)
    JOIN app_user u ON u.contract_id = k.contract_id AND u.user_authority = 1 AND NOT u.login_stop_flag AND NOT u.system_mail_stop_flag
      AND u.email <> ''
    WHERE k.crossing_id = ANY ($1::bigint[]) AND contract_phase(c.end_date, c.deleted_at, $2) = 'in_service'),
  run AS (
    INSERT INTO mail_run (contract_id, run_key, kind, due_at, article_count, made_at)
    SELECT DISTINCT contract_id, 'usage_line:' || crossing_id, 'usage_line', $2::timestamptz, 0, $2::timestamptz FROM told
    ON CONFLICT (contract_id, run_key) DO NOTHING RETURNING contract_id, run_key, mail_run_id),
  message AS (
    INSERT INTO mail_message (contract_id, mail_run_id, row_no, mail_address, user_id, state, next_attempt_at, content)
    SELECT t.contract_id, run.mail_run_id, row_number() OVER (PARTITION BY t.contract_id, t.crossing_id ORDER BY t.user_id), t.email, t.user_id,
      'queued', $2, jsonb_build_object('kind', 'usage_line', 'crossing', t.crossing_id::text)
    FROM told t JOIN run ON run.contract_id = t.contract_id AND run.run_key = 'usage_line:' || t.crossing_id RETURNING 1)
  SELECT count(*)::int AS n FROM message`;

const SETTLE = "UPDATE usage_line_crossing SET noticed_at = $2 WHERE crossing_id = ANY ($1::bigint[])";

/**
 * Queues mails to the Admins of contracts whose uses have crossed a line before a cap. A batch is one transaction that locks
 * its crossings: only one of several workers tells of a crossing, and a worker that is killed has told of none.
 * @returns the number of mails
 */
export async function runUsageLineNotices({ scope, clock }: RunContext): Promise<number> {
  let mails = 0;
  const tellSome = async (tx: Transaction): Promise<boolean> => {
    const crossings = await tx.query<{ id: string }>(NEW, [BATCH]);
    if (crossings.length === 0) return false;
    const ids = crossings.map(({ id }) => id);
    const now = clock.now();
    const [queued] = await tx.query<{ n: number }>(QUEUE, [ids, now]);
    await tx.query(SETTLE, [ids, now]);
    mails += queued?.n ?? 0;
    return true;
  };
  while (await scope.shared("write", tellSome));
  return mails;
}
