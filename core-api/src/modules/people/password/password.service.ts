import type { Actor } from "../../../access/actor.ts";
import { readSessionCookie } from "../../../access/token.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { Refusal } from "../../../http/envelope.ts";
import { audit } from "../../audit/audit.ts";
import type { Parts } from "../../parts.ts";
import { tellUsers } from "../account-notice/tell-users.ts";
import type { ClientInfo } from "../session/client-info.ts";
import { hashPassword, verifyPassword } from "../session/password.ts";
import { countPasswordChange, forgetGuesses, type GuessedAccount } from "../session/throttle.ts";
import { AppUser } from "../user/app-user.entity.ts";
import { findLink, spendLink } from "./open-link.ts";
import { passwordOwner, refusedPassword } from "./refused-password.ts";
import { storePassword } from "./store-password.ts";

export interface ResetUser {
  contract_code: string;
  user_id: string;
}

/** Whose link it is, and whether it is of an invitation: then he has no password yet. */
export interface LinkUser extends ResetUser {
  invitation_flag: number;
}

const invalid = () => new Refusal("RESET_LINK_INVALID", {});
const over = () => new Refusal("INVITATION_OVER", {});

// A new password, by the old one or by a mailed link, ends every other session, remembered and known browser of the user.

type PasswordParts = Pick<Parts, "scope" | "clock">;

/** Whose link it is. Only looks: a mail scanner that opens the link spends nothing. */
export async function userOfLink({ scope, clock }: PasswordParts, key: string): Promise<LinkUser | Refusal<object>> {
  const read = readSessionCookie(key);
  if (!read) return invalid();
  return scope.forContract(read.contractId, "read", async (tx) => {
    const link = await findLink(tx, read.contractId, read.token, clock.now());
    if (!link) return invalid();
    if (link.is_over) return over();
    const contract_code = await contractCode(tx, read.contractId);
    return { contract_code, user_id: link.user_id, invitation_flag: link.kind === "invitation" ? 1 : 0 };
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
  if (!read) return invalid();
  const { contractId, token } = read;
  const now = parts.clock.now();
  const owner = await parts.scope.forContract(contractId, "read", async (tx) => {
    const link = await findLink(tx, contractId, token, now);
    return link && passwordOwner(tx, contractId, link.user_id);
  });
  const refused = owner && (await refusedPassword(owner, password));
  if (refused) return refused;
  const passwordHash = await hashPassword(password);
  const done = await parts.scope.forContract(contractId, "write", async (tx): Promise<ResetUser | Refusal<object>> => {
    const link = await findLink(tx, contractId, token, now);
    if (!link) return invalid();
    if (link.is_over) return over();
    const user = await tx.manager.findOneByOrFail(AppUser, { contract_id: contractId, user_id: link.user_id });
    // Whoever may not change his password may still set the first one.
    if (user.pass_change_stop_flag && link.kind === "reset") return new Refusal("PASSWORD_CHANGE_STOPPED", {});
    if (!(await spendLink(tx, contractId, { kind: link.kind, token }, now))) return invalid();
    await storePassword(tx, { contractId, userId: link.user_id, passwordHash, keep: null });
    await audit(tx, {
      contractId,
      actor: link.user_id,
      action: link.kind === "reset" ? "password.reset" : "user.accept",
      detail: { address: client.address },
      requestId: client.requestId,
    });
    if (link.kind === "reset") await tellOfPassword(tx, { contractId, userId: link.user_id, now, client });
    return { contract_code: await contractCode(tx, contractId), user_id: link.user_id };
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
  const owner = await scope.forContract(contractId, "read", (tx) => passwordOwner(tx, contractId, userId));
  const refused = await refusedPassword(owner, password);
  if (refused) {
    await guess.succeeded();
    return refused;
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
    await tellOfPassword(tx, { contractId, userId, now: clock.now(), client });
  });
  await guess.succeeded();
  await forgetGuesses(scope, account, client.address);
  return {};
}

const tellOfPassword = (
  tx: Transaction,
  { contractId, userId, now, client }: { contractId: number; userId: string; now: Date; client: ClientInfo },
): Promise<void> => tellUsers(tx, { contractId, now, client }, [{ userId, event: "password", by: "self" }]);

async function contractCode(tx: Transaction, contractId: number): Promise<string> {
  const [row] = await tx.query<{ contract_code: string }>("SELECT contract_code FROM contract WHERE contract_id = $1", [
    contractId,
  ]);
  return row?.contract_code ?? "";
}
