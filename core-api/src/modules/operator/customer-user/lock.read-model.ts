import type { Transaction } from "../../../db/tenant.ts";
import { bucketsOfAccount } from "../../people/session/throttle.ts";

/** A user as his sign-in names him. */
interface Account {
  contract_id: string;
  contract_code: string;
  user_id: string;
}

export interface Lock {
  /** Every place where guesses of his password may be blocked. */
  buckets: Buffer[];
  /** Until when at least one of them is; null: none. */
  until: Date | null;
}

const TRACES = `
  SELECT ARRAY(SELECT DISTINCT detail->>'address' FROM audit
      WHERE contract_id = k.contract_id AND actor = k.user_id AND action = 'session.refused'
        AND occurred_at > $3::timestamptz - interval '1 day' AND detail ? 'address') AS addresses,
    ARRAY(SELECT token_hash FROM known_browser b WHERE b.contract_id = k.contract_id AND b.user_id = k.user_id) AS browsers
  FROM unnest($1::int[], $2::text[]) WITH ORDINALITY AS k(contract_id, user_id, place) ORDER BY place`;

/** Which of the users can't sign in for now because of wrong passwords, in their order. */
export async function readLocks(tx: Transaction, accounts: readonly Account[], now: Date): Promise<Lock[]> {
  const traces = await tx.query<{ addresses: string[]; browsers: Buffer[] }>(TRACES, [
    accounts.map(({ contract_id }) => contract_id),
    accounts.map(({ user_id }) => user_id),
    now,
  ]);
  const buckets = accounts.map(({ contract_code, user_id }, at) =>
    bucketsOfAccount(["user", contract_code, user_id], traces[at] ?? { addresses: [], browsers: [] }),
  );
  const blocked = await tx.query<{ bucket: Buffer; blocked_until: Date }>(
    "SELECT bucket, blocked_until FROM sign_in_throttle WHERE bucket = ANY ($1) AND blocked_until > $2",
    [buckets.flat(), now],
  );
  const ends = new Map(blocked.map(({ bucket, blocked_until }) => [bucket.toString("hex"), blocked_until]));
  return buckets.map((own) => {
    const times = own.flatMap((bucket) => ends.get(bucket.toString("hex"))?.getTime() ?? []);
    return { buckets: own, until: times.length > 0 ? new Date(Math.max(...times)) : null };
  });
}
