import { MOST_PAUSES, pausesFault } from "@kirinuki/schema/forms/mail-pauses.ts";
import { intKey } from "../../../db/int-key.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { type DayString, tokyoDay } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import type { MailCall } from "../mail-message/mail-message.service.ts";
import type { MailAbsenceBody, MailAbsencesQuery } from "./mail-absence.form.ts";
import { MailPause } from "./mail-pause.entity.ts";
import type { PauseWire } from "./mail-pauses.ts";

export type AbsenceWire = PauseWire & { mail_pause_id: string; made_by: string };

const USER = "SELECT 1 FROM app_user WHERE contract_id = $1 AND user_id = $2 FOR SHARE";

/** His own, or whom an Admin names. @throws AppError NOT_FOUND: who may not name a user does not learn whether there is one */
function subjectOf({ actor }: Pick<MailCall, "actor">, { user_id = actor.userId }: MailAbsencesQuery): string {
  if (user_id !== actor.userId && actor.role !== "Admin") throw new AppError("NOT_FOUND");
  return user_id;
}

const LIST = `
  SELECT p.mail_pause_id::text, p.start_day::text AS start_date, p.end_day::text AS end_date, p.missed, p.made_by FROM mail_pause p
  WHERE p.contract_id = $1 AND p.user_id = $2 AND p.end_day >= $3::date ORDER BY p.start_day, p.mail_pause_id`;

const listOf = (tx: Transaction, contractId: number, userId: string, today: DayString): Promise<AbsenceWire[]> =>
  tx.query<AbsenceWire>(LIST, [contractId, userId, today]);

/** Absences that are not over. */
export async function listAbsences(call: Pick<MailCall, "tx" | "actor" | "clock">, query: MailAbsencesQuery) {
  const { tx, actor, clock } = call;
  return { mail_absences: await listOf(tx, actor.contractId, subjectOf(call, query), tokyoDay(clock.now())) };
}

/** One after the other, so that two windows do not enter days that overlap. */
const LOCK = "SELECT pg_advisory_xact_lock(hashtext('kirinuki.mail_absence/' || $2), $1)";

/** @throws AppError NOT_FOUND for a user who is unknown or another's; INVALID_FIELDS for days that overlap others of his or are past */
export async function addAbsence(call: MailCall, body: MailAbsenceBody) {
  const { tx, actor, clock, requestId } = call;
  const user_id = subjectOf(call, body);
  const contract_id = actor.contractId;
  await tx.query(LOCK, [contract_id, user_id]);
  if ((await tx.query(USER, [contract_id, user_id])).length === 0) throw new AppError("NOT_FOUND");
  const now = clock.now();
  const today = tokyoDay(now);
  const { start_date: start, end_date: end, missed } = body;
  if (end < today) throw invalidFields([{ field: "end_date", message: "終了日は今日以降の日付で指定してください。" }]);
  const kept = await listOf(tx, contract_id, user_id, today);
  const own = kept.map((each) => ({ start: each.start_date, end: each.end_date, missed: each.missed }));
  const fault = own.length >= MOST_PAUSES ? TOO_MANY : pausesFault([...own, { start, end, missed }]);
  if (fault !== null) throw invalidFields([{ field: "start_date", message: fault }]);
  const row = { contract_id, user_id, mail_setting_id: null, start_day: start, end_day: end, missed };
  await tx.manager.insert(MailPause, { ...row, made_by: actor.userId, made_at: now });
  const detail = { user_id, start_date: start, end_date: end, missed };
  await audit(tx, { contractId: contract_id, actor: actor.userId, action: "mail_absence.save", detail, requestId });
  return { mail_absences: await listOf(tx, contract_id, user_id, today) };
}

const TOO_MANY = `休止期間は${MOST_PAUSES}件までです。終わっていない休止期間を取り消してください。`;

/** @throws AppError NOT_FOUND for one that is gone, of a setting, or of somebody else for who is no Admin */
export async function removeAbsence(call: MailCall, id: string): Promise<void> {
  const { tx, actor, requestId } = call;
  const contract_id = actor.contractId;
  const found = await tx.manager.findOneBy(MailPause, { contract_id, mail_pause_id: intKey(id) });
  if (!found || found.user_id === null) throw new AppError("NOT_FOUND");
  const user_id = subjectOf(call, { user_id: found.user_id });
  await tx.manager.delete(MailPause, { contract_id, mail_pause_id: found.mail_pause_id });
  const detail = { user_id, start_date: found.start_day, end_date: found.end_day };
  await audit(tx, { contractId: contract_id, actor: actor.userId, action: "mail_absence.delete", detail, requestId });
}
