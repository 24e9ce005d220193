import { Type } from "typebox";
import type { Actor } from "../../../access/actor.ts";
import type { CsvEncoding } from "../../../csv/csv-encoding.ts";
import { sendLongTable, sendTable } from "../../../csv/send-table.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { ADMINS, ANY_USER, type Router } from "../../../http/route.ts";
import type { FormClass } from "../../../http/validate.ts";
import { Day, nullable } from "../../../http/wire-types.ts";
import { audit } from "../../audit/audit.ts";
import { type AskedUsers, askedCodes, askedGroups, askedUsers } from "./asked-users.ts";
import { rowsWithDays, withDays } from "./usage-days-of-rows.ts";
import { usageColumns, usageDayColumns } from "./usage-inquiry.columns.ts";
import { UsageFrequencyQuery, UserGroupUsageForm, UserUsageForm } from "./usage-inquiry.form.ts";
import { allUsage, readUsageInquiry } from "./usage-inquiry.read-model.ts";
import type { UsageBy, UsageInquiryRequest, UsageStep } from "./usage-inquiry.ts";
import { usageLines } from "./usage-lines.read-model.ts";
import { usagePeriod } from "./usage-period.ts";
import { usageCountsSchema } from "./usage-records.dto.ts";

const rowSchema = Type.Object({
  demand_id: nullable(Type.String()),
  demand_name: nullable(Type.String()),
  user_group_id: nullable(Type.String()),
  user_group_name: Type.String({ description: "合計 in the last row" }),
  user_id: nullable(Type.String({ description: "合計 if a group's users are summed" })),
  user_name: nullable(Type.String()),
  process_date: nullable(Type.String({ description: "yyyy-MM-dd, or 合計 if days are summed" })),
  charge_code: nullable(
    Type.String({ description: "With charge_code_flag, the charge code of the uses, empty for none; otherwise null" }),
  ),
  ...usageCountsSchema,
  use_max_count: nullable(Type.Integer()),
  sc_use_max_count: nullable(Type.Integer()),
  nodata_flag: Type.Integer({ description: "1: no use at all" }),
  days: Type.Optional(
    Type.Array(Type.Object({ process_date: Day(), ...usageCountsSchema }), {
      description: "With day_flag, the days that have uses, oldest first",
    }),
  ),
});
const pageSchema = { page: Type.Integer(), page_size: Type.Integer() };
const inquirySchema = Type.Object({
  pdf_usage: Type.Array(rowSchema),
  pdf_usage_count: Type.Integer({
    description: "Number of rows on all pages, not counting the row 合計 at the end of each page",
  }),
  ...pageSchema,
});
const frequencySchema = Type.Object({
  pdf_usage_frequency: Type.Array(rowSchema),
  pdf_usage_frequency_count: Type.Integer(),
  ...pageSchema,
});

interface Inquiry<Form extends UserUsageForm | UserGroupUsageForm> {
  form: FormClass<Form>;
  by: UsageBy;
  /** In the path: userid or usergroupid. */
  name: string;
  whose(tx: Transaction, actor: Actor, form: Form): Promise<AskedUsers>;
}

const BY_USER: Inquiry<UserUsageForm> = {
  form: UserUsageForm,
  by: "user",
  name: "userid",
  whose: (tx, actor, { user_id, user_group_id }) => askedUsers(tx, actor, user_id, user_group_id),
};
const BY_GROUP: Inquiry<UserGroupUsageForm> = {
  form: UserGroupUsageForm,
  by: "group",
  name: "usergroupid",
  whose: (tx, actor, { user_group_id }) => askedGroups(tx, actor, user_group_id ?? null),
};

/** POST /pdf_usage_by_userid_period and its kin, GET /pdf_usage_frequency, each with its _download (api.md, Originals and usage). */
export function usageInquiryRoutes(router: Router): void {
  for (const step of ["period", "daily"] as const) {
    inquiryRoutes(router, BY_USER, step);
    inquiryRoutes(router, BY_GROUP, step);
  }
  frequencyRoutes(router);
}

const STEP_NAMES = { period: "in a period", daily: "by day" } as const;
const FILE_NAMES = {
  user: {
    period: ["原文利用_ユーザー別_期間合計", "usage_by_user_period"],
    daily: ["原文利用_ユーザー別_日別", "usage_by_user_daily"],
  },
  group: {
    period: ["原文利用_ユーザーグループ別_期間合計", "usage_by_user_group_period"],
    daily: ["原文利用_ユーザーグループ別_日別", "usage_by_user_group_daily"],
  },
} as const;
const SHEET_NAME = "原文利用";
const namedDays = ({ period }: UsageInquiryRequest): string => `${period.start}_${period.end}`;

/** Days stand beside rows of the whole period, whose subtotals would have none. */
const showsDays = (step: UsageStep, { day_flag, charge_code_flag }: UserUsageForm | UserGroupUsageForm): boolean =>
  step === "period" && day_flag === true && charge_code_flag !== true;
