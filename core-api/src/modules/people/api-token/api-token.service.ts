import type { AddressSpan } from "@kirinuki/schema/address-span.ts";
import { readSpanRows } from "@kirinuki/schema/address-spans.ts";
import type { ApiTokenForm } from "@kirinuki/schema/forms/api-token-form.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import { DEFAULT_TOKEN_SCOPES, LONE_SCOPE, type TokenScope } from "@kirinuki/schema/token-scopes.ts";
import { hashToken, newToken, writeApiToken } from "../../../access/token.ts";
import { endOfDay, lastDayOf } from "../../../access/token-life.ts";
import { intKey } from "../../../db/int-key.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields, refusedField } from "../../../errors/app-error.ts";
import { audit } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import { tellUsers } from "../account-notice/tell-users.ts";
import type { ClientInfo } from "../session/client-info.ts";
import { AppUser } from "../user/app-user.entity.ts";
import { ApiToken } from "./api-token.entity.ts";

/** Who gives or takes a token, for the audit. */
export interface TokenKeeper {
  contractId: number;
  /** user_id, or `operator:<id>`. */
  actor: string;
  /** The Admin with whom the token ends; null for an operator. */
  madeBy: string | null;
  requestId?: string;
  /** Where the call came from; null for an operator. */
  client: ClientInfo | null;
}

/** A token without its secret. */
export interface KeptToken extends Omit<ApiToken, "contract_id" | "token_hash"> {
  /** From where it may be used; none: from anywhere that its user may sign in. */
  address_ranges: string[];
}

const LIST = `
  SELECT api_token_id, user_id, token_name, created_at, expires_at, last_used_at, scopes, purpose, made_by,
    ARRAY(SELECT written_span(a.addresses) FROM api_token_address a
      WHERE a.contract_id = t.contract_id AND a.api_token_id = t.api_token_id ORDER BY a.addresses) AS address_ranges
  FROM api_token t WHERE contract_id = $1 ORDER BY api_token_id DESC`;

/** Tokens of a contract, newest first. */
export const listApiTokens = (tx: Transaction, contractId: number): Promise<KeptToken[]> =>
  tx.query<KeptToken>(LIST, [contractId]);

/** The ranges without those that lie inside of others; faults of the texts are the form's. */
const spansOf = (texts: readonly string[]): AddressSpan[] =>
  readSpanRows(texts).flatMap((row) => (row.state === "ok" ? [row.span] : []));

/** @throws AppError where the contract has no such user, or he could do nothing with the token */
async function demandUserFor(
  tx: Transaction,
  key: Pick<AppUser, "contract_id" | "user_id">,
  scopes: readonly TokenScope[],
): Promise<void> {
  const user = await tx.manager.findOneBy(AppUser, key);
  if (!user) throw refusedField("UNKNOWN_USER", "user_id");
  if (scopes.includes(LONE_SCOPE) && user.user_authority !== 1)
    throw invalidFields([{ field: "user_id", message: validationText.provisioningUser }]);
}

const BIND = `
  INSERT INTO api_token_address (contract_id, api_token_id, addresses)
  SELECT $1, $2, address_span(first, last, '[]') FROM unnest($3::inet[], $4::inet[]) AS g(first, last)`;

/** Makes a token that calls as one user; what is answered is the only copy of it. @throws AppError naming the field */
export async function createApiToken(
  tx: Transaction,
  keeper: TokenKeeper,
  form: ApiTokenForm,
  now: Date,
): Promise<{ id: string; token: string }> {
  const { contractId, madeBy, client, ...by } = keeper;
  const { userId: user_id, tokenName: token_name } = form;
  const expires_at = lastDayOf(form.expiresAt, now);
  const scopes = form.scopes ?? [...DEFAULT_TOKEN_SCOPES];
  const purpose = form.purpose ?? "display";
  await demandUserFor(tx, { contract_id: contractId, user_id }, scopes);
  const spans = spansOf(form.addressRanges ?? []);
  const token = newToken();
  const { identifiers } = await tx.manager.insert(ApiToken, {
    ...{ contract_id: contractId, token_hash: hashToken(token), user_id, token_name, scopes, purpose, made_by: madeBy },
    ...{ created_at: now, expires_at: endOfDay(expires_at) },
  });
  const id = String(identifiers[0]?.api_token_id);
  await tx.query(BIND, [contractId, id, spans.map(({ first }) => first), spans.map(({ last }) => last)]);
  const after = { token_name, user_id, expires_at, scopes, purpose, address_ranges: spans.map(({ text }) => text) };
  const detail = { id, user_id, ...differenceOf(null, after) };
  await audit(tx, { contractId, ...by, action: "api_token.create", detail });
  const told = [...new Set([user_id, madeBy ?? user_id])];
  const notice = { event: "api_token", name: token_name, by: madeBy === null ? "operator" : "admin" } as const;
  await tellUsers(
    tx,
    { contractId, now, client },
    told.map((userId) => ({ ...notice, userId })),
  );
  return { id, token: writeApiToken({ contractId, token }) };
}

/** Revokes a token immediately. @throws AppError NOT_FOUND */
export async function revokeApiToken(tx: Transaction, keeper: TokenKeeper, id: string): Promise<void> {
  const { contractId, madeBy: _, client: __, ...by } = keeper;
  const key = { contract_id: contractId, api_token_id: intKey(id) };
  const token = await tx.manager.findOneBy(ApiToken, key);
  const gone = await tx.manager.delete(ApiToken, key);
  if (!token || gone.affected !== 1) throw new AppError("NOT_FOUND");
  const { token_name, user_id } = token;
  await audit(tx, { contractId, ...by, action: "api_token.revoke", detail: { id, before: { token_name, user_id } } });
}
