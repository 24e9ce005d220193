import { IsOptional } from "class-validator";
import { Type } from "typebox";
import { type CsvEncoding, EncodingField } from "../../../csv/csv-encoding.ts";
import { sendTable } from "../../../csv/send-table.ts";
import { FormatField, type TableFormat } from "../../../csv/table-format.ts";
import { MonthField } from "../../../http/fields.ts";
import type { Router } from "../../../http/route.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { totalsTable } from "./omission-totals.columns.ts";
import { omissionTotalsSchema } from "./omission-totals.dto.ts";
import { readContractOmissions, totalOf } from "./omission-totals.read-model.ts";

class OmissionTotalsQuery {
  /** yyyy-MM; absent: the present month. */
  @IsOptional() @MonthField("月") target_month?: string;
}

class OmissionTotalsDownloadQuery extends OmissionTotalsQuery {
  @IsOptional() @FormatField() format: TableFormat = "csv";
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}

/** GET /omission_totals (our addition to api.md, Operator): how much themes miss, by contract. */
export function omissionTotalsRoutes(router: Router, { clock }: Parts): void {
  const monthOf = ({ target_month }: OmissionTotalsQuery): string => target_month ?? tokyoDay(clock.now()).slice(0, 7);

  router.operator({
    method: "GET",
    path: "/omission_totals",
    allow: "view",
    summary:
      "A month's numbers of suggested terms, decisions about them and questions about missing articles, by contract",
    query: OmissionTotalsQuery,
    data: omissionTotalsSchema,
    run: async ({ tx, query }) => {
      const target_month = monthOf(query);
      const contract_info = await readContractOmissions(tx, target_month);
      return { target_month, total: totalOf(contract_info), contract_info };
    },
  });

  router.operator({
    method: "GET",
    path: "/omission_totals_download",
    allow: "view",
    summary: "A month of suggested terms and missing articles as a file, a contract a row",
    query: OmissionTotalsDownloadQuery,
    data: Type.Object({}),
    produces: "text/csv",
    run: async ({ tx, query, reply }) => {
      const month = monthOf(query);
      const table = totalsTable(await readContractOmissions(tx, month));
      return sendTable(reply, table, { ...query, names: ["もれの集計", "omission_totals"], days: month });
    },
  });
}
