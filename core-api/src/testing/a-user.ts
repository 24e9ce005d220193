import { hashToken, newToken, writeSessionCookie } from "../access/token.ts";
import { hashPassword } from "../modules/people/session/password.ts";
import type { BuilderDatabase, TestGroup } from "./builders.ts";
import { nextNumber } from "./ids.ts";

/** What users of builders sign in with. */
export const TEST_PASSWORD = "Kirinuki1!";

let passwordHash: Promise<string> | undefined;

export interface TestUser extends TestGroup {
  userId: string;
  /** Names a session that stays while the clock moves; without it each moment has its own. */
  browser?: string;
}

interface UserParts {
  userId?: string;
  name?: string;
  userAuthority?: 0 | 1;
  mcAuthority?: 1 | 2 | 3;
  scAuthority?: 2 | 3 | 5;
  topicsCreation?: boolean;
  /** True: every theme of the contract. */
  themeBrowsing?: boolean;
  loginStop?: boolean;
}

/** A user of a group. */
export async function aUser(db: BuilderDatabase, group: TestGroup, parts: UserParts = {}): Promise<TestUser> {
  passwordHash ??= hashPassword(TEST_PASSWORD);
  const userId = parts.userId ?? `user${String(nextNumber()).padStart(4, "0")}`;
  await db.query(
    `INSERT INTO app_user (contract_id, user_id, user_group_id, name, email, password_hash, user_authority,
       mc_user_authority, sc_user_authority, topics_creation_flag, theme_browsing, login_stop_flag)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      group.contractId,
      userId,
      group.userGroupId,
      parts.name ?? `利用者${userId}`,
      `${userId}@example.com`,
      await passwordHash,
      parts.userAuthority ?? 0,
      parts.mcAuthority ?? 1,
      parts.scAuthority ?? 2,
      parts.topicsCreation ?? false,
      parts.themeBrowsing ?? true,
      parts.loginStop ?? false,
    ],
  );
  return { ...group, userId };
}

/** Addresses of the user's contract; a sign-in from there becomes the user. */
export async function anOffice(
  db: BuilderDatabase,
  { contractId, userId }: TestUser,
  ...networks: string[]
): Promise<void> {
  await db.query(
    `INSERT INTO contract_address_range (contract_id, addresses)
     SELECT $1, address_span(host(n)::inet, host(broadcast(n))::inet, '[]') FROM unnest($2::cidr[]) n`,
    [contractId, networks],
  );
  await db.query("UPDATE contract SET ip_login_user_id = $2 WHERE contract_id = $1", [contractId, userId]);
}

/** Signs a user in without asking for a password; the cookie's value. The session begins at `now`. */
export async function aSession(db: BuilderDatabase, user: TestUser, now: Date): Promise<string> {
  const token = newToken();
  await db.query(
    `INSERT INTO session (contract_id, token_hash, user_id, created_at, last_seen_at, expires_at)
     VALUES ($1, $2, $3, $4, $4, $4::timestamptz + interval '12 hours')`,
    [user.contractId, hashToken(token), user.userId, now],
  );
  return writeSessionCookie({ contractId: user.contractId, token });
}
