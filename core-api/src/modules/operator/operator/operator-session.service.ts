import type { OperatorRole } from "@kirinuki/schema/operator-roles.ts";
import type { FastifyRequest } from "fastify";
import { hashToken, newToken } from "../../../access/token.ts";
import type { Transaction, TransactionScope } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { OPERATOR_COOKIE } from "../../../http/cookies.ts";
import type { OperatorSession } from "../../../http/gate.ts";
import { auditOperator } from "../../audit/audit.ts";
import type { Parts } from "../../parts.ts";
import type { ClientInfo } from "../../people/session/client-info.ts";
import { findKnownBrowser, knowBrowser, ofOperator } from "../../people/session/known-browser.ts";
import { verifyPassword } from "../../people/session/password.ts";
import { countGuess } from "../../people/session/throttle.ts";
import { endSupportViews } from "../../people/support-view/support-view.service.ts";

const IDLE_MINUTES = 30;
const ABSOLUTE_HOURS = 12;
const TOUCH_AFTER_MS = 60_000;

export interface OperatorProfile {
  el_admin_id: string;
  name: string;
  department: string;
  role: OperatorRole;
}

interface AccountRow extends OperatorProfile {
  password_hash: string;
  stop_flag: boolean;
}

interface SessionRow {
  operator_id: string;
  role: OperatorRole;
  last_seen_at: Date;
}

// The operator's sign-in: own accounts, own sessions, own database role; nothing is shared with customers.

type OperatorParts = Pick<Parts, "operatorScope" | "clock">;

/** Token, the browser's own token and profile, or null where id or password are wrong (same effort for both). @throws AppError LOGIN_BLOCKED */
export async function signInOperator(
  { operatorScope, clock }: OperatorParts,
  operatorId: string,
  password: string,
  client: ClientInfo,
): Promise<{ token: string; browserCookie: string; profile: OperatorProfile } | null> {
  const now = clock.now();
  const browser = { cookie: client.browserCookie, now };
  const { account, knownBrowser } = await operatorScope.shared("read", async (tx) => ({
    account: await findAccount(tx, operatorId),
    knownBrowser: await findKnownBrowser(tx, ofOperator(operatorId), browser),
  }));
  const guess = await countGuess(
    operatorScope,
    { account: ["operator", operatorId], address: client.address, knownBrowser, office: false },
    now,
  );
  const matches = await verifyPassword(account?.password_hash ?? null, password);
  if (!account || !matches || account.stop_flag) {
    await auditRefusal(operatorScope, operatorId, client);
    return null;
  }
  await guess.succeeded();
  const token = newToken();
  const browserCookie = await operatorScope.shared("write", async (tx) => {
    await tx.query(
      `INSERT INTO operator_session (token_hash, operator_id, created_at, last_seen_at, expires_at)
       VALUES ($1, $2, $3, $3, $3::timestamptz + make_interval(hours => $4))`,
      [hashToken(token), operatorId, now, ABSOLUTE_HOURS],
    );
    await tx.query("UPDATE operator_account SET last_login_at = $2 WHERE operator_id = $1", [operatorId, now]);
    const { address, requestId } = client;
    await auditOperator(tx, { operatorId, action: "session.login", detail: { address }, requestId });
    return knowBrowser(tx, ofOperator(operatorId), browser);
  });
  const { el_admin_id, name, department, role } = account;
  return { token, browserCookie, profile: { el_admin_id, name, department, role } };
}

async function auditRefusal(
  operatorScope: TransactionScope,
  operatorId: string,
  { address, requestId }: ClientInfo,
): Promise<void> {
  const entry = { operatorId, action: "session.refused", detail: { address }, requestId };
  await operatorScope.shared("write", (tx) => auditOperator(tx, entry));
}

/** Ends the session, and the operator's look at the product as a user. */
export async function signOutOperator(
  { operatorScope, clock }: OperatorParts,
  operatorId: string,
  request: FastifyRequest,
): Promise<void> {
  const token = request.cookies[OPERATOR_COOKIE];
  if (!token) return;
  await operatorScope.shared("write", async (tx) => {
    await tx.query("DELETE FROM operator_session WHERE token_hash = $1", [hashToken(token)]);
    await endSupportViews(tx, { operatorId }, clock.now());
  });
}

/** @throws AppError SIGNED_OUT */
export async function authenticateOperator(
  { operatorScope, clock }: OperatorParts,
  request: FastifyRequest,
): Promise<OperatorSession> {
  const token = request.cookies[OPERATOR_COOKIE];
  if (!token) throw new AppError("SIGNED_OUT");
  const tokenHash = hashToken(token);
  const now = clock.now();
  const [session] = await operatorScope.shared("read", (tx) =>
    tx.query<SessionRow>(
      `SELECT operator_id, a.role, last_seen_at FROM operator_session s JOIN operator_account a USING (operator_id)
       WHERE NOT a.stop_flag AND token_hash = $1 AND expires_at > $2 AND last_seen_at > $2::timestamptz - make_interval(mins => $3)`,
      [tokenHash, now, IDLE_MINUTES],
    ),
  );
  if (!session) throw new AppError("SIGNED_OUT");
  if (now.getTime() - session.last_seen_at.getTime() > TOUCH_AFTER_MS) {
    await operatorScope.shared("write", (tx) =>
      tx.query("UPDATE operator_session SET last_seen_at = $2 WHERE token_hash = $1", [tokenHash, now]),
    );
  }
  const { operator_id: operatorId, role } = session;
  return { operatorId, role, run: (access, work) => operatorScope.shared(access, work) };
}

/** Who a signed-in operator is. */
export const readOperatorProfile = (tx: Transaction, operatorId: string): Promise<OperatorProfile[]> =>
  tx.query<OperatorProfile>(
    "SELECT operator_id AS el_admin_id, name, department, role FROM operator_account WHERE operator_id = $1",
    [operatorId],
  );

async function findAccount(tx: Transaction, operatorId: string): Promise<AccountRow | null> {
  const [account] = await tx.query<AccountRow>(
    `SELECT operator_id AS el_admin_id, name, department, role, password_hash, stop_flag FROM operator_account
     WHERE operator_id = $1`,
    [operatorId],
  );
  return account ?? null;
}
