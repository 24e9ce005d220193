import type { ChatKind } from "@kirinuki/schema/chat.ts";
import type { Transaction } from "../../db/tenant.ts";
import { noteMails } from "../../runs/setup-run.ts";
import { tellAdmins } from "../run/tell-admins.ts";
import type { ClaimedMessage } from "../send/outbox.ts";
import type { SealedTarget } from "./chat-secrets.ts";
import { POST_GAP_MS } from "./chat-services.ts";

/** A message of a chat target that this process is posting, until its lease ends. */
export interface ClaimedPost extends ClaimedMessage, SealedTarget {
  kind: ChatKind;
  /** Null: the target takes posts. */
  stop_reason: string | null;
  failure_count: number;
  failing_since: Date | null;
  made_at: Date;
}

/** Longer than any post takes. */
const LEASE_MS = 2 * 60_000;

/**
 * The oldest due message of each of some targets that nobody is posting to. The target's row lock and its next_post_at keep two workers
 * apart and the posts a second from each other. One that was being posted when its process ended may have been taken: it is marked.
 * $1 now, $2 how many targets, $3 end of the lease, $4 when the next post may go.
 */
const CLAIM = `
  WITH target AS MATERIALIZED (
    SELECT t.* FROM chat_target t
    WHERE t.next_post_at <= $1 AND EXISTS (SELECT 1 FROM mail_message m WHERE m.contract_id = t.contract_id AND m.chat_target_id = t.chat_target_id
        AND (m.state = 'queued' AND m.next_attempt_at <= $1 OR m.state = 'sending' AND m.leased_until <= $1))
      AND NOT EXISTS (SELECT 1 FROM mail_message m WHERE m.contract_id = t.contract_id AND m.chat_target_id = t.chat_target_id
        AND m.state = 'sending' AND m.leased_until > $1)
    ORDER BY t.next_post_at LIMIT $2 FOR UPDATE SKIP LOCKED),
  first AS (
    SELECT t.contract_id, f.mail_message_id FROM target t CROSS JOIN LATERAL (
      SELECT m.mail_message_id FROM mail_message m WHERE m.contract_id = t.contract_id AND m.chat_target_id = t.chat_target_id
        AND (m.state = 'queued' AND m.next_attempt_at <= $1 OR m.state = 'sending' AND m.leased_until <= $1)
      ORDER BY m.next_attempt_at, m.mail_message_id LIMIT 1) f),
  claimed AS (
    UPDATE mail_message m SET state = 'sending', leased_until = $3, attempts = m.attempts + 1, maybe_twice = m.maybe_twice OR m.state = 'sending'
    FROM first f, mail_run r
    WHERE m.contract_id = f.contract_id AND m.mail_message_id = f.mail_message_id
      AND (m.state = 'queued' OR m.state = 'sending' AND m.leased_until <= $1)
      AND r.contract_id = m.contract_id AND r.mail_run_id = m.mail_run_id
    RETURNING m.*, r.setup_run_id, r.made_at),
  turned AS (
    UPDATE chat_target t SET next_post_at = $4 FROM claimed c
    WHERE t.contract_id = c.contract_id AND t.chat_target_id = c.chat_target_id)
  SELECT c.contract_id, c.mail_message_id::text, c.mail_run_id::text, c.message_key::text, c.mail_address, c.user_id, c.content, c.attempts,
    c.maybe_twice, c.setup_run_id::text, NULL AS counted_run_id, c.made_at, t.chat_target_id, t.kind, t.url, t.secret, t.former_secret,
    t.former_until, t.stop_reason, t.failure_count, t.failing_since
  FROM claimed c JOIN target t USING (contract_id, chat_target_id)`;

export const claimPosts = (tx: Transaction, now: Date, most: number): Promise<ClaimedPost[]> =>
  tx.query<ClaimedPost>(CLAIM, [now, most, new Date(now.getTime() + LEASE_MS), new Date(now.getTime() + POST_GAP_MS)]);

/** How an attempt ended, for the message and for its target. */
export interface PostOutcome {
  state: "sent" | "failed" | "skipped" | "queued";
  reason: string | null;
  maybeTwice: boolean;
  /** Of one that is tried again; no post of the target goes before. */
  nextAttemptAt: Date | null;
  /** The target's failures from now on; null leaves what is said of it. What is sent ends them. */
  failures: { count: number; since: Date } | null;
  /** The target is stopped, for this reason. */
  stopReason: string | null;
}

/** $7: next_attempt_at. A message that another worker has taken over, or that is noted already, is left alone. */
const END = `
  WITH noted AS (
    UPDATE mail_message SET state = $4, reason = $5, maybe_twice = $6, leased_until = NULL, next_attempt_at = coalesce($7, next_attempt_at),
      ended_at = CASE WHEN $4 = 'queued' THEN NULL ELSE $8::timestamptz END
    WHERE contract_id = $1 AND mail_message_id = $2::bigint AND state = 'sending' AND attempts = $3 RETURNING 1)
  SELECT count(*)::int AS n FROM noted`;

const FAILED = `
  UPDATE chat_target SET failure_count = $3, failing_since = $4, last_error = $5, last_failed_at = $6, next_post_at = greatest(next_post_at, $7)
  WHERE contract_id = $1 AND chat_target_id = $2`;
const REMARK =
  "UPDATE chat_target SET last_error = $3, last_failed_at = $4 WHERE contract_id = $1 AND chat_target_id = $2";

/** A target is locked before its messages, by everybody: whoever took a message first would wait for one who claims it, and he for him. */
const HOLD = "SELECT 1 FROM chat_target WHERE contract_id = $1 AND chat_target_id = $2 FOR NO KEY UPDATE";

