import { hashToken } from "../../../access/token.ts";
import type { SealedTexts } from "../../../db/sealed-text.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { auditOperator } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import type { Parts } from "../../parts.ts";
import { enrolmentUri, newRecoveryCodes, newSecret, plainCode, stepOf } from "../../people/second-factor/totp.ts";
import { verifyPassword } from "../../people/session/password.ts";
import { countPasswordChange } from "../../people/session/throttle.ts";
import { endSessions, type OperatorChange } from "../operator-account/operator-account.service.ts";

/** The place that an operator's authenticator is sealed for. */
export const authenticatorPlace = (operatorId: string): string => `operator_authenticator/${operatorId}`;

interface Kept {
  secret: Buffer | null;
  pending_secret: Buffer | null;
}

async function readKept(tx: Transaction, operatorId: string): Promise<Kept | null> {
  const [kept] = await tx.query<Kept>(
    "SELECT secret, pending_secret FROM operator_authenticator WHERE operator_id = $1",
    [operatorId],
  );
  return kept ?? null;
}

/** How far an operator is, for the trail. */
type AppState = "unset" | "begun" | "set";

const appChange = (before: AppState, after: AppState) => ({
  ...differenceOf({ authenticator: before }, { authenticator: after }),
});

const stateOf = (kept: Kept | null): AppState => (kept?.secret ? "set" : kept?.pending_secret ? "begun" : "unset");

export interface Enrolment {
  secret: string;
  uri: string;
}

/**
 * A new secret for the operator's app. An app that he has stays good until a code of the new one was typed.
 * @throws AppError LOGIN_BLOCKED after too many wrong passwords
 */
export async function beginEnrolment(
  { operatorScope, clock, sealedTexts }: Pick<Parts, "operatorScope" | "clock" | "sealedTexts">,
  operatorId: string,
  { password, requestId }: { password: string; requestId: string },
): Promise<Enrolment | Refusal<object>> {
  const [account] = await operatorScope.shared("read", (tx) =>
    tx.query<{ password_hash: string }>("SELECT password_hash FROM operator_account WHERE operator_id = $1", [
      operatorId,
    ]),
  );
  const guess = await countPasswordChange(operatorScope, ["operator", operatorId], clock.now());
  if (!(await verifyPassword(account?.password_hash ?? null, password)))
    return new Refusal("WRONG_PASSWORD", {}, [{ field: "password", message: "パスワードが正しくありません。" }]);
  const secret = newSecret();
  await operatorScope.shared("write", async (tx) => {
    const before = stateOf(await readKept(tx, operatorId));
    await tx.query(
      `INSERT INTO operator_authenticator (operator_id, pending_secret) VALUES ($1, $2)
       ON CONFLICT (operator_id) DO UPDATE SET pending_secret = excluded.pending_secret`,
      [operatorId, sealedTexts.seal(secret, authenticatorPlace(operatorId))],
    );
    await auditOperator(tx, {
      operatorId,
      action: "authenticator.begin",
      detail: appChange(before, "begun"),
      requestId,
    });
  });
  await guess.succeeded();
  return { secret, uri: enrolmentUri(secret, operatorId) };
}

interface Typed {
  operatorId: string;
  code: string;
  now: Date;
}

/** Registers the app after one of its codes was typed. @returns recovery codes, which are shown only this time */
export async function confirmEnrolment(
  tx: Transaction,
  { operatorId, code, now }: Typed,
  { sealedTexts, requestId }: { sealedTexts: SealedTexts; requestId: string },
): Promise<string[] | Refusal<object>> {
  const pending = (await readKept(tx, operatorId))?.pending_secret;
  if (!pending) throw new AppError("NOT_FOUND");
  const step = stepOf(sealedTexts.open(pending, authenticatorPlace(operatorId)), plainCode(code), now);
  if (step === null) return wrongCode();
  const codes = newRecoveryCodes();
  await tx.query(
    `UPDATE operator_authenticator SET secret = pending_secret, pending_secret = NULL, confirmed_at = $2, last_step = $3,
       recovery_hashes = $4 WHERE operator_id = $1`,
    [operatorId, now, step, codes.map(hashOf)],
  );
  await auditOperator(tx, { operatorId, action: "authenticator.set", detail: appChange("begun", "set"), requestId });
  return codes;
}

const hashOf = (code: string): Buffer => hashToken(plainCode(code));

export const wrongCode = () =>
  new Refusal<[]>("OPERATOR_CODE_WRONG", [], [{ field: "code", message: "確認コードが正しくありません。" }]);

/** unasked: he has no app. */
export type SecondStep = "unasked" | "missing" | "wrong" | "right" | "recovered";

/** The second step of a sign-in. A code of the app and a recovery code are each taken once, whoever is quicker. */
export async function takeSecondStep(
  tx: Transaction,
  { operatorId, code, now }: Omit<Typed, "code"> & { code: string | null },
  sealedTexts: SealedTexts,
): Promise<SecondStep> {
  const secret = (await readKept(tx, operatorId))?.secret;
  if (!secret) return "unasked";
  if (code === null) return "missing";
  const step = stepOf(sealedTexts.open(secret, authenticatorPlace(operatorId)), plainCode(code), now);
  if (step !== null) return (await takeStep(tx, operatorId, step)) ? "right" : "wrong";
  return (await takeRecoveryCode(tx, operatorId, code)) ? "recovered" : "wrong";
}

const changed = async (tx: Transaction, sql: string, values: unknown[]): Promise<boolean> =>
  (await tx.query(`WITH changed AS (${sql} RETURNING 1) SELECT * FROM changed`, values)).length > 0;

const takeStep = (tx: Transaction, operatorId: string, step: number): Promise<boolean> =>
  changed(tx, "UPDATE operator_authenticator SET last_step = $2 WHERE operator_id = $1 AND last_step < $2", [
    operatorId,
    step,
  ]);

const takeRecoveryCode = (tx: Transaction, operatorId: string, code: string): Promise<boolean> =>
  changed(
    tx,
    `UPDATE operator_authenticator SET recovery_hashes = array_remove(recovery_hashes, $2)
     WHERE operator_id = $1 AND $2 = ANY (recovery_hashes)`,
    [operatorId, hashOf(code)],
  );

/** Takes an operator's app away, for whoever lost it; his sessions end. @throws AppError NOT_FOUND, OWN_OPERATOR */
export async function resetAuthenticator(call: OperatorChange, id: string): Promise<void> {
  const { tx, operatorId, requestId } = call;
  if (id === operatorId) throw new AppError("OWN_OPERATOR");
  const before = stateOf(await readKept(tx, id));
  if (!(await changed(tx, "DELETE FROM operator_authenticator WHERE operator_id = $1", [id])))
    throw new AppError("NOT_FOUND");
  await endSessions(tx, { operatorId: id, keep: null }, call.now);
  const request = requestId === undefined ? {} : { requestId };
  const detail = { el_admin_id: id, ...appChange(before, "unset") };
  await auditOperator(tx, { operatorId, action: "authenticator.reset", detail, ...request });
}
