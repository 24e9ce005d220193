import { SETUP_STATUS_LABELS, SETUP_TRIGGER_LABELS } from "@kirinuki/schema/setup-status-labels.ts";
import { Type } from "typebox";
import type { CsvColumn } from "../../../csv/csv-bytes.ts";
import { fileNames, sendCsv } from "../../../csv/send-csv.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import type { Router } from "../../../http/route.ts";
import { periodOf } from "../../../period/period.ts";
import { type Clock, tokyoDay } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { findContract } from "../contract-company/contract-company.read-model.ts";
import { type SetupStatus, setupStatusListSchema } from "./setup-status.dto.ts";
import { SetupStatusDownloadQuery, SetupStatusQuery } from "./setup-status.form.ts";
import { allSetupStatus, readSetupStatus, type SetupStatusRequest } from "./setup-status.read-model.ts";

const COLUMNS: readonly CsvColumn<SetupStatus>[] = [
  { heading: "処理ID", cell: (run) => run.setup_run_id },
  { heading: "起動元", cell: (run) => SETUP_TRIGGER_LABELS[run.trigger] ?? run.trigger },
  { heading: "対象", cell: (run) => run.label },
  { heading: "状態", cell: (run) => SETUP_STATUS_LABELS[run.status] ?? run.status },
  { heading: "開始日時", cell: (run) => run.started_at },
  { heading: "終了日時", cell: (run) => run.ended_at },
  { heading: "読込件数", cell: (run) => run.read_count },
  { heading: "登録件数", cell: (run) => run.article_count },
  { heading: "訂正件数", cell: (run) => run.corrected_count },
  { heading: "該当件数", cell: (run) => run.matched_count },
  { heading: "除外件数", cell: (run) => run.removed_count },
  { heading: "メール件数", cell: (run) => run.mail_count },
  { heading: "エラー件数", cell: (run) => run.failure_count },
  { heading: "失敗の理由", cell: (run) => run.failure },
];

/** GET /setup_status and /setup_status_download (api.md, Operator). */
export function setupStatusRoutes(router: Router, { clock }: Parts): void {
  router.operator({
    method: "GET",
    path: "/setup_status",
    allow: "view",
    summary: "Set-up runs, newest first: articles, hits, mails, failures, times",
    query: SetupStatusQuery,
    data: setupStatusListSchema,
    run: async ({ tx, query }) => {
      const { page, page_size } = query;
      const request = await requestOf(tx, query, clock);
      const { runs, total } = await readSetupStatus(tx, request, { page, pageSize: page_size });
      return { setup_status: runs, setup_status_count: total, page, page_size };
    },
  });

  router.operator({
    method: "GET",
    path: "/setup_status_download",
    allow: "view",
    summary: "Set-up runs as CSV: articles, hits, mails, failures, times",
    query: SetupStatusDownloadQuery,
    data: Type.Object({}),
    produces: "text/csv",
    run: async ({ tx, query, reply }) => {
      const rows = allSetupStatus(tx, await requestOf(tx, query, clock));
      const names = fileNames(["セットアップ状況", "setup_status"], `_${tokyoDay(clock.now())}.csv`);
      return sendCsv(reply, { ...names, columns: COLUMNS, rows, encoding: query.encoding });
    },
  });
}

/** @throws AppError NOT_FOUND for a contract that is not there */
async function requestOf(
  tx: Transaction,
  query: SetupStatusDownloadQuery | SetupStatusQuery,
  clock: Clock,
): Promise<SetupStatusRequest> {
  const { contract_id, trigger } = query;
  if (contract_id !== undefined && !(await findContract(tx, contract_id))) throw new AppError("NOT_FOUND");
  return {
    period: periodOf(query, clock),
    now: clock.now(),
    ...(contract_id !== undefined && { contractId: contract_id }),
    ...(trigger !== undefined && { trigger }),
  };
}
