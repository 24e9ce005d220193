import type { OperatorAccountForm } from "@kirinuki/schema/forms/operator-account-form.ts";
import type { OperatorAction } from "@kirinuki/schema/operator-log-labels.ts";
import { operatorActor } from "../../../access/operator-actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, refusedField } from "../../../errors/app-error.ts";
import { audit, auditOperator } from "../../audit/audit.ts";
import { CHANGED_PASSWORD, differenceOf } from "../../audit/difference.ts";
import { rememberOperatorPassword } from "../../people/password/former-passwords.ts";
import { operatorPasswordOwner, whyRefused } from "../../people/password/refused-password.ts";
import { hashPassword } from "../../people/session/password.ts";
import { endSupportViews } from "../../people/support-view/support-view.service.ts";
import { OperatorAccount } from "../operator/operator.entity.ts";
import type { OperatorAccountWire } from "./operator-account.dto.ts";
import { readOperators } from "./operator-account.read-model.ts";

/** Who changes operators: one of them, or the command line. */
export interface OperatorChange {
  tx: Transaction;
  operatorId: string;
  requestId?: string;
  now: Date;
}

type Saved = { el_admin_id: string; version: number };

/**
 * Without a version the operator is new; with one, the operator of that id is changed.
 * @throws AppError PASSWORD_REFUSED, DUPLICATE_OPERATOR, NOT_FOUND, LOST_UPDATE, OWN_OPERATOR, LAST_OPERATOR_ADMIN
 */
export async function saveOperator(call: OperatorChange, form: OperatorAccountForm): Promise<Saved> {
  // Before the password is judged, which would be by the passwords of the operator who has the ID.
  if (form.version === undefined && (await readOperators(call.tx, form.operatorId)).length > 0)
    throw refusedField("DUPLICATE_OPERATOR", "el_admin_id");
  // Before the lock: both take long.
  if (form.password) await demandGoodPassword(call.tx, form.operatorId, form.password);
  const passwordHash = form.password ? await hashPassword(form.password) : null;
  await lockOperators(call.tx);
  const [before] = await readOperators(call.tx, form.operatorId);
  if (form.version === undefined && before) throw refusedField("DUPLICATE_OPERATOR", "el_admin_id");
  if (form.version !== undefined && !before) throw new AppError("NOT_FOUND");
  if (before && form.version !== before.version) throw new AppError("LOST_UPDATE");
  const saved = await store(call, form, { before: before ?? null, passwordHash });
  const [after] = await readOperators(call.tx, form.operatorId);
  if (!after) throw new Error("an operator that was just written is there");
  await demandAdmin(call.tx, isDemoted(before, after) ? "role" : "stop_flag");
  const secret = passwordHash === null ? null : CHANGED_PASSWORD;
  const difference = differenceOf(before ? { ...settingsOf(before), ...secret?.before } : null, {
    ...settingsOf(after),
    ...secret?.after,
  });
  const detail = { el_admin_id: form.operatorId, ...difference };
  await note(call, "operator.save", detail);
  return saved;
}

/** @throws AppError PASSWORD_REFUSED */
export async function demandGoodPassword(tx: Transaction, operatorId: string, password: string): Promise<void> {
  const message = await whyRefused(await operatorPasswordOwner(tx, operatorId), password);
  if (message !== null) throw new AppError("PASSWORD_REFUSED", [{ field: "password", message }]);
}

/** What somebody may set of an operator. */
const settingsOf = ({ name, email, department, role, stop_flag }: OperatorAccountWire) => ({
  name,
  email,
  department,
  role,
  stop_flag,
});

const isDemoted = (before: OperatorAccountWire | undefined, after: OperatorAccountWire): boolean =>
  before?.role === "admin" && after.role !== "admin";

async function store(
  { tx, operatorId, now }: OperatorChange,
  form: OperatorAccountForm,
  { before, passwordHash }: { before: OperatorAccountWire | null; passwordHash: string | null },
): Promise<Saved> {
  const values = {
    ...(form.name !== undefined && { name: form.name.trim() }),
    ...(form.email !== undefined && { email: form.email }),
    ...(form.department !== undefined && { department: form.department?.trim() ?? "" }),
    ...(form.role !== undefined && { role: form.role }),
    ...(form.stopFlag !== undefined && { stop_flag: form.stopFlag }),
    ...(passwordHash !== null && { password_hash: passwordHash }),
  };
  const operator_id = form.operatorId;
  if (!before) {
    await tx.manager.insert(OperatorAccount, { operator_id, ...values });
    return { el_admin_id: operator_id, version: 1 };
  }
  const losesOwn = (form.role !== undefined && form.role !== before.role) || form.stopFlag === true;
  if (operator_id === operatorId && losesOwn) throw new AppError("OWN_OPERATOR");
  const version = before.version + 1;
  if (passwordHash !== null) await rememberOperatorPassword(tx, operator_id);
  await tx.manager.update(OperatorAccount, { operator_id }, { ...values, version });
  if (passwordHash !== null || form.stopFlag) await endSessions(tx, { operatorId: operator_id, keep: null }, now);
  else if (form.role === "view") await endSupportViews(tx, { operatorId: operator_id }, now);
  return { el_admin_id: operator_id, version };
}