export interface EndedPost {
  post: ClaimedPost;
  outcome: PostOutcome;
}

/** In the order of their keys, so that of two workers neither waits for the other. $1 rows with contract_id and chat_target_id. */
const HOLD_ALL = `
  SELECT 1 FROM chat_target t JOIN json_to_recordset($1::json) AS k(contract_id int, chat_target_id int) USING (contract_id, chat_target_id)
  ORDER BY t.contract_id, t.chat_target_id FOR NO KEY UPDATE OF t`;

/** $1 posts that were taken, $2 now. Their targets fail no more. */
const END_TAKEN = `
  WITH noted AS (
    UPDATE mail_message m SET state = 'sent', reason = NULL, maybe_twice = k.maybe_twice, leased_until = NULL, ended_at = $2::timestamptz
    FROM json_to_recordset($1::json) AS k(contract_id int, mail_message_id bigint, attempts int, maybe_twice boolean)
    WHERE m.contract_id = k.contract_id AND m.mail_message_id = k.mail_message_id AND m.state = 'sending' AND m.attempts = k.attempts
    RETURNING m.contract_id, m.chat_target_id, m.mail_message_id),
  taken AS (
    UPDATE chat_target t SET failure_count = 0, failing_since = NULL, last_error = NULL, last_sent_at = $2::timestamptz
    FROM noted n WHERE t.contract_id = n.contract_id AND t.chat_target_id = n.chat_target_id)
  SELECT contract_id, mail_message_id::text FROM noted`;

/** Notes what came of some posts, with what it means for their targets, in one transaction. */
export async function endPosts(tx: Transaction, ended: readonly EndedPost[], now: Date): Promise<void> {
  await tx.query(HOLD_ALL, [
    JSON.stringify(ended.map(({ post: { contract_id, chat_target_id } }) => ({ contract_id, chat_target_id }))),
  ]);
  const taken = ended.filter(({ outcome }) => outcome.state === "sent");
  if (taken.length > 0) await endTaken(tx, taken, now);
  for (const each of ended) if (each.outcome.state !== "sent") await endOther(tx, each, now);
}

async function endTaken(tx: Transaction, taken: readonly EndedPost[], now: Date): Promise<void> {
  const rows = taken.map(({ post: { contract_id, mail_message_id, attempts }, outcome }) => ({
    ...{ contract_id, mail_message_id, attempts, maybe_twice: outcome.maybeTwice },
  }));
  const noted = await tx.query<{ mail_message_id: string }>(END_TAKEN, [JSON.stringify(rows), now]);
  const ids = new Set(noted.map(({ mail_message_id }) => mail_message_id));
  const counted = taken.flatMap(({ post: { setup_run_id, contract_id, mail_message_id } }) =>
    setup_run_id !== null && ids.has(mail_message_id)
      ? [{ setupRunId: setup_run_id, contractId: contract_id, isSent: true }]
      : [],
  );
  await noteMails(tx, counted);
}

/** Of one whose target is held already. */
async function endOther(tx: Transaction, { post, outcome }: EndedPost, now: Date): Promise<void> {
  const { contract_id, chat_target_id, mail_message_id, attempts, setup_run_id } = post;
  const { state, reason, maybeTwice, nextAttemptAt, failures, stopReason } = outcome;
  const key = [contract_id, chat_target_id];
  const [noted] = await tx.query<{ n: number }>(END, [
    ...[contract_id, mail_message_id, attempts, state, reason, maybeTwice, nextAttemptAt, now],
  ]);
  if (noted?.n !== 1) return;
  if (setup_run_id !== null && state === "failed")
    await noteMails(tx, [{ setupRunId: setup_run_id, contractId: contract_id, isSent: false }]);
  if (failures) await tx.query(FAILED, [...key, failures.count, failures.since, reason, now, nextAttemptAt ?? now]);
  else if (state === "failed") await tx.query(REMARK, [...key, reason, now]);
  if (stopReason !== null) await stopTarget(tx, contract_id, chat_target_id, stopReason, now);
}

const STOP = `
  WITH stopped AS (
    UPDATE chat_target SET stopped_at = $3, stop_reason = $4, version = version + 1
    WHERE contract_id = $1 AND chat_target_id = $2 AND stopped_at IS NULL RETURNING version)
  SELECT version FROM stopped`;

export const STOPPED_REASON = "停止中の送信先です。";
const SKIP_WAITING = `
  UPDATE mail_message SET state = 'skipped', reason = $3, ended_at = $4, leased_until = NULL
  WHERE contract_id = $1 AND chat_target_id = $2 AND state = 'queued'`;

export async function skipWaiting(
  tx: Transaction,
  contractId: number,
  targetId: number,
  reason: string,
  now: Date,
): Promise<void> {
  await tx.query(HOLD, [contractId, targetId]);
  await tx.query(SKIP_WAITING, [contractId, targetId, reason, now]);
}

/** Stops a target that takes nothing any more, once: what waits for it is let go, and the contract's Admins are told by mail. */
export async function stopTarget(
  tx: Transaction,
  contractId: number,
  targetId: number,
  reason: string,
  now: Date,
): Promise<void> {
  const [stopped] = await tx.query<{ version: number }>(STOP, [contractId, targetId, now, reason]);
  if (!stopped) return;
  await skipWaiting(tx, contractId, targetId, STOPPED_REASON, now);
  await tellAdmins(tx, {
    contractId,
    runKey: `chat_stop:${targetId}:${stopped.version}`,
    content: { kind: "chat_stop", chatTargetId: targetId, reason },
    now,
  });
}
