import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { type LastChangeRow, lastChangeColumns, lostUpdate } from "../../audit/last-change.ts";
import type { ClientInfo } from "../session/client-info.ts";
import { AppUser } from "./app-user.entity.ts";

/** A change of users by an Admin. */
export interface Administration {
  tx: Transaction;
  actor: Actor;
  now: Date;
  client: ClientInfo;
}

const LOCK =
  "SELECT pg_advisory_xact_lock(hashtext('kirinuki.app_user'), contract_id::int) FROM contract WHERE contract_id = $1::bigint";

/**
 * Makes changes of a contract's users run one after the other. Otherwise two Admins could take each other's rights at the same time.
 * An unknown contract locks nothing.
 */
export const lockUsersOf = (tx: Transaction, contractId: number | string): Promise<unknown> =>
  tx.query(LOCK, [contractId]);

/**
 * The same for an Admin, who may have lost his own rights while he waited.
 * @throws AppError SIGNED_OUT, FORBIDDEN
 */
export async function lockUsers({ tx, actor: { contractId, userId } }: Administration): Promise<void> {
  await lockUsersOf(tx, contractId);
  const self = await tx.manager.findOneBy(AppUser, { contract_id: contractId, user_id: userId });
  if (!self || self.login_stop_flag) throw new AppError("SIGNED_OUT");
  if (self.user_authority !== 1) throw new AppError("FORBIDDEN");
}

/** The user as he is under the lock. @throws AppError NOT_FOUND; LOST_UPDATE where it is no longer the version that was read */
export async function demandUser({ tx, actor }: Administration, userId: string, seen?: number): Promise<AppUser> {
  const found = await tx.manager.findOneBy(AppUser, { contract_id: actor.contractId, user_id: userId });
  if (!found) throw new AppError("NOT_FOUND");
  if (seen !== undefined && seen !== found.version) throw lostUpdate(await lastChangeOf(tx, found));
  return found;
}

async function lastChangeOf(tx: Transaction, { contract_id, user_id }: AppUser): Promise<LastChangeRow> {
  const sql = `SELECT ${lastChangeColumns("c")} FROM app_user c WHERE c.contract_id = $1 AND c.user_id = $2`;
  const [change] = await tx.query<LastChangeRow>(sql, [contract_id, user_id]);
  return change ?? { changed_at: null, changed_by: null };
}

/** Whether it is the contract's; nobody deletes it before its new members are in it. */
export async function holdsGroup({ tx, actor }: Administration, userGroupId: string): Promise<boolean> {
  const sql = "SELECT 1 FROM user_group WHERE contract_id = $1 AND user_group_id = $2::bigint FOR KEY SHARE";
  return (await tx.query(sql, [actor.contractId, userGroupId])).length > 0;
}
