import { Refusal } from "../../../http/envelope.ts";
import { audit } from "../../audit/audit.ts";
import { endMailOf } from "../../mail/mail-setting/end-mail.ts";
import { ApiToken } from "../api-token/api-token.entity.ts";
import { readProviderNames } from "../provisioning/provider-names.repository.ts";
import { AppUser, type KeptUser } from "./app-user.entity.ts";
import { keptOf } from "./restore-user.ts";
import { type Administration, demandUser, lockUsers } from "./user-lock.ts";

const REST = `
  INSERT INTO deleted_user (contract_id, user_id, name, deleted_at, kept) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (contract_id, user_id) DO UPDATE SET name = excluded.name, deleted_at = excluded.deleted_at, kept = excluded.kept`;

/**
 * Deletes a user (design section 13). His sessions, remembered sign-ins, tokens and known browsers go with his row, by foreign key, and
 * the tokens that he made for others end with him;
 * usage, audit and mails name him by his id and stay. The Admin who acts remains, so there is always one.
 * @returns a refusal where it is the Admin himself, or the user whom an office signs in as
 * @throws AppError NOT_FOUND, LOST_UPDATE
 */
export async function removeUser(
  call: Administration,
  userId: string,
  version?: number,
): Promise<Refusal<object> | null> {
  const { tx, actor, now, client } = call;
  const { contractId } = actor;
  await lockUsers(call);
  const user = await demandUser(call, userId, version);
  const { name, email } = user;
  if (userId === actor.userId) return new Refusal("OWN_ACCOUNT", {});
  if (await isOfOffice(call, userId)) return new Refusal("USER_OF_OFFICE", {});
  const names = await readProviderNames(tx, contractId, userId);
  const kept: KeptUser = { ...keptOf(user), ...(names && { provider_names: names }) };
  await tx.manager.delete(ApiToken, { contract_id: contractId, made_by: userId });
  await tx.manager.delete(AppUser, { contract_id: contractId, user_id: userId });
  await tx.query(REST, [contractId, userId, name, now, JSON.stringify(kept)]);
  const mail_setting_count = await endMailOf(tx, contractId, { userId, email });
  const detail = { user_id: userId, name, mail_setting_count };
  await audit(tx, { contractId, actor: actor.userId, action: "user.delete", detail, requestId: client.requestId });
  return null;
}

/** Without this user nobody could sign in by the contract's addresses. */
async function isOfOffice({ tx, actor }: Administration, userId: string): Promise<boolean> {
  const sql = "SELECT 1 FROM contract WHERE contract_id = $1 AND ip_login_user_id = $2";
  return (await tx.query(sql, [actor.contractId, userId])).length > 0;
}
