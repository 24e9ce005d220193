import { KNOWN_BROWSER_DAYS, PUSH_DEVICE_DAYS } from "../config/sign-in-limits.ts";
import type { JobContext, ScheduledJob } from "./job.ts";

const EXPIRED: readonly string[] = [
  // A device outlives its session, which takes it along only where somebody ends it.
  "UPDATE push_device SET session_hash = NULL WHERE (contract_id, session_hash) IN (SELECT contract_id, token_hash FROM session WHERE expires_at < $1)",
  "DELETE FROM session WHERE expires_at < $1",
  `DELETE FROM push_device WHERE confirmed_at < $1::timestamptz - interval '${PUSH_DEVICE_DAYS} days'`,
  "DELETE FROM push_message WHERE ended_at < $1::timestamptz - interval '7 days'",
  "DELETE FROM operator_session WHERE expires_at < $1",
  "DELETE FROM remember_token WHERE expires_at < $1",
  "DELETE FROM remembered_device WHERE expires_at < $1",
  "DELETE FROM passkey_challenge WHERE expires_at < $1",
  "DELETE FROM password_reset WHERE expires_at < $1",
  "DELETE FROM sso_attempt WHERE expires_at < $1",
  "DELETE FROM sso_assertion WHERE expires_at < $1",
  "DELETE FROM sign_in_throttle WHERE window_ends_at < $1 AND (blocked_until IS NULL OR blocked_until < $1)",
  `DELETE FROM known_browser WHERE last_sign_in_at < $1::timestamptz - interval '${KNOWN_BROWSER_DAYS} days'`,
  `DELETE FROM known_operator_browser WHERE last_sign_in_at < $1::timestamptz - interval '${KNOWN_BROWSER_DAYS} days'`,
  "DELETE FROM idempotency_key WHERE created_at < $1::timestamptz - interval '24 hours'",
  "DELETE FROM operator_idempotency_key WHERE created_at < $1::timestamptz - interval '24 hours'",
  "DELETE FROM missing_article WHERE asked_at < $1::timestamptz - interval '400 days'",
  // What somebody has dismissed never comes again, so it stays.
  "DELETE FROM theme_omission WHERE state <> 'dismissed' AND process_date < ($1::timestamptz AT TIME ZONE 'Asia/Tokyo')::date - 100",
  "DELETE FROM setup_run WHERE started_at < $1::timestamptz - interval '400 days'",
  // Of articles that arrived before the month before this one (their ids begin with it) unless past ones are just being grouped, some an hour: the first of a month has many.
  `DELETE FROM story_band WHERE ctid = ANY (ARRAY(
     SELECT ctid FROM story_band
     WHERE article_id < to_char(($1::timestamptz AT TIME ZONE 'Asia/Tokyo') - interval '1 month', 'YYYYMM')::bigint * 1000000000
       AND NOT EXISTS (SELECT 1 FROM story_state WHERE done_article_id < last_article_id)
     LIMIT 500000))`,
];

/**
 * Removes what has expired: sessions, remembered sign-ins and devices, challenges of passkeys, links, and sign-ins at providers.
 * Also idempotency keys, counted guesses, browsers that nobody signs in with, old set-up runs and inquiries, and the signatures by which articles of
 * past months were compared.
 */
export const purgeExpired: ScheduledJob = {
  name: "purge-expired",
  cron: "25 * * * *",
  retryLimit: 3,
  expireInSeconds: 300,
  async run({ scope, clock }: JobContext): Promise<void> {
    const now = clock.now();
    await scope.shared("write", async (tx) => {
      for (const statement of EXPIRED) await tx.query(statement, [now]);
    });
  },
};
