import type { Transaction } from "../../../db/tenant.ts";
import { forgetOtherBrowsers, ofUser } from "../session/known-browser.ts";
import { forgetUser } from "../session/remember.ts";
import { AppUser } from "../user/app-user.entity.ts";
import { rememberUserPassword } from "./former-passwords.ts";

/** Where a change of password is made. */
interface Kept {
  session: Buffer;
  browser: string | undefined;
}

interface NewPassword {
  contractId: number;
  userId: string;
  passwordHash: string;
  keep: Kept | null;
}

/** Stores a new password. It ends the user's other sessions, remembered sign-ins, known browsers, open reset links and invitation. */
export async function storePassword(
  tx: Transaction,
  { contractId, userId, passwordHash, keep }: NewPassword,
): Promise<void> {
  await rememberUserPassword(tx, contractId, userId);
  await tx.manager.update(AppUser, { contract_id: contractId, user_id: userId }, { password_hash: passwordHash });
  await tx.query("DELETE FROM session WHERE contract_id = $1 AND user_id = $2 AND token_hash IS DISTINCT FROM $3", [
    contractId,
    userId,
    keep?.session ?? null,
  ]);
  await tx.query("DELETE FROM password_reset WHERE contract_id = $1 AND user_id = $2 AND used_at IS NULL", [
    contractId,
    userId,
  ]);
  await tx.query("DELETE FROM user_invitation WHERE contract_id = $1 AND user_id = $2", [contractId, userId]);
  await forgetUser(tx, contractId, userId);
  await forgetOtherBrowsers(tx, ofUser(contractId, userId), keep?.browser);
}
