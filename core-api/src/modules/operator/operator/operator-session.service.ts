import type { OperatorLoginForm } from "@kirinuki/schema/forms/operator-login-form.ts";
import type { OperatorRole } from "@kirinuki/schema/operator-roles.ts";
import type { FastifyRequest } from "fastify";
import { hashToken, newToken } from "../../../access/token.ts";
import type { Transaction, TransactionScope } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { OPERATOR_COOKIE } from "../../../http/cookies.ts";
import { Refusal } from "../../../http/envelope.ts";
import type { OperatorSession } from "../../../http/gate.ts";
import { auditOperator } from "../../audit/audit.ts";
import type { Parts } from "../../parts.ts";
import type { ClientInfo } from "../../people/session/client-info.ts";
import { findKnownBrowser, knowBrowser, ofOperator } from "../../people/session/known-browser.ts";
import { verifyPassword } from "../../people/session/password.ts";
import { countGuess } from "../../people/session/throttle.ts";
import { endSupportViews } from "../../people/support-view/support-view.service.ts";
import { takeSecondStep, wrongCode } from "../authenticator/authenticator.service.ts";

const IDLE_MINUTES = 30;
const ABSOLUTE_HOURS = 12;
const TOUCH_AFTER_MS = 60_000;

/** Of the account `a`: whether he has an authenticator app, or needs one. */
const AUTHENTICATOR = (required: string): string => `
  CASE WHEN EXISTS (SELECT 1 FROM operator_authenticator t WHERE t.operator_id = a.operator_id AND t.confirmed_at IS NOT NULL) THEN 'set'
    WHEN ${required}::boolean AND a.role = 'admin' THEN 'needed' ELSE 'unset' END`;
const PROFILE = `a.operator_id AS el_admin_id, a.name, a.department, a.role, ${AUTHENTICATOR("$2")} AS authenticator`;

export interface OperatorProfile {
  el_admin_id: string;
  name: string;
  department: string;
  role: OperatorRole;
  /** needed: he must set one up before anything else. */
  authenticator: "set" | "unset" | "needed";
}

interface AccountRow extends OperatorProfile {
  password_hash: string;
  stop_flag: boolean;
}

interface SessionRow {
  operator_id: string;
  role: OperatorRole;
  last_seen_at: Date;
  must_enrol: boolean;
}

// The operator's sign-in: own accounts, own sessions, own database role; nothing is shared with customers.

type OperatorParts = Pick<Parts, "operatorScope" | "clock" | "config">;

interface SignedIn {
  token: string;
  browserCookie: string;
  profile: OperatorProfile;
}

/**
 * Signs an operator in. Refused for a wrong id or password (with the same effort for both), and for an operator with an
 * authenticator app whose code is missing or wrong.
 * @returns the session's token, the browser's own token and the profile
 * @throws AppError LOGIN_BLOCKED
 */
export async function signInOperator(
  parts: OperatorParts & Pick<Parts, "sealedTexts">,
  { operatorId, password, code }: OperatorLoginForm,
  client: ClientInfo,
): Promise<SignedIn | Refusal<[]>> {
  const { operatorScope, clock, sealedTexts } = parts;
  const now = clock.now();
  const browser = { cookie: client.browserCookie, now };
  const { account, knownBrowser } = await operatorScope.shared("read", async (tx) => ({
    account: await findAccount(tx, operatorId, parts),
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
    return new Refusal("OPERATOR_LOGIN_FAILED", []);
  }
  const step = await operatorScope.shared("write", (tx) =>
    takeSecondStep(tx, { operatorId, code: code?.trim() || null, now }, sealedTexts),
  );
  if (step === "missing") {
    // The password alone forgives no wrong code.
    await guess.takeBack();
    return new Refusal("OPERATOR_CODE_NEEDED", []);
  }
  if (step === "wrong") {
    await auditRefusal(operatorScope, operatorId, client);
    return wrongCode();
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
    const detail = { address, ...(step === "recovered" && { way: "recovery_code" }) };
    await auditOperator(tx, { operatorId, action: "session.login", detail, requestId });
    return knowBrowser(tx, ofOperator(operatorId), browser);
  });
  const { password_hash: _, stop_flag: __, ...profile } = account;
  return { token, browserCookie, profile };
}

async function auditRefusal(
  operatorScope: TransactionScope,
  operatorId: string,
  { address, requestId }: ClientInfo,
): Promise<void> {
  const entry = { operatorId, action: "session.refused" as const, detail: { address }, requestId };
  await operatorScope.shared("write", (tx) => auditOperator(tx, entry));
}

/** Ends the session, and the operator's look at the product as a user. */
export async function signOutOperator(
  { operatorScope, clock }: Pick<Parts, "operatorScope" | "clock">,
  operatorId: string,
  request: FastifyRequest,
): Promise<void> {
  const token = request.cookies[OPERATOR_COOKIE];
  if (!token) return;
  await operatorScope.shared("write", async (tx) => {
    await tx.query("DELETE FROM operator_session WHERE token_hash = $1", [hashToken(token)]);
    await endSupportViews(tx, { operatorId }, clock.now());
    await auditOperator(tx, { operatorId, action: "session.logout", requestId: request.id });
  });
}

/** @throws AppError SIGNED_OUT */
export async function authenticateOperator(
  { operatorScope, clock, config }: OperatorParts,
  request: FastifyRequest,
): Promise<OperatorSession> {
  const token = request.cookies[OPERATOR_COOKIE];
  if (!token) throw new AppError("SIGNED_OUT");
  const tokenHash = hashToken(token);
  const now = clock.now();
  const [session] = await operatorScope.once<SessionRow>(
    `SELECT operator_id, a.role, last_seen_at, ${AUTHENTICATOR("$4")} = 'needed' AS must_enrol
     FROM operator_session s JOIN operator_account a USING (operator_id)
     WHERE NOT a.stop_flag AND token_hash = $1 AND expires_at > $2 AND last_seen_at > $2::timestamptz - make_interval(mins => $3)`,
    [tokenHash, now, IDLE_MINUTES, config.operatorsNeedAuthenticator],
  );
  if (!session) throw new AppError("SIGNED_OUT");
  if (now.getTime() - session.last_seen_at.getTime() > TOUCH_AFTER_MS) {
    await operatorScope.shared("write", (tx) =>
      tx.query("UPDATE operator_session SET last_seen_at = $2 WHERE token_hash = $1", [tokenHash, now]),
    );
  }
  const { operator_id: operatorId, role, must_enrol: mustEnrol } = session;
  return { operatorId, role, mustEnrol, run: (access, work) => operatorScope.shared(access, work) };
}

/** Who a signed-in operator is. */
export const readOperatorProfile = (
  tx: Transaction,
  operatorId: string,
  { config }: Pick<Parts, "config">,
): Promise<OperatorProfile[]> =>
  tx.query<OperatorProfile>(`SELECT ${PROFILE} FROM operator_account a WHERE operator_id = $1`, [
    operatorId,
    config.operatorsNeedAuthenticator,
  ]);

async function findAccount(
  tx: Transaction,
  operatorId: string,
  { config }: Pick<Parts, "config">,
): Promise<AccountRow | null> {
  const [account] = await tx.query<AccountRow>(
    `SELECT ${PROFILE}, password_hash, stop_flag FROM operator_account a WHERE operator_id = $1`,
    [operatorId, config.operatorsNeedAuthenticator],
  );
  return account ?? null;
}