/** @throws AppError NOT_FOUND, LOST_UPDATE, OWN_OPERATOR, LAST_OPERATOR_ADMIN */
export async function removeOperator(call: OperatorChange, id: string, version?: number): Promise<void> {
  await lockOperators(call.tx);
  const [before] = await readOperators(call.tx, id);
  if (!before) throw new AppError("NOT_FOUND");
  if (version !== undefined && version !== before.version) throw new AppError("LOST_UPDATE");
  if (id === call.operatorId) throw new AppError("OWN_OPERATOR");
  await endSupportViews(call.tx, { operatorId: id }, call.now);
  await leaveContracts(call, id);
  await call.tx.manager.delete(OperatorAccount, { operator_id: id });
  await demandAdmin(call.tx, "el_admin_id");
  await note(call, "operator.delete", { el_admin_id: id, before: settingsOf(before) });
}

/** Nobody is in charge of the contracts of an operator who is deleted; each contract's trail says so. */
async function leaveContracts({ tx, operatorId, requestId }: OperatorChange, id: string): Promise<void> {
  const left = await tx.query<{ contract_id: number }>(
    `WITH left_ones AS (
       UPDATE contract SET person_in_charge = NULL, version = version + 1 WHERE person_in_charge = $1 RETURNING contract_id)
     SELECT contract_id FROM left_ones ORDER BY 1`,
    [id],
  );
  for (const { contract_id } of left)
    await audit(tx, {
      contractId: contract_id,
      actor: operatorActor(operatorId),
      action: "contract.save",
      detail: { before: { person_in_charge: id }, after: { person_in_charge: null } },
      ...(requestId !== undefined && { requestId }),
    });
}

/** Sessions end, and browsers that were known are so no more, as for users. */
export async function storeOperatorPassword(
  tx: Transaction,
  { passwordHash, now, ...sessions }: { passwordHash: string; now: Date } & SessionsToEnd,
): Promise<void> {
  const { operatorId } = sessions;
  await rememberOperatorPassword(tx, operatorId);
  await tx.query("UPDATE operator_account SET password_hash = $2, version = version + 1 WHERE operator_id = $1", [
    operatorId,
    passwordHash,
  ]);
  await endSessions(tx, sessions, now);
}

/** Whose, but for one that may stay. */
interface SessionsToEnd {
  operatorId: string;
  keep: Buffer | null;
}

/** Ends sessions, and what the operator looks at as a user. */
export async function endSessions(tx: Transaction, { operatorId, keep }: SessionsToEnd, now: Date): Promise<void> {
  await tx.query("DELETE FROM operator_session WHERE operator_id = $1 AND token_hash IS DISTINCT FROM $2", [
    operatorId,
    keep,
  ]);
  await tx.query("DELETE FROM known_operator_browser WHERE operator_id = $1", [operatorId]);
  await endSupportViews(tx, { operatorId }, now);
}

/** Operators change one after the other, so that two of the role 管理 can't take each other's role at the same time. */
const lockOperators = (tx: Transaction) => tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.operator'))");

/** Undoes a change that leaves nobody of the role 管理 who can sign in. @throws AppError LAST_OPERATOR_ADMIN */
async function demandAdmin(tx: Transaction, field: string): Promise<void> {
  const found = await tx.query("SELECT 1 FROM operator_account WHERE role = 'admin' AND NOT stop_flag LIMIT 1");
  if (found.length === 0) throw refusedField("LAST_OPERATOR_ADMIN", field);
}

async function note(
  { tx, operatorId, requestId }: OperatorChange,
  action: OperatorAction,
  detail: Record<string, unknown>,
): Promise<void> {
  await auditOperator(tx, { operatorId, action, detail, ...(requestId !== undefined && { requestId }) });
}
