import type { Transaction, TransactionScope } from "../../db/tenant.ts";
import { tokyoDateTime } from "../../time/tokyo.ts";

/** A mail that was given up: the server refused it for good, or was tried for hours. */
export interface DeadLetter {
  mail_message_id: string;
  contract_code: string;
  company_name: string;
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
  SELECT m.mail_message_id::text, c.contract_code, c.company_name, m.mail_address, m.attempts, m.ended_at, coalesce(m.reason, '') AS reason
  FROM mail_message m JOIN contract c USING (contract_id) WHERE ${FILTER} ORDER BY m.ended_at DESC, m.mail_message_id DESC LIMIT $3 OFFSET $4`;

const COUNT = `SELECT count(*)::int AS n FROM mail_message m JOIN contract c USING (contract_id) WHERE ${FILTER}`;

/** The newest first. */
export async function readDeadLetters(
  tx: Transaction,
  { contractCode, ids }: DeadLetterFilter,
  { most, skip }: { most: number; skip: number },
): Promise<DeadLetter[]> {
  const rows = await tx.query<Omit<DeadLetter, "ended_at"> & { ended_at: Date }>(LIST, [contractCode, ids, most, skip]);
  return rows.map((row) => ({ ...row, ended_at: tokyoDateTime(row.ended_at) }));
}

export async function countDeadLetters(tx: Transaction, { contractCode, ids }: DeadLetterFilter): Promise<number> {
  const [row] = await tx.query<{ n: number }>(COUNT, [contractCode, ids]);
  return row?.n ?? 0;
}

export const listDeadLetters = (scope: TransactionScope, filter: DeadLetterFilter, most: number) =>
  scope.shared("read", (tx) => readDeadLetters(tx, filter, { most, skip: 0 }));

/** From the beginning, under the same Message-ID: a mail that may have come before stays marked as such. */
const RETRY = `
  WITH again AS (
    UPDATE mail_message m SET state = 'queued', attempts = 0, next_attempt_at = $3, ended_at = NULL, bounced_at = NULL
    FROM contract c WHERE c.contract_id = m.contract_id AND ${FILTER} RETURNING 1)
  SELECT count(*)::int AS n FROM again`;

/**
 * Queues dead letters again.
 * @returns how many; rights and stopped addresses are checked again when they are sent
 */
export async function queueDeadLetters(
  tx: Transaction,
  { contractCode, ids }: DeadLetterFilter,
  now: Date,
): Promise<number> {
  const [row] = await tx.query<{ n: number }>(RETRY, [contractCode, ids, now]);
  return row?.n ?? 0;
}
