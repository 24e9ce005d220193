import { IsNull, MoreThan } from "typeorm";
import type { Actor } from "../../../access/actor.ts";
import { hashToken, readSessionCookie } from "../../../access/token.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { Refusal } from "../../../http/envelope.ts";
import { audit } from "../../audit/audit.ts";
import type { Parts } from "../../parts.ts";
import type { ClientInfo } from "../session/client-info.ts";
import { hashPassword, verifyPassword } from "../session/password.ts";
import { countPasswordChange, forgetGuesses, type GuessedAccount } from "../session/throttle.ts";
import { AppUser } from "../user/app-user.entity.ts";
import { PasswordReset } from "./password-reset.entity.ts";
import { storePassword } from "./store-password.ts";

export interface ResetUser {
  contract_code: string;
  user_id: string;
}

// A new password, by the old one or by a mailed link, ends every other session, remembered and known browser of the user.

type PasswordParts = Pick<Parts, "scope" | "clock">;

/** Whose link it is. Only looks: a mail scanner that opens the link spends nothing. */
export async function userOfResetLink(parts: PasswordParts, key: string): Promise<ResetUser | Refusal<object>> {
  const read = readSessionCookie(key);
  if (!read) return new Refusal("RESET_LINK_INVALID", {});
  return parts.scope.forContract(read.contractId, "read", async (tx) => {
    const reset = await findOpen(parts, tx, read.contractId, read.token);
    if (!reset) return new Refusal("RESET_LINK_INVALID", {});
    return { contract_code: await contractCode(tx, read.contractId), user_id: reset.user_id };
  });
}

/** Spends the link. The account's failed sign-ins are forgotten: this is the way back after a lock-out. */
export async function setPasswordByLink(
  parts: PasswordParts,
  key: string,
  password: string,
  client: ClientInfo,
): Promise<Record<string, never> | Refusal<object>> {
  const read = readSessionCookie(key);
  if (!read) return new Refusal("RESET_LINK_INVALID", {});
  const { contractId } = read;
  const passwordHash = await hashPassword(password);
  const done = await parts.scope.forContract(contractId, "write", async (tx): Promise<ResetUser | Refusal<object>> => {
    const reset = await findOpen(parts, tx, contractId, read.token);
    if (!reset) return new Refusal("RESET_LINK_INVALID", {});
    const user = await tx.manager.findOneByOrFail(AppUser, { contract_id: contractId, user_id: reset.user_id });
    if (user.pass_change_stop_flag) return new Refusal("PASSWORD_CHANGE_STOPPED", {});
    // Two submissions at once: the second finds the row spent.
    const spent = await tx.manager.update(
      PasswordReset,
      { contract_id: contractId, key_hash: reset.key_hash, used_at: IsNull() },
      { used_at: parts.clock.now() },
    );
    if (spent.affected !== 1) return new Refusal("RESET_LINK_INVALID", {});
    await storePassword(tx, { contractId, userId: reset.user_id, passwordHash, keep: null });
    await audit(tx, {
      contractId,
      actor: reset.user_id,
      action: "password.reset",
      detail: { address: client.address },
      requestId: client.requestId,
    });
    return { contract_code: await contractCode(tx, contractId), user_id: reset.user_id };
  });
  if (done instanceof Refusal) return done;
  await forgetGuesses(parts.scope, ["user", done.contract_code, done.user_id], client.address);
  return {};
}

/** By the password that holds now; the session it is done in stays. @throws AppError LOGIN_BLOCKED after too many wrong ones */
export async function setPasswordByOldOne(
  { scope, clock }: PasswordParts,
  actor: Actor,
  { current, password }: { current: string; password: string },
  client: ClientInfo,
): Promise<Record<string, never> | Refusal<object>> {
  const { contractId, contractCode: code, userId } = actor;
  const account: GuessedAccount = ["user", code, userId];
  const user = await scope.forContract(contractId, "read", (tx) =>
    tx.manager.findOneByOrFail(AppUser, { contract_id: contractId, user_id: userId }),
  );
  if (user.pass_change_stop_flag) return new Refusal("PASSWORD_CHANGE_STOPPED", {});
  const guess = await countPasswordChange(scope, account, clock.now());
  if (!(await verifyPassword(user.password_hash, current))) {
    return new Refusal("WRONG_PASSWORD", {}, [
      { field: "current_password", message: "現在のパスワードが正しくありません。" },
    ]);
  }
  const passwordHash = await hashPassword(password);
  await scope.forContract(contractId, "write", async (tx) => {
    await storePassword(tx, {
      contractId,
      userId,
      passwordHash,
      keep: { session: actor.sessionTokenHash, browser: client.browserCookie },
    });
    await audit(tx, {
      contractId,
      actor: userId,
      action: "password.change",
      detail: { address: client.address },
      requestId: client.requestId,
    });
  });
  await guess.succeeded();
  await forgetGuesses(scope, account, client.address);
  return {};
}

function findOpen(
  { clock }: PasswordParts,
  tx: Transaction,
  contractId: number,
  token: string,
): Promise<PasswordReset | null> {
  return tx.manager.findOneBy(PasswordReset, {
    contract_id: contractId,
    key_hash: hashToken(token),
    used_at: IsNull(),
    expires_at: MoreThan(clock.now()),
  });
}

async function contractCode(tx: Transaction, contractId: number): Promise<string> {
  const [row] = await tx.query<{ contract_code: string }>("SELECT contract_code FROM contract WHERE contract_id = $1", [
    contractId,
  ]);
  return row?.contract_code ?? "";
}
