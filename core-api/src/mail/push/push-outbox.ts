import type { Transaction } from "../../db/tenant.ts";
import { tokyoDateTime } from "../../time/tokyo.ts";
import type { ClaimedMessage } from "../send/outbox.ts";
import type { SealedDevice } from "./push-secrets.ts";

/** What one device is told at once, until the lease of this process ends. */
export interface ClaimedPush extends SealedDevice {
  kind: "mail" | "alert" | "test";
  /** push_message_id with the attempt that this is, decimal strings and numbers. */
  parts: { id: string; attempt: number }[];
  /** Of the first part. */
  key: string;
  made_at: Date;
  /** The mails that it tells of, as their reader has them; without what has been purged. */
  messages: ClaimedMessage[];
  is_quiet: boolean;
  is_in_service: boolean;
}

/** Longer than any post takes. */
const LEASE_MS = 2 * 60_000;
/** The oldest due messages that are looked at for devices: all of a morning would be sorted again and again. */
const LOOKED_AT = 2000;
/** Mails that are told at once. */
const MOST_MAILS = 50;

const DUE = "(m.state = 'queued' AND m.next_attempt_at <= $1 OR m.state = 'sending' AND m.leased_until <= $1)";

/**
 * The oldest due message of each of some devices that nobody is posting to; mails with all others that wait for the device, because they
 * are one notification. The device's row lock keeps two workers apart. $1 now, $2 how many devices, $3 end of the lease, $4 HH:mm of now.
 */
const CLAIM = `
  WITH due AS MATERIALIZED (
    SELECT DISTINCT contract_id, push_device_id FROM (
      SELECT m.contract_id, m.push_device_id FROM push_message m WHERE m.state IN ('queued', 'sending') AND ${DUE}
      ORDER BY m.next_attempt_at LIMIT ${LOOKED_AT}) m),
  device AS MATERIALIZED (
    SELECT d.* FROM push_device d JOIN due USING (contract_id, push_device_id)
    WHERE NOT EXISTS (SELECT 1 FROM push_message m WHERE m.contract_id = d.contract_id AND m.push_device_id = d.push_device_id
        AND m.state = 'sending' AND m.leased_until > $1)
    LIMIT $2 FOR NO KEY UPDATE OF d SKIP LOCKED),
  chosen AS (
    SELECT d.contract_id, c.push_message_id FROM device d
    CROSS JOIN LATERAL (
      SELECT m.push_message_id, m.kind FROM push_message m WHERE m.contract_id = d.contract_id AND m.push_device_id = d.push_device_id AND ${DUE}
      ORDER BY m.next_attempt_at, m.push_message_id LIMIT 1) f
    CROSS JOIN LATERAL (
      SELECT f.push_message_id WHERE f.kind <> 'mail'
      UNION ALL
      (SELECT m.push_message_id FROM push_message m WHERE f.kind = 'mail' AND m.contract_id = d.contract_id
        AND m.push_device_id = d.push_device_id AND m.kind = 'mail' AND ${DUE} ORDER BY m.push_message_id LIMIT ${MOST_MAILS})) c),
  claimed AS (
    UPDATE push_message m SET state = 'sending', leased_until = $3, attempts = m.attempts + 1 FROM chosen c
    WHERE m.contract_id = c.contract_id AND m.push_message_id = c.push_message_id AND ${DUE}
    RETURNING m.*),
  bundle AS (
    SELECT c.contract_id, c.push_device_id, min(c.kind) AS kind, min(c.made_at) AS made_at,
      (array_agg(c.message_key ORDER BY c.push_message_id))[1]::text AS key,
      json_agg(json_build_object('id', c.push_message_id::text, 'attempt', c.attempts) ORDER BY c.push_message_id) AS parts,
      coalesce(json_agg(json_build_object('contract_id', x.contract_id, 'mail_message_id', x.mail_message_id::text, 'mail_run_id', x.mail_run_id::text,
        'message_key', x.message_key, 'mail_address', x.mail_address, 'user_id', d.user_id, 'content', x.content, 'attempts', x.attempts,
        'maybe_twice', false, 'setup_run_id', NULL, 'counted_run_id', NULL) ORDER BY c.push_message_id)
        FILTER (WHERE x.mail_message_id IS NOT NULL), '[]') AS messages
    FROM claimed c JOIN device d USING (contract_id, push_device_id)
    LEFT JOIN mail_message x ON x.contract_id = c.contract_id AND x.mail_message_id = c.mail_message_id
    GROUP BY c.contract_id, c.push_device_id)
  SELECT b.*, d.endpoint, d.p256dh, d.auth, contract_phase(k.end_date, k.deleted_at, $1) = 'in_service' AS is_in_service,
    d.quiet_start_time IS NOT NULL AND CASE WHEN d.quiet_start_time < d.quiet_end_time
      THEN $4::text COLLATE "C" >= d.quiet_start_time AND $4::text COLLATE "C" < d.quiet_end_time
      ELSE $4::text COLLATE "C" >= d.quiet_start_time OR $4::text COLLATE "C" < d.quiet_end_time END AS is_quiet
  FROM bundle b JOIN device d USING (contract_id, push_device_id) JOIN contract k USING (contract_id)`;

