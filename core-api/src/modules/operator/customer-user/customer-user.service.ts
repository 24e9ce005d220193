import type { UserAction } from "@kirinuki/schema/user-log-labels.ts";
import { operatorActor } from "../../../access/operator-actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { type JobSender, PASSWORD_RESET_JOB } from "../../../runs/job-sender.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import { type Difference, differenceOf } from "../../audit/difference.ts";
import { resetFactors } from "../../people/second-factor/second-factor.service.ts";
import { forgetUser } from "../../people/session/remember.ts";
import { lockUsersOf } from "../../people/user/user-lock.ts";
import type { OperatorCall } from "../contract-company/contract-company.service.ts";
import type { UserKey } from "./customer-user.read-model.ts";
import { readLocks } from "./lock.read-model.ts";

interface Held {
  contract_id: string;
  contract_code: string;
  user_id: string;
  login_stop_flag: boolean;
  may_get_link: boolean;
}

// What operators do for a customer's user; each act stands in the trail of his contract, whose Admins read it.

/** Forgets the wrong passwords that keep a user out. */
export async function unlockUser(call: OperatorCall, key: UserKey, now: Date): Promise<Record<string, never>> {
  const user = await demandUser(call.tx, key);
  const [lock] = await readLocks(call.tx, [user], now);
  await call.tx.query("DELETE FROM sign_in_throttle WHERE bucket = ANY ($1)", [lock?.buckets ?? []]);
  const until = lock?.until ? tokyoDateTime(lock.until) : null;
  await note(call, key, "user.unlock", differenceOf({ blocked_until: until }, { blocked_until: null }));
  return {};
}

/** Mails a link for a new password, as the user could have asked for himself: one in ten minutes. */
export async function mailReset(
  call: OperatorCall,
  key: UserKey,
  jobs: JobSender,
): Promise<Record<string, never> | Refusal<object>> {
  const user = await demandUser(call.tx, key);
  if (!user.may_get_link) return new Refusal("NO_MAIL_TO_USER", {});
  await note(call, key, "user.reset_mail");
  await jobs.send(PASSWORD_RESET_JOB, { contract_code: user.contract_code, user_id: user.user_id }, call.requestId);
  return {};
}

/**
 * Whoever is stopped is out with his next call. The last Admin can be stopped too, such as when his password has leaked: the operator makes
 * another first Admin then.
 */
export async function stopUser(
  call: OperatorCall,
  key: UserKey,
  { stopped, now }: { stopped: boolean; now: Date },
): Promise<Record<string, never>> {
  await lockUsersOf(call.tx, key.contractId);
  const user = await demandUser(call.tx, key);
  if (user.login_stop_flag === stopped) return {};
  await call.tx.query(
    `UPDATE app_user SET login_stop_flag = $3, version = version + 1, changed_by = $4, changed_at = $5
     WHERE contract_id = $1::bigint AND user_id = $2`,
    [key.contractId, key.userId, stopped, operatorActor(call.operatorId), now],
  );
  const difference = differenceOf({ login_stop_flag: user.login_stop_flag }, { login_stop_flag: stopped });
  await note(call, key, stopped ? "user.stop" : "user.resume", difference);
  return {};
}

/** Ends every session and every remembered sign-in. */
export async function signOutUser(call: OperatorCall, key: UserKey): Promise<Record<string, never>> {
  await demandUser(call.tx, key);
  const ended = await call.tx.query(
    "WITH ended AS (DELETE FROM session WHERE contract_id = $1::bigint AND user_id = $2 RETURNING 1) SELECT * FROM ended",
    [key.contractId, key.userId],
  );
  await forgetUser(call.tx, Number(key.contractId), key.userId);
  await note(call, key, "user.sign_out", differenceOf({ sessions: ended.length }, { sessions: 0 }));
  return {};
}

/** @throws AppError NOT_FOUND where he has no second factor */
export async function resetSecondFactor(call: OperatorCall, key: UserKey, now: Date): Promise<Record<string, never>> {
  const { contract_id, user_id: userId } = await demandUser(call.tx, key);
  const { tx, operatorId, requestId } = call;
  const resetting = { tx, actor: operatorActor(operatorId), by: "operator", requestId, now } as const;
  await resetFactors(resetting, { contractId: Number(contract_id), userId });
  return {};
}

/** @throws AppError NOT_FOUND */
async function demandUser(tx: Transaction, { contractId, userId }: UserKey): Promise<Held> {
  const [user] = await tx.query<Held>(
    `SELECT u.contract_id::text, c.contract_code, u.user_id, u.login_stop_flag,
       NOT u.login_stop_flag AND NOT u.pass_change_stop_flag AND NOT u.system_mail_stop_flag AS may_get_link
     FROM app_user u JOIN contract c USING (contract_id)
     WHERE u.contract_id = $1::bigint AND u.user_id = $2 AND c.deleted_at IS NULL FOR UPDATE OF u`,
    [contractId, userId],
  );
  if (!user) throw new AppError("NOT_FOUND");
  return user;
}

async function note(
  { tx, operatorId, requestId }: OperatorCall,
  { contractId, userId }: UserKey,
  action: UserAction,
  difference?: Difference,
): Promise<void> {
  const actor = operatorActor(operatorId);
  const detail = { user_id: userId, ...difference };
  await audit(tx, { contractId: Number(contractId), actor, action, detail, requestId });
}
