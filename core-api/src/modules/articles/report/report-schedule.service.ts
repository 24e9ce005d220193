import type { Static } from "typebox";
import { resolveSubject } from "../../../access/report-rights.ts";
import { intKey } from "../../../db/int-key.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { forbiddenAddresses } from "../../../mail/send/mail-domain.read-model.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import { domainFault } from "../../mail/mail-setting/mail-setting.service.ts";
import type { reportScheduleSchema } from "./report.dto.ts";
import { ReportSchedule } from "./report.entity.ts";
import type { ReportScheduleBody } from "./report.form.ts";
import { chosenOf, type ReportCall } from "./report.service.ts";
import { nextReportTime } from "./report-times.ts";

export type ReportScheduleWire = Static<typeof reportScheduleSchema>;

const toWire = (row: ReportSchedule): ReportScheduleWire => ({
  report_schedule_id: String(row.report_schedule_id),
  title: row.title,
  theme_ids: row.theme_ids.map(String),
  theme_group_ids: row.theme_group_ids.map(String),
  send_day: row.send_day,
  send_time: row.send_time,
  mail_addresses: row.mail_addresses,
  next_due_at: tokyoDateTime(row.next_due_at),
  stop_reason: row.stop_reason,
  version: row.version,
});

export const readSchedules = async (tx: Transaction, contractId: number): Promise<ReportScheduleWire[]> =>
  (
    await tx.manager.find(ReportSchedule, { where: { contract_id: contractId }, order: { report_schedule_id: "ASC" } })
  ).map(toWire);

/**
 * Keeps a new schedule or changes one, from now on with the rights of who saves it.
 * @throws AppError NOT_FOUND, also for a theme or theme group that he may not browse; LOST_UPDATE
 */
export async function saveSchedule(
  call: ReportCall,
  body: ReportScheduleBody,
): Promise<ReportScheduleWire | Refusal<object>> {
  const { tx, actor, clock, requestId } = call;
  const { contractId, userId } = actor;
  const before = await findSeen(call, body);
  const { themeIds, themeGroupIds } = chosenOf(body);
  if ((await resolveSubject(tx, actor, { themeIds, themeGroupIds })) === null) throw new AppError("NOT_FOUND");
  const addresses = [...new Set(body.addresses)];
  const forbidden = await forbiddenAddresses(tx, contractId, addresses);
  if (forbidden.length > 0) return new Refusal("FORBIDDEN_DOMAIN", {}, [domainFault("mail_addresses")]);
  const saved = await tx.manager.save(
    tx.manager.create(ReportSchedule, {
      ...(before && { report_schedule_id: before.report_schedule_id }),
      ...{ contract_id: contractId, title: body.title.trim(), theme_ids: themeIds, theme_group_ids: themeGroupIds },
      ...{ send_day: body.sendDay, send_time: body.sendTime, mail_addresses: addresses, user_id: userId },
      next_due_at: nextReportTime(body.sendDay, body.sendTime, clock.now()),
      stop_reason: null,
      version: (before?.version ?? 0) + 1,
    }),
  );
  const detail = { id: saved.report_schedule_id, addresses };
  await audit(tx, { contractId, actor: userId, action: "report_schedule.save", detail, requestId });
  return toWire(saved);
}

async function findSeen({ tx, actor }: ReportCall, { report_schedule_id: id, version }: ReportScheduleBody) {
  if (id === undefined) return null;
  if (version === undefined) throw invalidFields([{ field: "version", message: "版を指定してください。" }]);
  const found = await demandSchedule(tx, actor.contractId, id);
  if (found.version !== version) throw new AppError("LOST_UPDATE");
  return found;
}

/** Locked, so that of two changes one is told of the other. @throws AppError NOT_FOUND */
async function demandSchedule(tx: Transaction, contractId: number, id: string): Promise<ReportSchedule> {
  const where = { contract_id: contractId, report_schedule_id: intKey(id) };
  const found = await tx.manager.findOne(ReportSchedule, { where, lock: { mode: "pessimistic_write" } });
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}

/** The reports that it made stay. @throws AppError NOT_FOUND */
export async function removeSchedule({ tx, actor, requestId }: ReportCall, id: string): Promise<void> {
  const { contractId, userId } = actor;
  const found = await demandSchedule(tx, contractId, id);
  await tx.manager.delete(ReportSchedule, { contract_id: contractId, report_schedule_id: found.report_schedule_id });
  const detail = { id: found.report_schedule_id };
  await audit(tx, { contractId, actor: userId, action: "report_schedule.remove", detail, requestId });
}
