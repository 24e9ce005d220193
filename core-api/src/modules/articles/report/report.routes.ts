import { Type } from "typebox";
import { intKey } from "../../../db/int-key.ts";
import { AppError } from "../../../errors/app-error.ts";
import { requiredId } from "../../../http/required-id.ts";
import { ADMINS, type Router } from "../../../http/route.ts";
import { sendFile } from "../../../http/send-file.ts";
import { REPORT_JOB } from "../../../runs/job-sender.ts";
import { REPORT_TYPES, reportKey } from "../../../storage/report-key.ts";
import type { Parts } from "../../parts.ts";
import { removeReportFiles } from "./make-reports.ts";
import { reportArticlesSchema, reportChoicesSchema, reportSchema, reportsSchema } from "./report.dto.ts";
import {
  ReportArticlesQuery,
  ReportBody,
  ReportDownloadQuery,
  ReportIdForm,
  ReportQuery,
  ReportsQuery,
} from "./report.form.ts";
import { demandReport, readListedArticles, readReportChoices, readReports } from "./report.read-model.ts";
import { askForReport, removeReport } from "./report.service.ts";

/** GET /reports, /report_choices, /report_articles, /report_download; GET, POST and DELETE /report (our addition to api.md, Administration). */
export function reportRoutes(router: Router, parts: Parts): void {
  readRoutes(router);
  downloadRoute(router, parts);
  changeRoutes(router, parts);
}

function readRoutes(router: Router): void {
  router.user({
    method: "GET",
    path: "/reports",
    allow: ADMINS,
    summary: "Reports on what the caller may see, newest first",
    query: ReportsQuery,
    data: reportsSchema,
    run: ({ tx, actor, query }) => readReports(tx, actor, query),
  });

  router.user({
    method: "GET",
    path: "/report_choices",
    allow: ADMINS,
    summary: "Themes and theme groups that a report can cover",
    data: reportChoicesSchema,
    run: ({ tx, actor }) => readReportChoices(tx, actor),
  });

  router.user({
    method: "GET",
    path: "/report",
    allow: ADMINS,
    summary:
      "One report: its state, and its figures as of when it was made; 404 if the caller may not see one of its themes",
    query: ReportQuery,
    data: reportSchema,
    run: ({ tx, actor, query }) => demandReport(tx, actor, query.report_id),
  });

  router.user({
    method: "GET",
    path: "/report_articles",
    allow: ADMINS,
    summary: "The articles of a report, page by page; the list never changes",
    query: ReportArticlesQuery,
    data: reportArticlesSchema,
    run: ({ tx, actor, query }) => readListedArticles(tx, actor, query),
  });
}

function downloadRoute(router: Router, { originals }: Parts): void {
  router.steps({
    method: "GET",
    path: "/report_download",
    allow: ADMINS,
    summary: "A report as PDF or Excel file; supports Range; 404 until it is ready",
    query: ReportDownloadQuery,
    data: Type.Unknown(),
    produces: "application/pdf",
    run: async ({ run, query: { report_id, format }, request, reply }) => {
      const { report, storeKey } = await run("read", async (tx, actor) => ({
        report: await demandReport(tx, actor, report_id),
        storeKey: reportKey(actor.contractId, intKey(report_id), format),
      }));
      if (report.state !== "ready") throw new AppError("NOT_FOUND");
      const ending = `_${report.process_date_start}_${report.process_date_end}.${format}`;
      const file = { storeKey, contentType: REPORT_TYPES[format], sha256: null };
      const names = { fileName: `report${ending}`, japaneseName: `${report.title}${ending}` };
      return sendFile(originals, { ...file, ...names, disposition: "attachment" }, request, reply);
    },
  });
}

function changeRoutes(router: Router, { clock, jobs, originals }: Parts): void {
  router.steps({
    method: "POST",
    path: "/report",
    allow: ADMINS,
    summary: "Request a report of a period; a worker makes it",
    body: ReportBody,
    data: Type.Object({ report_id: Type.String() }),
    run: async ({ idempotently, body, request }) => {
      const answer = await idempotently(async (tx, actor) => ({
        report_id: await askForReport({ tx, actor, clock, requestId: request.id }, body),
      }));
      // Committed by now, so that the worker finds it. Without a queue the job of the next minute does.
      await jobs.send(REPORT_JOB, answer, request.id);
      return answer;
    },
  });

  router.user({
    method: "DELETE",
    path: "/report",
    allow: ADMINS,
    summary: "Delete a report with its files",
    query: ReportIdForm,
    body: ReportIdForm,
    data: Type.Object({}),
    run: async ({ tx, actor, query, body, request }) => {
      const id = requiredId("report_id", "レポートID", query, body);
      await removeReport({ tx, actor, clock, requestId: request.id }, id);
      await removeReportFiles(originals, actor.contractId, intKey(id));
      return {};
    },
  });
}
