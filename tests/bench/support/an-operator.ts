import { hashToken, newToken } from "@kirinuki/core-api/src/access/token.ts";
import { OPERATOR_COOKIE } from "@kirinuki/core-api/src/http/cookies.ts";
import type pg from "pg";

/** An operator of the role 編集 who is signed in. @returns the header that says so */
export async function anOperator(owner: pg.Pool): Promise<{ cookie: string }> {
  const token = newToken();
  await owner.query(
    "INSERT INTO operator_account (operator_id, name, password_hash, role) VALUES ('bench', '計測係', '-', 'edit')",
  );
  await owner.query(
    `INSERT INTO operator_session (token_hash, operator_id, created_at, last_seen_at, expires_at)
     VALUES ($1, 'bench', now(), now(), now() + interval '12 hours')`,
    [hashToken(token)],
  );
  return { cookie: `${OPERATOR_COOKIE}=${token}` };
}
