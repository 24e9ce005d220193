import type { FirstAdminForm } from "@kirinuki/schema/forms/first-admin-form.ts";
import { operatorActor } from "../../../access/operator-actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { catalogue, type ErrorName } from "../../../errors/catalogue.ts";
import { Refusal } from "../../../http/envelope.ts";
import { audit } from "../../audit/audit.ts";
import { CHANGED_PASSWORD, differenceOf } from "../../audit/difference.ts";
import { passwordOwner, refusedPassword } from "../../people/password/refused-password.ts";
import { hashPassword } from "../../people/session/password.ts";
import { AppUser } from "../../people/user/app-user.entity.ts";
import { inviteUser } from "../../people/user/invite-users.ts";
import { whyTaken } from "../../people/user/save-user.ts";
import { UserGroup, UserGroupLinkage } from "../../people/user/user-group.entity.ts";
import { lockUsersOf } from "../../people/user/user-lock.ts";
import { demandRoom } from "../../people/user/user-room.ts";
import type { OperatorCall } from "../contract-company/contract-company.service.ts";

/** Everything: who sets a contract up must see what its users will see. */
const RIGHTS = { user_authority: 1, mc_user_authority: 3, sc_user_authority: 5, theme_browsing: true } as const;
const GROUP_NAME = "管理部門";

interface Held {
  contract_id: number;
  contract_code: string;
}

/**
 * Makes the user by whom a contract begins, in a user group of its own where the contract has none. Without a password he gets a mail
 * with a link to choose one. Only for a contract without an Admin who can sign in: later users are the Admin's to make.
 * @throws AppError NOT_FOUND
 */
export async function makeFirstAdmin(
  call: OperatorCall,
  contractId: string,
  form: FirstAdminForm,
  now: Date,
): Promise<{ user_id: string } | Refusal<object>> {
  const { tx } = call;
  const contract = await holdContract(tx, contractId);
  const owner = await passwordOwner(tx, contract.contract_id, form.userId);
  const refused = form.password && (await refusedPassword(owner, form.password));
  if (refused) return refused;
  const passwordHash = form.password ? await hashPassword(form.password) : null;
  if (await hasAdmin(tx, contract.contract_id)) return new Refusal("HAS_ADMIN", {});
  const taken = await whyTaken({ tx, actor: { contractId: contract.contract_id }, now }, form.userId);
  if (taken) return refusedId(taken);
  const user_group_id = await groupOf(tx, contract.contract_id, form.userGroupName ?? GROUP_NAME);
  const { userId: user_id, email } = form;
  const name = form.name.trim();
  const { contract_id } = contract;
  await tx.manager.insert(AppUser, {
    contract_id,
    user_id,
    user_group_id,
    name,
    email,
    password_hash: passwordHash,
    ...RIGHTS,
  });
  await demandRoom(tx, contract_id);
  const after = { name, email, user_group_id, ...RIGHTS, ...(passwordHash !== null && CHANGED_PASSWORD.after) };
  const detail = { user_id, ...differenceOf(null, after) };
  const actor = operatorActor(call.operatorId);
  await audit(tx, { contractId: contract_id, actor, action: "user.first_admin", detail, requestId: call.requestId });
  if (passwordHash === null) await inviteUser(tx, user_id, { contractId: contract_id, actor, now });
  return { user_id };
}

async function holdContract(tx: Transaction, id: string): Promise<Held> {
  const [contract] = await tx.query<Held>(
    "SELECT contract_id, contract_code FROM contract WHERE contract_id = $1::bigint AND deleted_at IS NULL FOR SHARE",
    [id],
  );
  if (!contract) throw new AppError("NOT_FOUND");
  await lockUsersOf(tx, contract.contract_id);
  return contract;
}

async function hasAdmin(tx: Transaction, contractId: number): Promise<boolean> {
  const sql = "SELECT 1 FROM app_user WHERE contract_id = $1 AND user_authority = 1 AND NOT login_stop_flag LIMIT 1";
  return (await tx.query(sql, [contractId])).length > 0;
}

const refusedId = (error: ErrorName) =>
  new Refusal(error, {}, [{ field: "user_id", message: catalogue[error].msgDetail }]);

/** The contract's first group, or a new one with every source of the contract. */
async function groupOf(tx: Transaction, contract_id: number, user_group_name: string): Promise<number> {
  const [group] = await tx.query<{ user_group_id: number }>(
    "SELECT user_group_id FROM user_group WHERE contract_id = $1 ORDER BY user_group_id LIMIT 1",
    [contract_id],
  );
  if (group) return group.user_group_id;
  const inserted = await tx.manager.insert(UserGroup, { contract_id, user_group_name });
  const user_group_id: number = inserted.identifiers[0]?.user_group_id;
  const sources = await tx.query<{ data_section: number }>(
    "SELECT data_section FROM contract_linkage WHERE contract_id = $1",
    [contract_id],
  );
  await tx.manager.insert(
    UserGroupLinkage,
    sources.map(({ data_section }) => ({ contract_id, user_group_id, data_section })),
  );
  return user_group_id;
}
