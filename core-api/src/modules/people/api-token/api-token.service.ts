import type { ApiTokenForm } from "@kirinuki/schema/forms/api-token-form.ts";
import { hashToken, newToken, writeSessionCookie } from "../../../access/token.ts";
import { intKey } from "../../../db/int-key.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields, refusedField } from "../../../errors/app-error.ts";
import { addDays, parseDay, tokyoDay } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import { AppUser } from "../user/app-user.entity.ts";
import { ApiToken } from "./api-token.entity.ts";

/** Who gives or takes a token, for the audit. */
export interface TokenKeeper {
  contractId: number;
  /** user_id, or `operator:<id>`. */
  actor: string;
  requestId?: string;
}

/** The moment at which a day of Tokyo is over. */
const endOfDay = (day: string): Date => new Date(`${addDays(day, 1)}T00:00:00+09:00`);

/** Tokens of a contract, newest first. */
export const listApiTokens = (tx: Transaction, contractId: number): Promise<ApiToken[]> =>
  tx.manager.find(ApiToken, { where: { contract_id: contractId }, order: { api_token_id: "DESC" } });

/** Makes a token that calls as one user; what is answered is the only copy of it. @throws AppError naming the field */
export async function createApiToken(
  tx: Transaction,
  keeper: TokenKeeper,
  form: ApiTokenForm,
  now: Date,
): Promise<{ id: string; token: string }> {
  const { contractId, ...by } = keeper;
  const lastDay = form.expiresAt ? parseDay(form.expiresAt) : null;
  if (lastDay !== null && lastDay < tokyoDay(now))
    throw invalidFields([{ field: "expires_at", message: "有効期限には今日以降の日付を指定してください。" }]);
  if (!(await tx.manager.existsBy(AppUser, { contract_id: contractId, user_id: form.userId })))
    throw refusedField("UNKNOWN_USER", "user_id");
  const token = newToken();
  const { identifiers } = await tx.manager.insert(ApiToken, {
    contract_id: contractId,
    token_hash: hashToken(token),
    user_id: form.userId,
    token_name: form.tokenName,
    created_at: now,
    expires_at: lastDay === null ? null : endOfDay(lastDay),
  });
  const id = String(identifiers[0]?.api_token_id);
  await audit(tx, { contractId, ...by, action: "api_token.create", detail: { id, user_id: form.userId } });
  return { id, token: writeSessionCookie({ contractId, token }) };
}

/** Revokes a token immediately. @throws AppError NOT_FOUND */
export async function revokeApiToken(tx: Transaction, keeper: TokenKeeper, id: string): Promise<void> {
  const { contractId, ...by } = keeper;
  const gone = await tx.manager.delete(ApiToken, { contract_id: contractId, api_token_id: intKey(id) });
  if (gone.affected !== 1) throw new AppError("NOT_FOUND");
  await audit(tx, { contractId, ...by, action: "api_token.revoke", detail: { id } });
}
