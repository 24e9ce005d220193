import type { JobContext, ScheduledJob } from "./job.ts";

const EXPIRED: readonly string[] = [
  "DELETE FROM session WHERE expires_at < $1",
  "DELETE FROM operator_session WHERE expires_at < $1",
  "DELETE FROM idempotency_key WHERE created_at < $1::timestamptz - interval '24 hours'",
  "DELETE FROM operator_idempotency_key WHERE created_at < $1::timestamptz - interval '24 hours'",
  "DELETE FROM setup_run WHERE started_at < $1::timestamptz - interval '400 days'",
];

/** Removes sessions past their end and idempotency keys past their 24 hours, neither of which is honoured any more; and old set-up runs. */
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
