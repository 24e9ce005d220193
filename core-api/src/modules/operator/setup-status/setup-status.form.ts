import { IsOptional } from "class-validator";
import { type CsvEncoding, EncodingField } from "../../../csv/csv-encoding.ts";
import { ChoiceField, DEFAULT_PAGE_SIZE, IdField, PageField, PageSizeField } from "../../../http/fields.ts";
import { PeriodQuery } from "../../../http/period-query.ts";

import { SETUP_TRIGGERS, type SetupTrigger } from "../../../runs/setup-run.ts";

/** GET /setup_status: days on which runs began (default the last 14), of all contracts or of one. */
export class SetupStatusQuery extends PeriodQuery {
  @IsOptional() @IdField("契約ID") contract_id?: string;
  @IsOptional() @ChoiceField("起動元", SETUP_TRIGGERS) trigger?: SetupTrigger;
  @IsOptional() @PageField() page = 1;
  @IsOptional() @PageSizeField() page_size = DEFAULT_PAGE_SIZE;
}

export class SetupStatusDownloadQuery extends PeriodQuery {
  @IsOptional() @IdField("契約ID") contract_id?: string;
  @IsOptional() @ChoiceField("起動元", SETUP_TRIGGERS) trigger?: SetupTrigger;
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}
