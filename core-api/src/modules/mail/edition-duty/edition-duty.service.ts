import { AppError, invalidFields, LostUpdate } from "../../../errors/app-error.ts";
import { readTargetName } from "../../../mail/send/mail-target.read-model.ts";
import { addDays, type DayString, tokyoDateTime, tokyoDay } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import type { EditionTarget } from "../mail-edition/edition.ts";
import { TARGET_COLUMN } from "../mail-edition/mail-edition.repository.ts";
import { demandTarget } from "../mail-edition/mail-edition.service.ts";
import type { MailCall } from "../mail-message/mail-message.service.ts";
import { removeApproval } from "./approval.repository.ts";
import { type DutyRow, deadlineOn, findDuty, isOf, lockDuties, readRota, readRotaUsers } from "./duty.repository.ts";
import type { EditionDutyWire } from "./edition-duty.dto.ts";
import type { EditionDutyBody, RemovedDutyBody, RemovedRotaDayBody, RotaDayBody } from "./edition-duty.form.ts";
import { toDutyWire } from "./edition-morning.service.ts";
import { findMorning, readFacts } from "./morning.repository.ts";
import { dutyOn, type RotaRow, rowOn } from "./rota.ts";

/** How many days of the rota are shown ahead, and how far ahead one can be planned. */
const SHOWN_DAYS = 28;
const FARTHEST_DAYS = 366;

const LIMIT = "SELECT mail_send_max_count AS most FROM contract WHERE contract_id = $1";

/** The contract's deadline and rota, and who is on duty on the next days. */
export async function showDuty({ tx, actor, clock }: Omit<MailCall, "requestId">): Promise<EditionDutyWire> {
  const { contractId } = actor;
  const today = tokyoDay(clock.now());
  const duty = await findDuty(tx, contractId);
  const rows = await readRota(tx, contractId, today);
  const users = await readRotaUsers(tx, contractId, today);
  const [limit] = await tx.query<{ most: number }>(LIMIT, [contractId]);
  const { holidayName, isHoliday } = await import("../../../time/business-day.ts");
  const shown = Array.from({ length: SHOWN_DAYS }, (_, ahead) => addDays(today, ahead));
  const later = rows.flatMap(({ day }) => (day !== null && day >= addDays(today, SHOWN_DAYS) ? [day] : []));
  return {
    edition_duty: duty && (await toSettings({ tx, actor }, duty)),
    edition_rota: rows.flatMap(({ weekday, leaves, userId, deputyId }) =>
      weekday === null ? [] : [{ weekday, leave_flag: leaves ? 1 : 0, user_id: userId, deputy_user_id: deputyId }],
    ),
    rota_days: [...shown, ...later].map((day) => {
      const of = dutyOn({ rows, users }, day, isHoliday);
      const own_flag = rows.some((row) => row.day === day) ? 1 : 0;
      return { day, holiday_name: holidayName(day), leave_flag: of.leaves ? 1 : 0, own_flag, ...toDutyWire(of) };
    }),
    editor_info: users.filter(({ isEditor }) => isEditor).map(({ userId, name }) => ({ user_id: userId, name })),
    mail_send_max_count: limit?.most ?? 0,
  };
}

async function toSettings({ tx, actor }: Pick<MailCall, "tx" | "actor">, duty: DutyRow) {
  const { target } = duty;
  return {
    data_kbn: target.dataKbn,
    id: String(target.id),
    name: (await readTargetName(tx, actor.contractId, null, target)) ?? "",
    ...settingsOf(duty),
    version: duty.version,
    updated_by: duty.updatedBy,
    updated_datetime: tokyoDateTime(duty.updatedAt),
  };
}

const settingsOf = ({ deadline, approval, articleMax, addresses }: DutyRow) => ({
  deadline,
  approval_flag: approval ? 1 : 0,
  article_max_count: articleMax,
  mail_address: addresses,
});

const SAVE = `
  INSERT INTO edition_duty AS d (contract_id, theme_id, theme_group_id, topics_id, deadline, approval, article_max, mail_addresses, in_force_at,
    updated_by, updated_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  ON CONFLICT (contract_id) DO UPDATE SET theme_id = excluded.theme_id, theme_group_id = excluded.theme_group_id,
    topics_id = excluded.topics_id, deadline = excluded.deadline, approval = excluded.approval, article_max = excluded.article_max,
    mail_addresses = excluded.mail_addresses, in_force_at = excluded.in_force_at, updated_by = excluded.updated_by,
    updated_at = excluded.updated_at, version = d.version + 1`;

const SAVE_WEEK = `
  INSERT INTO edition_rota (contract_id, weekday, leaves, user_id, deputy_id)
  SELECT $1, r.weekday, r.leaves, r."userId", r."deputyId"
  FROM json_to_recordset($2::json) AS r(weekday smallint, leaves boolean, "userId" text, "deputyId" text)`;

/**
 * Puts a deadline and a week's rota in place of those that were there.
 * @throws AppError NOT_FOUND for a target that he may not browse; INVALID_FIELDS; LostUpdate
 */
