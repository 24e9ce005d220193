import type { Purpose } from "@kirinuki/schema/purposes.ts";
import { LONE_SCOPE, TOKEN_SCOPES } from "@kirinuki/schema/token-scopes.ts";
import type pg from "pg";
import { hashToken, newToken, writeApiToken } from "../access/token.ts";
import type { TestUser } from "./a-user.ts";

/** The header of a token that calls as a user, for whatever scopes one token may have. */
export async function aMachine(
  db: pg.Pool,
  { contractId, userId }: Pick<TestUser, "contractId" | "userId">,
  purpose: Purpose,
): Promise<{ authorization: string }> {
  const token = newToken();
  await db.query(
    `INSERT INTO api_token (contract_id, token_hash, user_id, token_name, scopes, purpose, created_at, expires_at)
     VALUES ($1, $2, $3, '機械', $4, $5, '2026-01-01', '2099-01-01')`,
    [contractId, hashToken(token), userId, TOKEN_SCOPES.filter((scope) => scope !== LONE_SCOPE), purpose],
  );
  return { authorization: `Bearer ${writeApiToken({ contractId, token })}` };
}
