import type { TransactionScope } from "../../db/tenant.ts";
import { tokyoDateTime } from "../../time/tokyo.ts";

/** A mail that was given up: the server refused it for good, or was tried for hours. */
export interface DeadLetter {
  mail_message_id: string;
  contract_code: string;
  mail_address: string;
  attempts: number;
  /** ISO 8601 in Tokyo. */
  ended_at: string;
  reason: string;
}

export interface DeadLetterFilter {
  contractCode: string | null;
  /** Null: all of the filter. */
  ids: readonly string[] | null;
}

const FILTER = `
  m.state = 'failed' AND ($1::text IS NULL OR c.contract_code = $1) AND ($2::bigint[] IS NULL OR m.mail_message_id = ANY ($2::bigint[]))`;

const LIST = `
  SELECT m.mail_message_id::text, c.contract_code, m.mail_address, m.attempts, m.ended_at, coalesce(m.reason, '') AS reason
  FROM mail_message m JOIN contract c USING (contract_id) WHERE ${FILTER} ORDER BY m.ended_at DESC, m.mail_message_id DESC LIMIT $3`;

/** The newest first. */
export async function listDeadLetters(
  scope: TransactionScope,
  filter: DeadLetterFilter,
  most: number,
): Promise<DeadLetter[]> {
  const rows = await scope.shared("read", (tx) =>
    tx.query<Omit<DeadLetter, "ended_at"> & { ended_at: Date }>(LIST, [filter.contractCode, filter.ids, most]),
  );
  return rows.map((row) => ({ ...row, ended_at: tokyoDateTime(row.ended_at) }));
}

/** From the beginning, under the same Message-ID: a mail that may have come before stays marked as such. */
const RETRY = `
  WITH again AS (
    UPDATE mail_message m SET state = 'queued', attempts = 0, next_attempt_at = $3, ended_at = NULL, bounced_at = NULL
    FROM contract c WHERE c.contract_id = m.contract_id AND ${FILTER} RETURNING 1)
  SELECT count(*)::int AS n FROM again`;

/** @returns how many are sent once more; rights and stopped addresses are looked at anew when they are */
export async function retryDeadLetters(scope: TransactionScope, filter: DeadLetterFilter, now: Date): Promise<number> {
  const [row] = await scope.shared("write", (tx) =>
    tx.query<{ n: number }>(RETRY, [filter.contractCode, filter.ids, now]),
  );
  return row?.n ?? 0;
}