export async function saveDuty(call: MailCall, body: EditionDutyBody): Promise<EditionDutyWire> {
  const { tx, actor, clock, requestId } = call;
  const { contractId, userId } = actor;
  const now = clock.now();
  const target = await demandTarget(tx, actor, body);
  await lockDuties(tx, contractId);
  const before = await findDuty(tx, contractId, "update");
  demandSeen(before, body.version);
  await demandEditors(call, body.edition_rota, IN_WEEK);
  const addresses = [...new Map(body.mail_address.map((each) => [each.trim().toLowerCase(), each.trim()])).values()];
  await demandRoom(call, addresses);
  if (body.approval_flag === 1) await demandNothingPlanned(call, target);
  const isOpen = before !== null && (await isOpenToday(call, before));
  if (isOpen) demandTimeLeft(before, body, now);
  const idOf = (kbn: number) => (target.dataKbn === kbn ? target.id : null);
  await tx.query(SAVE, [
    ...[contractId, idOf(1), idOf(2), idOf(3), body.deadline, body.approval_flag === 1, body.article_max_count],
    // A mail edition that is still due today does not lose its deadline by a change.
    ...[addresses, isOpen ? before.inForceAt : now, userId, now],
  ]);
  if (body.approval_flag === 0 || !isOf(before, target)) await removeApproval(tx, contractId);
  await tx.query("DELETE FROM edition_rota WHERE contract_id = $1 AND weekday IS NOT NULL", [contractId]);
  await tx.query(SAVE_WEEK, [contractId, JSON.stringify(body.edition_rota)]);
  const { version: _seen, ...after } = body;
  const detail = { before: before && { ...before.target, ...settingsOf(before) }, after };
  await audit(tx, { contractId, actor: userId, action: "edition_duty.save", detail, requestId });
  return showDuty(call);
}

/** @throws LostUpdate where it is not the one that was read */
function demandSeen(before: DutyRow | null, seen: number | undefined): void {
  if (before === null && seen === undefined) return;
  if (before !== null && before.version === seen) return;
  throw new LostUpdate({
    changed_by: before?.updatedBy ?? null,
    changed_at: before ? tokyoDateTime(before.updatedAt) : null,
  });
}

/** The fields that name who is on duty, and the deputy. */
const IN_WEEK = { user: "edition_rota", deputy: "edition_rota" };
const OF_DAY = { user: "user_id", deputy: "deputy_user_id" };

/** @throws AppError INVALID_FIELDS for who may not edit, or who stands in for himself */
async function demandEditors(
  { tx, actor, clock }: MailCall,
  rows: readonly Pick<RotaRow, "userId" | "deputyId">[],
  fields: typeof IN_WEEK,
): Promise<void> {
  const users = await readRotaUsers(tx, actor.contractId, tokyoDay(clock.now()));
  const editors = new Set(users.flatMap(({ userId, isEditor }) => (isEditor ? [userId] : [])));
  const isUnfit = (id: string | null) => id !== null && !editors.has(id);
  const unfit = "当番と代理は、朝のメールを編集できるユーザーから選んでください。";
  if (rows.some(({ userId }) => isUnfit(userId))) throw invalidFields([{ field: fields.user, message: unfit }]);
  if (rows.some(({ deputyId }) => isUnfit(deputyId))) throw invalidFields([{ field: fields.deputy, message: unfit }]);
  if (rows.some(({ userId, deputyId }) => userId !== null && userId === deputyId))
    throw invalidFields([{ field: fields.deputy, message: "当番と代理には、別のユーザーを選んでください。" }]);
}

/** @throws AppError TOO_MANY_ADDRESSES */
async function demandRoom({ tx, actor }: MailCall, addresses: readonly string[]): Promise<void> {
  const [limit] = await tx.query<{ most: number }>(LIMIT, [actor.contractId]);
  const most = limit?.most ?? 0;
  if (addresses.length > most)
    throw new AppError("TOO_MANY_ADDRESSES", [
      { field: "mail_address", message: `宛先は${most}件以下で指定してください。` },
    ]);
}

const PLANNED = (column: string): string => `
  SELECT 1 FROM mail_edition e JOIN mail_edition_send s USING (contract_id, mail_edition_id) JOIN mail_run r USING (contract_id, mail_run_id)
  WHERE e.contract_id = $1 AND e.${column} = $2 AND r.due_at > $3 LIMIT 1`;

/** What was planned before would leave unapproved. @throws AppError INVALID_FIELDS */
async function demandNothingPlanned({ tx, actor, clock }: MailCall, target: EditionTarget): Promise<void> {
  const sql = PLANNED(TARGET_COLUMN[target.dataKbn]);
  if ((await tx.query(sql, [actor.contractId, target.id, clock.now()])).length > 0)
    throw invalidFields([
      {
        field: "approval_flag",
        message: "送信予約のある朝のメールには、承認を求める設定ができません。先に予約を取り消してください。",
      },
    ]);
}

