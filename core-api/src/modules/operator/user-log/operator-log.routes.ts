import { IsOptional } from "class-validator";
import { Type } from "typebox";
import type { CsvColumn } from "../../../csv/csv-bytes.ts";
import { type CsvEncoding, EncodingField } from "../../../csv/csv-encoding.ts";
import { fileNames, sendCsv } from "../../../csv/send-csv.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { DEFAULT_PAGE_SIZE, IdField, PageField, PageSizeField, ShortTextField } from "../../../http/fields.ts";
import { PeriodQuery } from "../../../http/period-query.ts";
import type { Router } from "../../../http/route.ts";
import { periodOf } from "../../../period/period.ts";
import { type Clock, tokyoDay } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { findContract } from "../contract-company/contract-company.read-model.ts";
import {
  allOperatorLog,
  type OperatorLog,
  type OperatorLogRequest,
  operatorLogSchema,
  readOperatorLog,
} from "./operator-log.read-model.ts";

class OperatorLogWhere extends PeriodQuery {
  @IsOptional() @IdField("契約ID") contract_id?: string;
  @IsOptional() @ShortTextField("運用担当者ID", 100) el_admin_id?: string;
  @IsOptional() @ShortTextField("操作", 100) action?: string;
}
class OperatorLogQuery extends OperatorLogWhere {
  @IsOptional() @PageField() page = 1;
  @IsOptional() @PageSizeField() page_size = DEFAULT_PAGE_SIZE;
}
class OperatorLogDownloadQuery extends OperatorLogWhere {
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}

const COLUMNS: readonly CsvColumn<OperatorLog>[] = [
  { heading: "日時", cell: (line) => line.occurred_at },
  { heading: "運用担当者ID", cell: (line) => line.el_admin_id },
  { heading: "運用担当者名", cell: (line) => line.el_admin_name },
  { heading: "契約ID", cell: (line) => line.contract_id },
  { heading: "企業名", cell: (line) => line.company_name },
  { heading: "操作", cell: (line) => line.action_text },
  { heading: "変更前", cell: (line) => line.before_text },
  { heading: "変更後", cell: (line) => line.after_text },
  { heading: "内容", cell: (line) => line.detail_text },
  { heading: "リクエストID", cell: (line) => line.request_id },
];

/** GET /operator_log and /operator_log_download: the operators' own trail (our addition to api.md, Operator). */
export function operatorLogRoutes(router: Router, { clock }: Parts): void {
  router.operator({
    method: "GET",
    path: "/operator_log",
    allow: "view",
    summary: "What operators did, with the state before and after, newest first",
    query: OperatorLogQuery,
    data: Type.Object({
      operator_log: Type.Array(operatorLogSchema),
      operator_log_count: Type.Integer(),
      page: Type.Integer(),
      page_size: Type.Integer(),
    }),
    run: async ({ tx, query }) => {
      const { page, page_size } = query;
      const { log, total } = await readOperatorLog(tx, await requestOf(tx, query, clock), {
        page,
        pageSize: page_size,
      });
      return { operator_log: log, operator_log_count: total, page, page_size };
    },
  });

  router.operator({
    method: "GET",
    path: "/operator_log_download",
    allow: "view",
    summary: "What operators did, with the state before and after, as CSV",
    query: OperatorLogDownloadQuery,
    data: Type.Object({}),
    produces: "text/csv",
    run: async ({ tx, query, reply }) => {
      const rows = allOperatorLog(tx, await requestOf(tx, query, clock));
      const names = fileNames(["運用担当者ログ", "operator_log"], `_${tokyoDay(clock.now())}.csv`);
      return sendCsv(reply, { ...names, columns: COLUMNS, rows, encoding: query.encoding });
    },
  });
}

/** @throws AppError NOT_FOUND for a contract that is not there */
async function requestOf(tx: Transaction, query: OperatorLogWhere, clock: Clock): Promise<OperatorLogRequest> {
  const { contract_id, el_admin_id, action } = query;
  if (contract_id !== undefined && !(await findContract(tx, contract_id))) throw new AppError("NOT_FOUND");
  return {
    period: periodOf(query, clock),
    ...(contract_id && { contractId: contract_id }),
    ...(el_admin_id && { operatorId: el_admin_id }),
    ...(action && { action }),
  };
}
