import { MOST_PASSKEYS } from "@kirinuki/schema/second-factor.ts";
import type { UserAction } from "@kirinuki/schema/user-log-labels.ts";
import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import type { AccountContent } from "../../../mail/message-content.ts";
import { audit } from "../../audit/audit.ts";
import type { Parts } from "../../parts.ts";
import { tellUsers } from "../account-notice/tell-users.ts";
import type { ClientInfo } from "../session/client-info.ts";
import { verifyPassword } from "../session/password.ts";
import { forgetUser } from "../session/remember.ts";
import { countPasswordChange } from "../session/throttle.ts";
import { replaceRecoveryCodes, secretPlace } from "./codes.ts";
import type { FactorOwner } from "./factor-owner.ts";
import { beginPasskey, verifyNewPasskey } from "./passkey.ts";
import { forgetDevices } from "./remembered-device.ts";
import { enrolmentUri, newSecret, plainCode, stepOf } from "./totp.ts";

// A user's own second factor: begun by the password, taken by an answer of it. Every change ends what was signed in elsewhere.

type FactorParts = Pick<Parts, "scope" | "clock" | "sealedTexts" | "config">;

/** A change in the transaction of its call. */
export interface FactorCall {
  tx: Transaction;
  actor: Actor;
  client: ClientInfo;
  now: Date;
}

const ownerOf = ({ contractId, userId }: Actor): FactorOwner => ({ contractId, userId });

const APP = "認証アプリ";
const PASSKEY = "パスキー";

/** @returns a refusal where it is not the user's password. @throws AppError LOGIN_BLOCKED after too many wrong ones */
export async function provePassword(
  { scope, clock }: FactorParts,
  { contractId, contractCode, userId }: Actor,
  password: string,
): Promise<Refusal<object> | null> {
  const [user] = await scope.forContract(contractId, "read", (tx) =>
    tx.query<{ password_hash: string | null }>(
      "SELECT password_hash FROM app_user WHERE contract_id = $1 AND user_id = $2",
      [contractId, userId],
    ),
  );
  const guess = await countPasswordChange(scope, ["user", contractCode, userId], clock.now());
  if (!(await verifyPassword(user?.password_hash ?? null, password)))
    return new Refusal("WRONG_PASSWORD", {}, [{ field: "password", message: "パスワードが正しくありません。" }]);
  await guess.succeeded();
  return null;
}

/** A new secret for the user's app. An app that he has stays good until a code of the new one was typed. */
export async function beginAuthenticator(
  { sealedTexts }: FactorParts,
  { tx, actor }: FactorCall,
): Promise<{ secret: string; uri: string }> {
  const owner = ownerOf(actor);
  const secret = newSecret();
  await tx.query(
    `INSERT INTO user_authenticator (contract_id, user_id, pending_secret) VALUES ($1, $2, $3)
     ON CONFLICT (contract_id, user_id) DO UPDATE SET pending_secret = excluded.pending_secret`,
    [owner.contractId, owner.userId, sealedTexts.seal(secret, secretPlace(owner))],
  );
  return { secret, uri: enrolmentUri(secret, `${actor.contractCode}/${actor.userId}`) };
}

/** Takes the app by one of its codes. @returns recovery codes where it is the first factor; else none */
export async function confirmAuthenticator(
  { sealedTexts }: FactorParts,
  call: FactorCall,
  code: string,
): Promise<string[] | Refusal<object>> {
  const { tx, now } = call;
  const owner = ownerOf(call.actor);
  const values = [owner.contractId, owner.userId];
  const [kept] = await tx.query<{ pending_secret: Buffer | null }>(
    "SELECT pending_secret FROM user_authenticator WHERE contract_id = $1 AND user_id = $2 FOR UPDATE",
    values,
  );
  if (!kept?.pending_secret) throw new AppError("NOT_FOUND");
  const step = stepOf(sealedTexts.open(kept.pending_secret, secretPlace(owner)), plainCode(code), now);
  if (step === null)
    return new Refusal("SECOND_STEP_WRONG", {}, [{ field: "code", message: "確認コードが正しくありません。" }]);
  await tx.query(
    `UPDATE user_authenticator SET secret = pending_secret, pending_secret = NULL, confirmed_at = $3, last_step = $4
     WHERE contract_id = $1 AND user_id = $2`,
    [...values, now, step],
  );
  return taken(call, APP);
}