/** Whether today's mail edition has a deadline that counts and has neither left nor been settled. */
async function isOpenToday({ tx, actor, clock }: MailCall, before: DutyRow): Promise<boolean> {
  const now = clock.now();
  const today = tokyoDay(now);
  const rows = await readRota(tx, actor.contractId, today);
  const { isHoliday } = await import("../../../time/business-day.ts");
  const { sendAt } = await readFacts(tx, actor.contractId, before, { day: today, now });
  const isSettled = (await findMorning(tx, actor.contractId, today))?.endedAt != null;
  const leaves = rowOn(rows, today, isHoliday)?.leaves === true;
  return leaves && !isSettled && sendAt === null && before.inForceAt < deadlineOn(today, before);
}

/** @throws AppError INVALID_FIELDS for a deadline that would be past as soon as it is saved */
function demandTimeLeft(before: DutyRow, { deadline }: EditionDutyBody, now: Date): void {
  const today = tokyoDay(now);
  if (now >= deadlineOn(today, before) || deadlineOn(today, { deadline }) > now) return;
  const message = "今朝のメールがまだ送信されていません。締切は現在より後の時刻で指定してください。";
  throw invalidFields([{ field: "deadline", message }]);
}

/** Ends the deadline; what was sent and noted stays. @throws AppError NOT_FOUND, LostUpdate */
export async function removeDuty(call: MailCall, { version }: RemovedDutyBody): Promise<void> {
  const { tx, actor, requestId } = call;
  const { contractId, userId } = actor;
  const before = await findDuty(tx, contractId, "update");
  if (before === null) throw new AppError("NOT_FOUND");
  demandSeen(before, version);
  await tx.query("DELETE FROM edition_duty WHERE contract_id = $1", [contractId]);
  const detail = { before: { ...before.target, ...settingsOf(before) }, after: null };
  await audit(tx, { contractId, actor: userId, action: "edition_duty.delete", detail, requestId });
}

const SAVE_DAY = `
  INSERT INTO edition_rota (contract_id, day, leaves, user_id, deputy_id) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (contract_id, weekday, day) DO UPDATE SET leaves = excluded.leaves, user_id = excluded.user_id, deputy_id = excluded.deputy_id`;

/** One day in place of its weekday. @throws AppError NOT_FOUND where nothing has a deadline; INVALID_FIELDS */
export async function saveRotaDay(call: MailCall, body: RotaDayBody): Promise<EditionDutyWire> {
  const { tx, actor, clock, requestId } = call;
  const { contractId } = actor;
  const today = tokyoDay(clock.now());
  const { day, leave_flag, user_id = null, deputy_user_id = null } = body;
  const duty = await findDuty(tx, contractId, "update");
  if (duty === null) throw new AppError("NOT_FOUND");
  demandDay(day, today);
  const row = { leaves: leave_flag === 1, userId: user_id, deputyId: deputy_user_id };
  await demandEditors(call, [row], OF_DAY);
  await leaveTodayAlone(call, duty, day);
  await tx.query(SAVE_DAY, [contractId, day, row.leaves, user_id, deputy_user_id]);
  const detail = { day, leave_flag, user_id, deputy_user_id };
  await audit(tx, { contractId, actor: actor.userId, action: "edition_rota.save", detail, requestId });
  return showDuty(call);
}

/** A day that is changed after its deadline, and had no mail edition, does not begin one at once. */
async function leaveTodayAlone({ tx, actor, clock }: MailCall, duty: DutyRow, day: DayString): Promise<void> {
  const now = clock.now();
  if (day !== tokyoDay(now) || now < deadlineOn(day, duty)) return;
  const { isHoliday } = await import("../../../time/business-day.ts");
  if (rowOn(await readRota(tx, actor.contractId, day), day, isHoliday)?.leaves) return;
  await tx.query("UPDATE edition_duty SET in_force_at = $2 WHERE contract_id = $1", [actor.contractId, now]);
}

function demandDay(day: DayString, today: DayString): void {
  if (day < today || day > addDays(today, FARTHEST_DAYS))
    throw invalidFields([{ field: "day", message: "日付は今日から1年以内で指定してください。" }]);
}

/** The day follows its weekday again. @throws AppError NOT_FOUND */
export async function removeRotaDay(call: MailCall, { day }: RemovedRotaDayBody): Promise<EditionDutyWire> {
  const { tx, actor, requestId } = call;
  const duty = await findDuty(tx, actor.contractId, "update");
  if (duty !== null) await leaveTodayAlone(call, duty, day);
  const sql = "DELETE FROM edition_rota WHERE contract_id = $1 AND day = $2 RETURNING day";
  const [removed] = await tx.query<unknown[]>(sql, [actor.contractId, day]);
  if (!removed || removed.length === 0) throw new AppError("NOT_FOUND");
  await audit(tx, {
    ...{ contractId: actor.contractId, actor: actor.userId, action: "edition_rota.delete" },
    ...{ detail: { day }, requestId },
  });
  return showDuty(call);
}
