import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";

/** Whose uses an inquiry is about; null: everybody's of the contract. */
export interface AskedUsers {
  userIds: readonly string[] | null;
  groupIds: readonly string[] | null;
}

/** The charge codes that an inquiry is narrowed to; null for none. */
export const askedCodes = ({ charge_code }: { charge_code?: string | string[] }): string[] | null =>
  charge_code === undefined ? null : [...new Set([charge_code].flat())];

/** Ids whose owner is gone are still known by the uses that he, or the group, left. */
const UNKNOWN_USERS = `
  SELECT 1 FROM unnest($2::text[]) AS wanted (user_id)
  WHERE NOT EXISTS (SELECT 1 FROM app_user u WHERE u.contract_id = $1 AND u.user_id = wanted.user_id)
    AND NOT EXISTS (SELECT 1 FROM usage_user_day o WHERE o.contract_id = $1 AND o.user_id = wanted.user_id)
  LIMIT 1`;

const UNKNOWN_GROUPS = `
  SELECT 1 FROM unnest($2::bigint[]) AS wanted (user_group_id)
  WHERE NOT EXISTS (SELECT 1 FROM user_group g WHERE g.contract_id = $1 AND g.user_group_id = wanted.user_group_id)
    AND NOT EXISTS (SELECT 1 FROM usage_user_day o WHERE o.contract_id = $1 AND o.user_group_id = wanted.user_group_id)
  LIMIT 1`;

/**
 * Administrators ask about anybody of their contract, everybody else about himself (api.md: "A (U for own id)"); both may narrow it to
 * uses as a member of groups. @throws AppError FORBIDDEN, NOT_FOUND
 */
export async function askedUsers(
  tx: Transaction,
  actor: Actor,
  given?: string | string[],
  groups: string[] | null = null,
): Promise<AskedUsers> {
  const ids = given === undefined ? null : [...new Set([given].flat())];
  const { groupIds } = groups ? await askedGroups(tx, actor, groups) : { groupIds: null };
  if (actor.role !== "Admin") return { userIds: onlyOwn(ids, actor.userId), groupIds };
  if (ids) await refuseUnknown(tx, UNKNOWN_USERS, actor, ids);
  return { userIds: ids, groupIds };
}

/** The same for user groups: administrators about any, everybody else about the own one. @throws AppError FORBIDDEN, NOT_FOUND */
export async function askedGroups(tx: Transaction, actor: Actor, ids: string[] | null): Promise<AskedUsers> {
  if (actor.role !== "Admin") return { userIds: null, groupIds: onlyOwn(ids, String(actor.userGroupId)) };
  if (ids) await refuseUnknown(tx, UNKNOWN_GROUPS, actor, ids);
  return { userIds: null, groupIds: ids };
}

/** Whether another id exists is not said. */
function onlyOwn(ids: readonly string[] | null, own: string): string[] {
  if (ids?.some((id) => id !== own)) throw new AppError("FORBIDDEN");
  return [own];
}

async function refuseUnknown(
  tx: Transaction,
  sql: string,
  { contractId }: Actor,
  ids: readonly string[],
): Promise<void> {
  if ((await tx.query(sql, [contractId, ids])).length > 0) throw new AppError("NOT_FOUND");
}
