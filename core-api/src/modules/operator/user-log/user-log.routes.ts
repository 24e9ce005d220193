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
import { allUserLog, readUserLog, type UserLog, type UserLogRequest, userLogSchema } from "./user-log.read-model.ts";

/** Days (default the last 14), contract, user, action. */
class UserLogWhere extends PeriodQuery {
  @IsOptional() @IdField("契約ID") contract_id?: string;
  @IsOptional() @ShortTextField("ユーザーID", 100) user_id?: string;
  @IsOptional() @ShortTextField("操作", 100) action?: string;
}
class UserLogQuery extends UserLogWhere {
  @IsOptional() @PageField() page = 1;
  @IsOptional() @PageSizeField() page_size = DEFAULT_PAGE_SIZE;
}
class UserLogDownloadQuery extends UserLogWhere {
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}

const COLUMNS: readonly CsvColumn<UserLog>[] = [
  { heading: "日時", cell: (line) => line.occurred_at },
  { heading: "契約ID", cell: (line) => line.contract_id },
  { heading: "企業コード", cell: (line) => line.contract_code },
  { heading: "企業名", cell: (line) => line.company_name },
  { heading: "ユーザーID", cell: (line) => line.user_id },
  { heading: "操作", cell: (line) => line.action_text },
  { heading: "内容", cell: (line) => line.detail_text },
  { heading: "リクエストID", cell: (line) => line.request_id },
];

/** GET /user_log and /user_log_download (api.md, Operator). */
export function userLogRoutes(router: Router, { clock }: Parts): void {
  router.operator({
    method: "GET",
    path: "/user_log",
    allow: "view",
    summary: "Sign-ins and actions of a contract's users, newest first",
    query: UserLogQuery,
    data: Type.Object({
      user_log: Type.Array(userLogSchema),
      user_log_count: Type.Integer(),
      page: Type.Integer(),
      page_size: Type.Integer(),
    }),
    run: async ({ tx, query }) => {
      const { page, page_size } = query;
      const { log, total } = await readUserLog(tx, await requestOf(tx, query, clock), { page, pageSize: page_size });
      return { user_log: log, user_log_count: total, page, page_size };
    },
  });

  router.operator({
    method: "GET",
    path: "/user_log_download",
    allow: "view",
    summary: "Sign-ins and actions of a contract's users as CSV, with labels instead of codes",
    query: UserLogDownloadQuery,
    data: Type.Object({}),
    produces: "text/csv",
    run: async ({ tx, query, reply }) => {
      const rows = allUserLog(tx, await requestOf(tx, query, clock));
      const names = fileNames(["操作ログ", "user_log"], `_${tokyoDay(clock.now())}.csv`);
      return sendCsv(reply, { ...names, columns: COLUMNS, rows, encoding: query.encoding });
    },
  });
}

/** @throws AppError NOT_FOUND for a contract that is not there */
async function requestOf(tx: Transaction, query: UserLogWhere, clock: Clock): Promise<UserLogRequest> {
  const { contract_id, user_id, action } = query;
  if (contract_id !== undefined && !(await findContract(tx, contract_id))) throw new AppError("NOT_FOUND");
  return {
    period: periodOf(query, clock),
    ...(contract_id && { contractId: contract_id }),
    ...(user_id && { userId: user_id }),
    ...(action && { action }),
  };
}
