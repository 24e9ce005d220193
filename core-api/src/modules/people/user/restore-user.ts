import type { Transaction } from "../../../db/tenant.ts";
import { catalogue } from "../../../errors/catalogue.ts";
import { Refusal } from "../../../http/envelope.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import { storeProviderNames } from "../provisioning/provider-names.repository.ts";
import { AppUser, DeletedUser, type KeptUser } from "./app-user.entity.ts";
import { inviteUser } from "./invite-users.ts";
import { REST_DAYS } from "./save-user.ts";
import { type Administration, holdsGroup, lockUsers } from "./user-lock.ts";
import { demandRoom } from "./user-room.ts";

/** What he is made of again, should he be deleted by accident. */
export const keptOf = (user: AppUser): KeptUser => ({
  user_group_id: user.user_group_id,
  email: user.email,
  user_authority: user.user_authority,
  mc_user_authority: user.mc_user_authority,
  sc_user_authority: user.sc_user_authority,
  sc_user_id: user.sc_user_id,
  topics_creation_flag: user.topics_creation_flag,
  theme_browsing: user.theme_browsing,
  ip_restriction_flag: user.ip_restriction_flag,
  system_mail_stop_flag: user.system_mail_stop_flag,
  login_stop_flag: user.login_stop_flag,
  pass_change_stop_flag: user.pass_change_stop_flag,
});

export interface DeletedUserWire {
  user_id: string;
  name: string;
  user_group_id: string | null;
  deleted_datetime: string;
  restorable_flag: number;
}

const DELETED = `
  SELECT d.user_id, d.name, d.deleted_at, g.user_group_id::text, (d.kept IS NOT NULL)::int AS restorable_flag
  FROM deleted_user d
  LEFT JOIN user_group g ON g.contract_id = d.contract_id AND g.user_group_id = (d.kept->>'user_group_id')::int
  WHERE d.contract_id = $1 AND d.deleted_at > $2::timestamptz - make_interval(days => ${REST_DAYS})
    AND NOT EXISTS (SELECT 1 FROM app_user u WHERE u.contract_id = d.contract_id AND u.user_id = d.user_id)
    AND ($3::text IS NULL OR d.user_id = $3)
  ORDER BY d.deleted_at DESC, d.user_id LIMIT 1000`;

/**
 * Deleted users whose ids rest, the latest 1,000 of them; user_group_id is null where the group is gone.
 * @param userId of one user alone, however long he has been gone
 */
export async function listDeletedUsers(
  tx: Transaction,
  contractId: number,
  now: Date,
  userId: string | null = null,
): Promise<DeletedUserWire[]> {
  const rows = await tx.query<Omit<DeletedUserWire, "deleted_datetime"> & { deleted_at: Date }>(DELETED, [
    contractId,
    now,
    userId,
  ]);
  return rows.map(({ deleted_at, ...row }) => ({ ...row, deleted_datetime: tokyoDateTime(deleted_at) }));
}

/**
 * Brings a deleted user back with the rights that he had, not stopped, and invites him: his password is gone, as are his saved conditions and mails.
 * @param userGroupId his group from now on; absent: the one that he was in
 * @returns a refusal where the id does not rest, or the group that he was in is gone
 */
export async function restoreUser(
  call: Administration,
  userId: string,
  userGroupId?: string,
): Promise<{ user_id: string; version: number } | Refusal<object>> {
  const { tx, actor, now, client } = call;
  const { contractId } = actor;
  await lockUsers(call);
  const key = { contract_id: contractId, user_id: userId };
  const [deleted] = await listDeletedUsers(tx, contractId, now, userId);
  const kept = deleted && (await tx.manager.findOneBy(DeletedUser, key))?.kept;
  if (!deleted || !kept) return new Refusal("NOT_RESTORABLE", {});
  const group = userGroupId ?? deleted.user_group_id;
  if (group === null || !(await holdsGroup(call, group))) {
    const message = "所属していたユーザーグループがありません。所属ユーザーグループを選んでください。";
    return new Refusal("INVALID_FIELDS", {}, [{ field: "user_group_id", message }], catalogue.INVALID_FIELDS.msgDetail);
  }
  const { provider_names: names, ...rights } = kept;
  const values = { ...rights, user_group_id: Number(group), name: deleted.name, login_stop_flag: false };
  await tx.manager.insert(AppUser, {
    ...key,
    ...values,
    password_hash: null,
    changed_by: actor.userId,
    changed_at: now,
  });
  if (names) await storeProviderNames(tx, contractId, userId, names);
  await demandRoom(tx, contractId);
  await tx.manager.delete(DeletedUser, key);
  await inviteUser(tx, userId, { contractId, actor: actor.userId, now });
  const detail = { user_id: userId, after: values };
  await audit(tx, { contractId, actor: actor.userId, action: "user.restore", detail, requestId: client.requestId });
  return { user_id: userId, version: 1 };
}