/** What the browser makes a passkey by. @returns a refusal where the user has as many as one may have */
export async function offerPasskey(
  { config }: FactorParts,
  { tx, actor, now }: FactorCall,
): Promise<{ options: string } | Refusal<object>> {
  const owner = ownerOf(actor);
  const [held] = await tx.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM user_passkey WHERE contract_id = $1 AND user_id = $2",
    [owner.contractId, owner.userId],
  );
  if ((held?.n ?? 0) >= MOST_PASSKEYS) return new Refusal("TOO_MANY_PASSKEYS", {});
  return { options: await beginPasskey(tx, owner, { config, name: actor.name, now }) };
}

/** Takes a passkey. @returns recovery codes where it is the first factor; else none */
export async function addPasskey(
  { config }: FactorParts,
  call: FactorCall,
  { passkeyName, answer }: { passkeyName: string; answer: string },
): Promise<string[] | Refusal<object>> {
  const { tx, now } = call;
  const owner = ownerOf(call.actor);
  const passkey = await verifyNewPasskey(tx, owner, { config, text: answer, now });
  const added =
    passkey &&
    (await tx.query(
      `WITH added AS (
         INSERT INTO user_passkey (contract_id, credential_id, user_id, passkey_name, public_key, sign_count, transports, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING 1)
       SELECT * FROM added`,
      [
        ...[owner.contractId, passkey.credential_id, owner.userId, passkeyName.trim(), passkey.public_key],
        ...[passkey.sign_count, passkey.transports, now],
      ],
    ));
  if (!added || added.length === 0)
    return new Refusal("SECOND_STEP_WRONG", {}, [
      { field: "answer", message: "パスキーを登録できませんでした。もう一度お試しください。" },
    ]);
  return taken(call, PASSKEY);
}

/** A factor more: whatever was signed in without it ends. */
async function taken(call: FactorCall, name: string): Promise<string[]> {
  const { tx, actor } = call;
  const [codes] = await tx.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM user_recovery_code WHERE contract_id = $1 AND user_id = $2",
    [actor.contractId, actor.userId],
  );
  await endElsewhere(tx, ownerOf(actor), actor.sessionTokenHash);
  await note(call, "second_factor.set", { method: name });
  await tell(call, { event: "factor_set", name });
  return codes?.n === 0 ? replaceRecoveryCodes(tx, ownerOf(actor)) : [];
}

/** Ends other sessions, remembered sign-ins and remembered devices. */
async function endElsewhere(tx: Transaction, owner: FactorOwner, keep: Buffer | null): Promise<void> {
  const { contractId, userId } = owner;
  await tx.query("DELETE FROM session WHERE contract_id = $1 AND user_id = $2 AND token_hash IS DISTINCT FROM $3", [
    ...[contractId, userId, keep],
  ]);
  await forgetUser(tx, contractId, userId);
  await forgetDevices(tx, owner);
}

/** Which factor goes: the app, or a passkey by its id. */
export type Removal = { passkeyId: string | null };

/** @returns a refusal where it is the last one and the contract demands one. @throws AppError NOT_FOUND */
export async function removeFactor(
  call: FactorCall,
  { passkeyId }: Removal,
): Promise<Record<string, never> | Refusal<object>> {
  const { tx, actor } = call;
  const owner = ownerOf(actor);
  const values = [owner.contractId, owner.userId];
  const held = await heldFactors(tx, owner);
  const isLast = held.passkeys.length + (held.hasAuthenticator ? 1 : 0) === 1;
  if (passkeyId === null ? !held.hasAuthenticator : !held.passkeys.includes(passkeyId)) throw new AppError("NOT_FOUND");
  if (isLast && held.isDemanded) return new Refusal("SECOND_FACTOR_KEPT", {});
  if (passkeyId === null)
    await tx.query("DELETE FROM user_authenticator WHERE contract_id = $1 AND user_id = $2", values);
  else
    await tx.query("DELETE FROM user_passkey WHERE contract_id = $1 AND user_id = $2 AND credential_id = $3", [
      ...[...values, passkeyId],
    ]);
  if (isLast) await tx.query("DELETE FROM user_recovery_code WHERE contract_id = $1 AND user_id = $2", values);
  await endElsewhere(tx, owner, actor.sessionTokenHash);
  const name = passkeyId === null ? APP : PASSKEY;
  await note(call, "second_factor.remove", { method: name });
  await tell(call, { event: "factor_removed", name });
  return {};
}

