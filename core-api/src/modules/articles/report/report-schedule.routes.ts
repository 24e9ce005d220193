import { Type } from "typebox";
import { requiredId } from "../../../http/required-id.ts";
import { ADMINS, type Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { reportScheduleSchema, reportSchedulesSchema } from "./report.dto.ts";
import { ReportScheduleBody, ReportScheduleIdForm } from "./report.form.ts";
import { readSchedules, removeSchedule, saveSchedule } from "./report-schedule.service.ts";

/** GET /report_schedules, PUT and DELETE /report_schedule (our addition to api.md, Administration). */
export function reportScheduleRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/report_schedules",
    allow: ADMINS,
    summary: "Schedules that make and mail a report of the previous month",
    data: reportSchedulesSchema,
    run: async ({ tx, actor }) => ({ report_schedules: await readSchedules(tx, actor.contractId) }),
  });

  router.user({
    method: "PUT",
    path: "/report_schedule",
    allow: ADMINS,
    summary: "Create a schedule; with id and version, change one; 409 if it changed since that version",
    body: ReportScheduleBody,
    data: reportScheduleSchema,
    run: ({ tx, actor, body, request }) => saveSchedule({ tx, actor, clock, requestId: request.id }, body),
  });

  router.user({
    method: "DELETE",
    path: "/report_schedule",
    allow: ADMINS,
    summary: "Delete a schedule; the reports that it made stay",
    query: ReportScheduleIdForm,
    body: ReportScheduleIdForm,
    data: Type.Object({}),
    run: async ({ tx, actor, query, body, request }) => {
      const id = requiredId("report_schedule_id", "定期作成ID", query, body);
      await removeSchedule({ tx, actor, clock, requestId: request.id }, id);
      return {};
    },
  });
}
