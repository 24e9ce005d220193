import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";

/** A group's counter of one source in one month (first day, yyyy-MM-dd). */
export interface CounterKey {
  userGroupId: number;
  month: string;
  section: 1 | 2;
}

const MAKE = `
  INSERT INTO usage_month (contract_id, user_group_id, use_month, data_section)
  SELECT $1, k.user_group_id, k.use_month, k.data_section
  FROM unnest($2::int[], $3::date[], $4::smallint[]) AS k (user_group_id, use_month, data_section)
  ORDER BY 2, 3, 4 ON CONFLICT DO NOTHING`;

const LOCK = `
  SELECT 1 FROM usage_month WHERE contract_id = $1
    AND (user_group_id, use_month, data_section) IN (SELECT * FROM unnest($2::int[], $3::date[], $4::smallint[]))
  ORDER BY user_group_id, use_month, data_section FOR UPDATE`;

/** Locks the counters until the transaction ends, in the one order that everybody keeps. Makes those that are missing. */
export async function lockCounters(tx: Transaction, contractId: number, keys: readonly CounterKey[]): Promise<void> {
  const distinct = [...new Map(keys.map((key) => [JSON.stringify(key), key])).values()];
  if (distinct.length === 0) return;
  const parameters = [
    contractId,
    distinct.map(({ userGroupId }) => userGroupId),
    distinct.map(({ month }) => month),
    distinct.map(({ section }) => section),
  ];
  const locked = await tx.query(LOCK, parameters);
  if (locked.length === distinct.length) return;
  await tx.query(MAKE, parameters);
  await tx.query(LOCK, parameters);
}

export interface Standing {
  /** Null: no cap. */
  cap: number | null;
  /** Counted uses and open reservations. */
  taken: number;
}

export type GroupStanding = Record<1 | 2, Standing>;

const STANDING = `
  SELECT g.use_max_count1, g.use_max_count2,
    ARRAY(SELECT coalesce((SELECT m.counted FROM usage_month m WHERE m.contract_id = $1 AND m.user_group_id = $2
                           AND m.use_month = $3 AND m.data_section = s), 0)
        + (SELECT count(*)::int FROM original_use o WHERE o.contract_id = $1 AND o.user_group_id = $2 AND o.use_month = $3
           AND o.use_state = 'reserved' AND o.expires_at > $4 AND o.data_section = s)
      FROM unnest(ARRAY[1, 2]) s ORDER BY s) AS taken
  FROM user_group g WHERE g.contract_id = $1 AND g.user_group_id = $2`;

/** Caps of the user's group and what is taken of them. Exact while the counters are locked, else a look in passing. */
export async function readGroupStanding(
  tx: Transaction,
  { contractId, userGroupId }: Pick<Actor, "contractId" | "userGroupId">,
  month: string,
  now: Date,
): Promise<GroupStanding> {
  const [row] = await tx.query<{
    use_max_count1: number | null;
    use_max_count2: number | null;
    taken: [number, number];
  }>(STANDING, [contractId, userGroupId, month, now]);
  if (!row) throw new Error("the group of a user exists");
  return {
    1: { cap: row.use_max_count1, taken: row.taken[0] },
    2: { cap: row.use_max_count2, taken: row.taken[1] },
  };
}

/** The demand unit of the user's group; null for none. */
export async function readDemandId(
  tx: Transaction,
  { contractId, userGroupId }: Pick<Actor, "contractId" | "userGroupId">,
): Promise<number | null> {
  const [row] = await tx.query<{ demand_id: number | null }>(
    "SELECT demand_id FROM user_group WHERE contract_id = $1 AND user_group_id = $2",
    [contractId, userGroupId],
  );
  return row?.demand_id ?? null;
}

/**
 * Locks a demand unit's counter, always after the group's, and releases its expired reservations.
 * @returns its cap and how much of it is taken
 */
export async function lockDemandUnit(tx: Transaction, demandId: number, month: string, now: Date): Promise<Standing> {
  const [row] = await tx.query<{ use_max_count: number | null; taken: number }>(
    "SELECT use_max_count, taken FROM lock_demand_unit($1, $2, $3)",
    [demandId, month, now],
  );
  return { cap: row?.use_max_count ?? null, taken: row?.taken ?? 0 };
}
