import {
  OMISSION_DECISIONS,
  OMISSION_STATES,
  type OmissionDecision,
  type OmissionState,
} from "@kirinuki/schema/omission.ts";
import { IsOptional } from "class-validator";
import { type CsvEncoding, EncodingField } from "../../../csv/csv-encoding.ts";
import { FormatField, type TableFormat } from "../../../csv/table-format.ts";
import { ChoiceField, DEFAULT_PAGE_SIZE, IdField, PageField, PageSizeField } from "../../../http/fields.ts";

/** GET /theme_omissions. */
export class OmissionsQuery {
  @IsOptional() @IdField("テーマID") theme_id?: string;
  @IsOptional() @ChoiceField("対応", OMISSION_STATES) state: OmissionState = "open";
  @IsOptional() @PageField() page = 1;
  @IsOptional() @PageSizeField() page_size = DEFAULT_PAGE_SIZE;
}

/** GET /theme_omission_trial. */
export class OmissionTrialQuery {
  @IdField("提案ID") theme_omission_id!: string;
}

/** GET /omission_months_download. */
export class OmissionMonthsDownloadQuery {
  @IsOptional() @FormatField() format: TableFormat = "csv";
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}

/** PUT /theme_omission. */
export class OmissionBody {
  @IdField("提案ID") theme_omission_id!: string;
  @ChoiceField("対応", OMISSION_DECISIONS) decision!: OmissionDecision;
}