export const claimPushes = (tx: Transaction, now: Date, most: number): Promise<ClaimedPush[]> =>
  tx.query<ClaimedPush>(CLAIM, [...[now, most, new Date(now.getTime() + LEASE_MS), tokyoDateTime(now).slice(11, 16)]]);

/** How an attempt ended, for what was told and for its device. */
export interface PushOutcome {
  state: "sent" | "failed" | "skipped" | "queued";
  reason: string | null;
  /** Of one that is tried again. */
  nextAttemptAt: Date | null;
  /** The browser gets nothing at its address any more. */
  isGone: boolean;
}

export interface EndedPush {
  push: ClaimedPush;
  outcome: PushOutcome;
}

/** A device is locked before its messages, by everybody; several in the order of their keys. $1 rows with contract_id and push_device_id. */
const HOLD = `
  SELECT 1 FROM push_device d JOIN json_to_recordset($1::json) AS k(contract_id int, push_device_id int) USING (contract_id, push_device_id)
  ORDER BY d.contract_id, d.push_device_id FOR NO KEY UPDATE OF d`;
/** $1 what was told, in its parts, $2 now. What another worker has taken over, or what is noted already, is left alone. */
const END = `
  UPDATE push_message m SET state = p.state, reason = p.reason, leased_until = NULL,
    next_attempt_at = coalesce(p.next_attempt_at, m.next_attempt_at), ended_at = CASE WHEN p.state = 'queued' THEN NULL ELSE $2::timestamptz END
  FROM json_to_recordset($1::json) AS p(contract_id int, id bigint, attempt int, state text, reason text, next_attempt_at timestamptz)
  WHERE m.contract_id = p.contract_id AND m.push_message_id = p.id AND m.state = 'sending' AND m.attempts = p.attempt`;
const TAKEN = `
  UPDATE push_device d SET last_sent_at = $2 FROM json_to_recordset($1::json) AS k(contract_id int, push_device_id int)
  WHERE d.contract_id = k.contract_id AND d.push_device_id = k.push_device_id`;
const REMOVE = "DELETE FROM push_device WHERE contract_id = $1 AND push_device_id = $2 AND endpoint = $3";

const keysOf = (ended: readonly EndedPush[]): string =>
  JSON.stringify(ended.map(({ push: { contract_id, push_device_id } }) => ({ contract_id, push_device_id })));

/** Notes what came of some. A device that is gone goes, with what waits for it, unless the browser has subscribed anew meanwhile. */
export async function endPushes(tx: Transaction, ended: readonly EndedPush[], now: Date): Promise<void> {
  await tx.query(HOLD, [keysOf(ended)]);
  const rows = ended.flatMap(({ push: { contract_id, parts }, outcome: { state, reason, nextAttemptAt } }) =>
    parts.map(({ id, attempt }) => ({ contract_id, id, attempt, state, reason, next_attempt_at: nextAttemptAt })),
  );
  await tx.query(END, [JSON.stringify(rows), now]);
  const taken = ended.filter(({ outcome }) => outcome.state === "sent");
  if (taken.length > 0) await tx.query(TAKEN, [keysOf(taken), now]);
  for (const { push, outcome } of ended)
    if (outcome.isGone) await tx.query(REMOVE, [push.contract_id, push.push_device_id, push.endpoint]);
}
