import { catalogue } from "../../../errors/catalogue.ts";
import { Refusal } from "../../../http/envelope.ts";
import { checkForm } from "../../../http/validate.ts";
import { audit } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import { forgetUser } from "../session/remember.ts";
import type { ProviderNames } from "../user/app-user.entity.ts";
import { hasAdminBeside } from "../user/last-admin.ts";
import { freeUserId } from "../user/made-up-user.ts";
import { removeUser } from "../user/remove-user.ts";
import { REST_DAYS, saveUser } from "../user/save-user.ts";
import { UserBody } from "../user/user.form.ts";
import { lockUsers } from "../user/user-lock.ts";
import { demandMatch, type Provisioning } from "./provider-call.ts";
import { readProviderNames, storeProviderNames } from "./provider-names.repository.ts";
import { badRequest, notFound, refused, ScimError } from "./scim-error.ts";
import { waitingGroup } from "./scim-group.service.ts";
import { findNamed, findRestingName, readScimUser, type ScimUserRow, toState } from "./scim-user.read-model.ts";
import { addressFor, demandUserName, nameFor, type ScimUserState } from "./scim-user.ts";

const taken = (detail: string): ScimError => new ScimError(409, "uniqueness", detail);
const forbidden = (detail: string): ScimError => new ScimError(403, null, detail);

async function demandRow({ tx, actor }: Provisioning, id: string): Promise<ScimUserRow> {
  const row = await readScimUser(tx, actor.contractId, id);
  if (!row) throw notFound();
  return row;
}

/** The name must be nobody else's, nor that of a user who was deleted not long ago. @throws ScimError uniqueness */
async function demandFreeName(call: Provisioning, userName: string, except: string | null): Promise<void> {
  const { tx, actor, now } = call;
  if ((await findNamed(tx, actor.contractId, userName, except)) !== null)
    throw taken(catalogue.DUPLICATE_USER.msgDetail);
  if (await findRestingName(tx, actor.contractId, { userName, now, days: REST_DAYS }))
    throw taken(catalogue.RESTING_USER.msgDetail);
}

/**
 * Makes a user by the rules of the form of users: he has no password, is nobody's Admin, and waits in a group whose caps were made zero.
 * @throws ScimError
 */
export async function createScimUser(call: Provisioning, state: ScimUserState): Promise<ScimUserRow> {
  const userName = demandUserName(state);
  await lockUsers(call);
  await demandFreeName(call, userName, null);
  const userId = await idFor(call, userName);
  await save(call, state, {
    user_id: userId,
    user_group_id: await waitingGroup(call),
    user_authority: 0,
    login_stop_flag: state.active ? 0 : 1,
  });
  await keepNames(call, userId, state);
  return demandRow(call, userId);
}

const USER_ID = /^\w[\w.@+-]{4,19}$/;

/** The name itself where it is one of ours, so that one that rests is refused; else one like it. */
const idFor = async (call: Provisioning, userName: string): Promise<string> =>
  USER_ID.test(userName) ? userName : freeUserId(call, userName.split("@", 1)[0] ?? "");

/** What is to become of a user: all of it, or what a PATCH has changed. */
export async function changeScimUser(
  call: Provisioning,
  id: string,
  next: (before: ScimUserState) => ScimUserState,
): Promise<ScimUserRow> {
  await lockUsers(call);
  const row = await demandRow(call, id);
  demandMatch(call, row.version);
  const before = toState(row);
  const state = next(before);
  const userName = demandUserName(state);
  if (userName.toLowerCase() !== before.userName?.toLowerCase()) await demandFreeName(call, userName, id);
  if (JSON.stringify(state) === JSON.stringify(before)) return row;
  if (row.active && !state.active) await demandMayGo(call, row);
  await save(call, state, {
    user_id: id,
    version: row.version,
    ...(row.active !== state.active && { login_stop_flag: state.active ? 0 : 1 }),
  });
  await keepNames(call, id, state);
  if (row.active && !state.active) await endSignIns(call, id);
  return demandRow(call, id);
}

/** @throws ScimError where he keeps the contract's door open, and of whom the form of users says no */
export async function removeScimUser(call: Provisioning, id: string): Promise<void> {
  await lockUsers(call);
  const row = await demandRow(call, id);
  demandMatch(call, row.version);
  await demandMayGo(call, row);
  const refusal = await removeUser(call, id);
  if (refusal) throw refused(refusal);
}

/** No provider takes a contract its last Admin, its way back in, or the user of its own token. */
async function demandMayGo({ tx, actor }: Provisioning, { user_id, is_admin, active }: ScimUserRow): Promise<void> {
  if (user_id === actor.userId) throw forbidden("プロビジョニングのトークンのユーザーは、停止も削除もできません。");
  const keeper = await tx.query("SELECT 1 FROM password_keeper WHERE contract_id = $1 AND user_id = $2", [
    actor.contractId,
    user_id,
  ]);
  if (keeper.length > 0) throw forbidden("パスワードを残す管理者は、停止も削除もできません。");
  if (is_admin && active && !(await hasAdminBeside({ tx, actor }, [user_id])))
    throw forbidden(catalogue.LAST_ADMIN.msgDetail);
}

/** What the form of users calls a field, as a provider knows it. */
const ATTRIBUTES: Readonly<Record<string, string>> = { user_id: "userName", name: "displayName", email: "emails" };

async function save(call: Provisioning, state: ScimUserState, fields: Record<string, unknown>): Promise<void> {
  const email = addressFor(state);
  const given = { ...fields, name: nameFor(state, email), email, invitation_flag: 1 };
  const form = await checkForm(UserBody, given);
  if (Array.isArray(form)) {
    const words = form.map(({ field, message }) => `${ATTRIBUTES[field] ?? field}: ${message}`);
    throw badRequest("invalidValue", words.join(" "));
  }
  // He signs in at his provider; a link by which to set a password is an Admin's to send.
  form.invitationFlag = false;
  const saved = await saveUser(call, form);
  if (saved instanceof Refusal) throw refused(saved);
}

/** What the provider calls him, and in the trail what of it is new. */
async function keepNames({ tx, actor, client }: Provisioning, userId: string, state: ScimUserState): Promise<void> {
  const { contractId } = actor;
  const names: ProviderNames = {
    user_name: demandUserName(state),
    external_id: state.externalId,
    display_name: state.displayName,
    formatted_name: state.formatted,
    family_name: state.familyName,
    given_name: state.givenName,
  };
  const before = await readProviderNames(tx, contractId, userId);
  const { before: was, after } = differenceOf(before, names);
  await storeProviderNames(tx, contractId, userId, names);
  if (Object.keys(after).length === 0) return;
  const detail = { user_id: userId, before: was, after };
  await audit(tx, {
    contractId,
    actor: actor.userId,
    action: "provisioning.user",
    detail,
    requestId: client.requestId,
  });
}

/** Should he come back, nothing that he had open opens again. */
async function endSignIns({ tx, actor: { contractId } }: Provisioning, userId: string): Promise<void> {
  await tx.query("DELETE FROM session WHERE contract_id = $1 AND user_id = $2", [contractId, userId]);
  await tx.query("DELETE FROM remembered_device WHERE contract_id = $1 AND user_id = $2", [contractId, userId]);
  await tx.query("DELETE FROM password_reset WHERE contract_id = $1 AND user_id = $2 AND used_at IS NULL", [
    contractId,
    userId,
  ]);
  await forgetUser(tx, contractId, userId);
}
