import { IsOptional } from "class-validator";
import { Type } from "typebox";
import type { Actor } from "../../../access/actor.ts";
import { type CsvEncoding, EncodingField } from "../../../csv/csv-encoding.ts";
import { sendTable } from "../../../csv/send-table.ts";
import { FormatField, type TableFormat } from "../../../csv/table-format.ts";
import { MonthField } from "../../../http/fields.ts";
import { ADMINS, type Router } from "../../../http/route.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { sheetFile } from "./delivery-sheet.columns.ts";
import { deliverySheetSchema } from "./delivery-sheet.dto.ts";
import { readDeliverySheet } from "./read-delivery-sheet.ts";

class DeliverySheetQuery {
  /** yyyy-MM; absent: the present month. */
  @IsOptional() @MonthField("対象月") target_month?: string;
}

class DeliverySheetDownloadQuery extends DeliverySheetQuery {
  @IsOptional() @FormatField() format: TableFormat = "csv";
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}

/** GET /delivery_sheet and its file: a month's newspapers and digests, on time or not (our addition to api.md, Administration). */
export function deliverySheetRoutes(router: Router, { clock }: Parts): void {
  const sheetOf = (actor: Actor, { target_month }: DeliverySheetQuery) => ({
    contractId: actor.contractId,
    sections: actor.sections,
    month: target_month ?? tokyoDay(clock.now()).slice(0, 7),
  });

  router.user({
    method: "GET",
    path: "/delivery_sheet",
    allow: ADMINS,
    summary: "Newspapers and digests of a month by day: on time, late, missed, and why",
    query: DeliverySheetQuery,
    data: deliverySheetSchema,
    run: ({ tx, actor, query }) => readDeliverySheet(tx, sheetOf(actor, query), clock.now()),
  });

  router.user({
    method: "GET",
    path: "/delivery_sheet_download",
    allow: ADMINS,
    summary: "Newspapers and digests of a month as a file: a row for each day and time at which digests were due",
    query: DeliverySheetDownloadQuery,
    data: Type.Object({}),
    produces: "text/csv",
    run: async ({ tx, actor, query, reply }) => {
      const of = sheetOf(actor, query);
      const file = sheetFile(await readDeliverySheet(tx, of, clock.now()));
      return sendTable(reply, file, { ...query, names: ["配信実績", "delivery_sheet"], days: of.month });
    },
  });
}
