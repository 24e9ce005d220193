import type { JobContext, ScheduledJob } from "./job.ts";

/** Streams that began before the ticket ran out may still end. */
const GRACE = "1 minute";
const AT_ONCE = 500;

const RELEASE = `
  UPDATE original_use u SET use_state = 'released'
  FROM (SELECT contract_id, use_id FROM original_use WHERE use_state = 'reserved' AND expires_at <= $1
        ORDER BY expires_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED) e
  WHERE u.contract_id = e.contract_id AND u.use_id = e.use_id`;

const EXPIRED = `
  SELECT contract_id, ticket_hash, store_key, owns_file FROM original_delivery
  WHERE expires_at <= $1::timestamptz - interval '${GRACE}' ORDER BY expires_at LIMIT ${AT_ONCE}`;

interface ExpiredDelivery {
  contract_id: number;
  ticket_hash: Buffer;
  store_key: string;
  owns_file: boolean;
}

/**
 * Puts an end to reservations that were never confirmed and to tickets with the files that were made for them. An expired
 * reservation has freed its place by itself already, so nothing depends on when this runs.
 */
export const releaseUses: ScheduledJob = {
  name: "release-uses",
  cron: "* * * * *",
  retryLimit: 2,
  expireInSeconds: 300,
  async run({ scope, clock, originals }: JobContext): Promise<void> {
    const now = clock.now();
    await scope.shared("write", (tx) => tx.query(RELEASE, [now]));
    const expired = await scope.shared("read", (tx) => tx.query<ExpiredDelivery>(EXPIRED, [now]));
    for (const { contract_id, ticket_hash, store_key, owns_file } of expired) {
      // The file first: a row without its file is found again, a file without its row never.
      if (owns_file) await originals.delete(store_key);
      await scope.shared("write", (tx) =>
        tx.query("DELETE FROM original_delivery WHERE contract_id = $1 AND ticket_hash = $2", [
          contract_id,
          ticket_hash,
        ]),
      );
    }
  },
};
