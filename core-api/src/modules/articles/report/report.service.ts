import type { Actor } from "../../../access/actor.ts";
import { resolveSubject } from "../../../access/report-rights.ts";
import { intKey } from "../../../db/int-key.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import type { Clock } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import { Report } from "./report.entity.ts";
import type { ReportBody } from "./report.form.ts";
import { demandReport } from "./report.read-model.ts";

export interface ReportCall {
  tx: Transaction;
  actor: Actor;
  requestId: string;
  clock: Clock;
}

/** The ids of a form as the tables have them. */
export const chosenOf = ({ themeIds, themeGroupIds }: Pick<ReportBody, "themeIds" | "themeGroupIds">) => ({
  themeIds: themeIds.map(intKey),
  themeGroupIds: themeGroupIds.map(intKey),
});

/**
 * Asks for a report; a worker makes it. @returns its id
 * @throws AppError NOT_FOUND for a theme or theme group that the user may not browse
 */
export async function askForReport({ tx, actor, requestId, clock }: ReportCall, body: ReportBody): Promise<string> {
  const { contractId, userId } = actor;
  const { themeIds, themeGroupIds } = chosenOf(body);
  const theme_ids = await resolveSubject(tx, actor, { themeIds, themeGroupIds });
  if (theme_ids === null) throw new AppError("NOT_FOUND");
  const days = { start_day: body.start.replaceAll("/", "-"), end_day: body.end.replaceAll("/", "-") };
  const report = await tx.manager.save(
    tx.manager.create(Report, {
      ...{ contract_id: contractId, title: body.title.trim(), theme_ids, theme_group_ids: themeGroupIds },
      ...{ sections: actor.sections, ...days, made_by: userId, requested_at: clock.now() },
    }),
  );
  const detail = { id: report.report_id, first_day: days.start_day, end: days.end_day };
  await audit(tx, { contractId, actor: userId, action: "report.make", detail, requestId });
  return String(report.report_id);
}

/** @throws AppError NOT_FOUND */
export async function removeReport({ tx, actor, requestId }: ReportCall, id: string): Promise<void> {
  const { contractId, userId } = actor;
  const { report_id } = await demandReport(tx, actor, id);
  await tx.manager.delete(Report, { contract_id: contractId, report_id: intKey(report_id) });
  await audit(tx, { contractId, actor: userId, action: "report.remove", detail: { id: report_id }, requestId });
}