interface HeldFactors {
  hasAuthenticator: boolean;
  passkeys: string[];
  isDemanded: boolean;
}

/** Two removals at once leave one: the user's row is locked. */
async function heldFactors(tx: Transaction, { contractId, userId }: FactorOwner): Promise<HeldFactors> {
  await tx.query("SELECT 1 FROM app_user WHERE contract_id = $1 AND user_id = $2 FOR NO KEY UPDATE", [
    contractId,
    userId,
  ]);
  const [held] = await tx.query<HeldFactors>(
    `SELECT EXISTS (SELECT 1 FROM user_authenticator a WHERE a.contract_id = $1 AND a.user_id = $2 AND a.secret IS NOT NULL) AS "hasAuthenticator",
       ARRAY(SELECT credential_id FROM user_passkey p WHERE p.contract_id = $1 AND p.user_id = $2) AS passkeys,
       is_second_factor_demanded(c.second_factor_demand, u.user_authority) AS "isDemanded"
     FROM app_user u JOIN contract c USING (contract_id) WHERE u.contract_id = $1 AND u.user_id = $2`,
    [contractId, userId],
  );
  if (!held) throw new AppError("SIGNED_OUT");
  return held;
}

/** New recovery codes; those before are good no more. @throws AppError NOT_FOUND where the user has no factor */
export async function renewRecoveryCodes(call: FactorCall): Promise<string[]> {
  const { hasAuthenticator, passkeys } = await heldFactors(call.tx, ownerOf(call.actor));
  if (!hasAuthenticator && passkeys.length === 0) throw new AppError("NOT_FOUND");
  const codes = await replaceRecoveryCodes(call.tx, ownerOf(call.actor));
  await note(call, "second_factor.codes", {});
  return codes;
}

/** By whom a user's factors are reset. */
export interface Resetting {
  tx: Transaction;
  /** user_id, or `operator:<id>`. */
  actor: string;
  by: "admin" | "operator";
  requestId: string;
  now: Date;
}

/**
 * Takes every factor of a user away, for whoever lost them: he signs in with the password alone, and where the contract demands one he
 * sets it up anew. He is signed out everywhere and told by mail.
 * @throws AppError NOT_FOUND where he has none
 */
export async function resetFactors({ tx, actor, by, requestId, now }: Resetting, owner: FactorOwner): Promise<void> {
  const { contractId, userId } = owner;
  const { hasAuthenticator, passkeys } = await heldFactors(tx, owner).catch(() => ({
    hasAuthenticator: false,
    passkeys: [],
  }));
  if (!hasAuthenticator && passkeys.length === 0) throw new AppError("NOT_FOUND");
  for (const table of ["user_authenticator", "user_passkey", "user_recovery_code", "passkey_challenge"])
    await tx.query(`DELETE FROM ${table} WHERE contract_id = $1 AND user_id = $2`, [contractId, userId]);
  await endElsewhere(tx, owner, null);
  const detail = {
    user_id: userId,
    before: { authenticator: hasAuthenticator, passkeys: passkeys.length },
    after: { authenticator: false, passkeys: 0 },
  };
  await audit(tx, { contractId, actor, action: "second_factor.reset", detail, requestId });
  await tellUsers(tx, { contractId, now, client: null }, [{ userId, event: "factor_reset", by }]);
}

const note = ({ tx, actor, client }: FactorCall, action: UserAction, detail: Record<string, unknown>): Promise<void> =>
  audit(tx, {
    ...{ contractId: actor.contractId, actor: actor.userId, action, requestId: client.requestId },
    detail: { ...detail, address: client.address },
  });

const tell = (
  { tx, actor, client, now }: FactorCall,
  { event, name }: Pick<AccountContent, "event" | "name">,
): Promise<void> =>
  tellUsers(tx, { contractId: actor.contractId, now, client }, [
    { userId: actor.userId, event, by: "self", ...(name !== undefined && { name }) },
  ]);