const linesOf = (tx: Transaction, request: UsageInquiryRequest) => (encoding: CsvEncoding) =>
  usageLines(tx, request, encoding);
const BY_GROUP_ID = { key: "user_group_id", order: "asc" } as const;

function inquiryRoutes<Form extends UserUsageForm | UserGroupUsageForm>(
  router: Router,
  { form, by, name, whose }: Inquiry<Form>,
  step: "period" | "daily",
): void {
  const path = `/pdf_usage_by_${name}_${step}`;
  const requestOf = async (tx: Transaction, actor: Actor, body: Form): Promise<UsageInquiryRequest> => {
    const period = usagePeriod(body);
    const { sort_key: key, sort_order: order } = body;
    const sort = key === undefined ? (showsDays(step, body) ? BY_GROUP_ID : null) : { key, order };
    const charge = { chargeCodes: askedCodes(body), isByCharge: body.charge_code_flag ?? false };
    return { contractId: actor.contractId, by, step, period, sort, ...charge, ...(await whose(tx, actor, body)) };
  };

  router.user({
    method: "POST",
    path,
    allow: ANY_USER,
    whileReadOnly: true,
    inSupportView: "read",
    summary: `Counted uses of originals by ${by} ${STEP_NAMES[step]}; administrators see everybody, others themselves`,
    body: form,
    data: inquirySchema,
    run: async ({ tx, actor, body }) => {
      const { page, page_size } = body;
      const request = await requestOf(tx, actor, body);
      const { rows, total } = await readUsageInquiry(tx, request, { page, pageSize: page_size });
      const shown = showsDays(step, body) ? await withDays(tx, request, rows) : rows;
      return { pdf_usage: shown, pdf_usage_count: total, page, page_size };
    },
  });

  router.user({
    method: "POST",
    path: `${path}_download`,
    allow: ADMINS,
    whileReadOnly: true,
    summary: `Counted uses of originals by ${by} ${STEP_NAMES[step]} as a file, all rows: CSV, or Excel with format=xlsx`,
    body: form,
    data: Type.Object({}),
    produces: "text/csv",
    run: async ({ tx, actor, body, reply, request }) => {
      const inquiry = await requestOf(tx, actor, body);
      const { contractId, userId } = actor;
      const detail = { by, step, ...inquiry.period, ids: inquiry.userIds ?? inquiry.groupIds };
      await audit(tx, { contractId, actor: userId, action: "usage.download", detail, requestId: request.id });
      const [rows, days] = [allUsage(tx, inquiry), namedDays(inquiry)];
      if (showsDays(step, body)) {
        const columns = usageDayColumns(by, inquiry.period);
        const table = { sheetName: SHEET_NAME, columns, rows: rowsWithDays(tx, inquiry, rows) };
        return sendTable(reply, table, { ...body, names: FILE_NAMES[by].daily, days });
      }
      const columns = usageColumns(by, step, inquiry.isByCharge);
      const table = { sheetName: SHEET_NAME, columns, rows, lines: linesOf(tx, inquiry) };
      return sendLongTable(reply, table, { ...body, names: FILE_NAMES[by][step], days });
    },
  });
}

/** What each user did on each day (screen 1045). */
function frequencyRoutes(router: Router): void {
  const requestOf = async (
    tx: Transaction,
    actor: Actor,
    query: UsageFrequencyQuery,
  ): Promise<UsageInquiryRequest> => ({
    contractId: actor.contractId,
    by: "user",
    step: "frequency",
    period: usagePeriod(query),
    ...(await askedGroups(tx, actor, query.user_group_id === undefined ? null : [query.user_group_id])),
    chargeCodes: null,
    isByCharge: false,
    sort: null,
  });

  router.user({
    method: "GET",
    path: "/pdf_usage_frequency",
    allow: ADMINS,
    summary: "Counted uses of originals by day and user",
    query: UsageFrequencyQuery,
    data: frequencySchema,
    run: async ({ tx, actor, query }) => {
      const { page, page_size } = query;
      const request = await requestOf(tx, actor, query);
      const { rows, total } = await readUsageInquiry(tx, request, { page, pageSize: page_size });
      return { pdf_usage_frequency: rows, pdf_usage_frequency_count: total, page, page_size };
    },
  });

  router.user({
    method: "GET",
    path: "/pdf_usage_frequency_download",
    allow: ADMINS,
    summary: "Counted uses of originals by day and user as a file, all rows: CSV, or Excel with format=xlsx",
    query: UsageFrequencyQuery,
    data: Type.Object({}),
    produces: "text/csv",
    run: async ({ tx, actor, query, reply }) => {
      const request = await requestOf(tx, actor, query);
      const columns = usageColumns("user", "frequency");
      const table = { sheetName: "利用頻度", columns, rows: allUsage(tx, request), lines: linesOf(tx, request) };
      return sendLongTable(reply, table, {
        ...query,
        names: ["原文利用頻度", "usage_frequency"],
        days: namedDays(request),
      });
    },
  });
}
