import type { UserForm } from "@kirinuki/schema/forms/user-form.ts";
import type { SealedTexts } from "../../../db/sealed-text.ts";
import { AppError } from "../../../errors/app-error.ts";
import { catalogue, type ErrorName } from "../../../errors/catalogue.ts";
import { Refusal } from "../../../http/envelope.ts";
import { audit } from "../../audit/audit.ts";
import { noticesOfSave, tellUsers } from "../account-notice/tell-users.ts";
import { passwordOwner, refusedPassword } from "../password/refused-password.ts";
import { storePassword } from "../password/store-password.ts";
import { hashPassword } from "../session/password.ts";
import { AppUser } from "./app-user.entity.ts";
import { inviteUser } from "./invite-users.ts";
import { hasAdminBeside } from "./last-admin.ts";
import { type Administration, demandUser, holdsGroup, lockUsers } from "./user-lock.ts";
import { demandRoom } from "./user-room.ts";
import { changeOf, type UserChange, type UserValues, valuesOf } from "./user-values.ts";

export interface SavingUser extends Administration {
  sealedTexts: SealedTexts;
}

/** For so long nobody else gets the id of a deleted user (design section 13), and he can be brought back. */
export const REST_DAYS = 400;

const refusal = (error: ErrorName, field: string) =>
  new Refusal(error, {}, [{ field, message: catalogue[error].msgDetail }]);

/**
 * Without a version the user is new; with one, the user of that id is changed.
 * @returns a refusal where the id is taken or rests, or where no Admin would be left
 * @throws AppError NOT_FOUND for a user or group that is not the contract's; LOST_UPDATE
 */
export async function saveUser(
  call: SavingUser,
  form: UserForm,
): Promise<{ user_id: string; version: number } | Refusal<object>> {
  // Before the lock: both take long.
  const refused = form.password && (await refusedFor(call, form));
  if (refused) return refused;
  const passwordHash = form.password ? await hashPassword(form.password) : null;
  await lockUsers(call);
  const existing = form.version === undefined ? null : await demandUser(call, form.userId, form.version);
  const taken = existing ? null : await whyTaken(call, form.userId);
  if (taken) return refusal(taken, "user_id");
  const values = valuesOf(form);
  if (values.user_group_id !== undefined && !(await holdsGroup(call, String(values.user_group_id))))
    throw new AppError("NOT_FOUND");
  const lost = existing && lostAdminField(existing, values);
  if (existing && lost && !(await hasAdminBeside(call, [existing.user_id]))) return refusal("LAST_ADMIN", lost);
  const isInvited = form.invitationFlag === true && passwordHash === null;
  if (isInvited && existing && existing.password_hash !== null) return refusal("HAS_PASSWORD", "invitation_flag");
  const version = await store(call, form, { existing, values, passwordHash });
  if (!existing) await demandRoom(call.tx, call.actor.contractId);
  await note(call, form, { ...changeOf(existing, values), isInvited });
  if (existing) await tell(call, existing, form);
  if (isInvited)
    await inviteUser(call.tx, form.userId, {
      contractId: call.actor.contractId,
      actor: call.actor.userId,
      now: call.now,
    });
  return { user_id: form.userId, version };
}

/** Of a new user, no other's hashes are looked at: whoever has the id that is asked for is not told of. */
async function refusedFor({ tx, actor }: SavingUser, form: UserForm) {
  const owner = await passwordOwner(tx, actor.contractId, form.userId);
  const hashes = form.version === undefined ? [] : owner.hashes;
  return refusedPassword({ ...owner, hashes }, form.password ?? "");
}

const tell = (
  { tx, actor, now, client }: SavingUser,
  existing: AppUser,
  { password, email }: UserForm,
): Promise<void> =>
  tellUsers(
    tx,
    { contractId: actor.contractId, now, client },
    noticesOfSave({
      userId: existing.user_id,
      emailBefore: existing.email,
      email: email ?? undefined,
      hasNewPassword: Boolean(password),
      by: existing.user_id === actor.userId ? "self" : "admin",
    }),
  );

/** Why an id can't be had by a new user; null where it can. */
export async function whyTaken(
  { tx, actor, now }: Pick<Administration, "tx" | "now"> & { actor: Pick<Administration["actor"], "contractId"> },
  userId: string,
): Promise<ErrorName | null> {
  const key = { contract_id: actor.contractId, user_id: userId };
  if (await tx.manager.existsBy(AppUser, key)) return "DUPLICATE_USER";
  const resting = await tx.query(
    `SELECT 1 FROM deleted_user WHERE contract_id = $1 AND user_id = $2
       AND deleted_at > $3::timestamptz - make_interval(days => $4)`,
    [actor.contractId, userId, now, REST_DAYS],
  );
  return resting.length > 0 ? "RESTING_USER" : null;
}

/** By which field somebody who administers now would no longer do so; null where he goes on. */
export function lostAdminField(existing: AppUser, values: UserValues): string | null {
  if (existing.user_authority !== 1 || existing.login_stop_flag) return null;
  if (values.user_authority !== undefined && values.user_authority !== 1) return "user_authority";
  return values.login_stop_flag ? "login_stop_flag" : null;
}

interface Storing {
  existing: AppUser | null;
  values: UserValues;
  passwordHash: string | null;
}

/** @returns the version that it has now */
async function store(call: SavingUser, form: UserForm, { existing, values, passwordHash }: Storing): Promise<number> {
  const { tx, actor, client } = call;
  const { contractId } = actor;
  const key = { contract_id: contractId, user_id: form.userId };
  const kept = {
    ...values,
    ...externalPassword(call, form),
    changed_by: actor.userId,
    changed_at: call.now,
  };
  if (!existing) {
    await tx.manager.insert(AppUser, {
      ...key,
      ...kept,
      ...(passwordHash !== null && { password_hash: passwordHash }),
    });
    return 1;
  }
  const version = existing.version + 1;
  await tx.manager.update(AppUser, key, { ...kept, version });
  if (passwordHash !== null) {
    const isOwn = form.userId === actor.userId;
    const keep = isOwn ? { session: actor.sessionTokenHash, browser: client.browserCookie } : null;
    await storePassword(tx, { contractId, userId: form.userId, passwordHash, keep });
  }
  return version;
}

/** The place that the external password of a user is sealed for. */
export const externalPasswordPlace = (contractId: number, userId: string): string =>
  `app_user.sc_user_pw/${contractId}/${userId}`;

function externalPassword(
  { actor, sealedTexts }: SavingUser,
  { userId, scUserPw }: UserForm,
): Pick<AppUser, "sc_user_pw"> | null {
  if (scUserPw === undefined) return null;
  const place = externalPasswordPlace(actor.contractId, userId);
  return { sc_user_pw: scUserPw === null ? null : sealedTexts.seal(scUserPw, place) };
}

/** Of passwords only that they were changed. */
async function note(
  { tx, actor, client }: SavingUser,
  form: UserForm,
  { before, after, isInvited }: UserChange & { isInvited: boolean },
): Promise<void> {
  const secrets = {
    ...(form.password && { password: "changed" }),
    ...(form.scUserPw !== undefined && { sc_user_pw: form.scUserPw === null ? "" : "changed" }),
    ...(isInvited && { invitation: "sent" }),
  };
  const detail = { user_id: form.userId, before, after: { ...after, ...secrets } };
  const { contractId, userId } = actor;
  await audit(tx, { contractId, actor: userId, action: "user.save", detail, requestId: client.requestId });
}
