import { ReportForm, ReportScheduleForm } from "@kirinuki/schema/forms/report-form.ts";
import { IsOptional } from "class-validator";
import {
  ChoiceField,
  DEFAULT_PAGE_SIZE,
  IdField,
  PageField,
  PageSizeField,
  VersionField,
} from "../../../http/fields.ts";
import { Digits, Listed } from "../../../http/transforms.ts";
import { REPORT_FORMATS, type ReportFormat } from "../../../storage/report-key.ts";
import { IdTexts } from "../../themes/theme-set/theme-set.form.ts";

const ID = "レポートID";
const SCHEDULE_ID = "定期作成ID";

const SUBJECT_NAMES = { title: "title", theme_ids: "themeIds", theme_group_ids: "themeGroupIds" };

/** GET /reports. */
export class ReportsQuery {
  @IsOptional() @PageField() page = 1;
  @IsOptional() @PageSizeField() page_size = DEFAULT_PAGE_SIZE;
}

/** POST /report. */
export class ReportBody extends ReportForm {
  static readonly wireNames = { ...SUBJECT_NAMES, process_date_start: "start", process_date_end: "end" };

  @IdTexts() declare themeIds: string[];
  @IdTexts() declare themeGroupIds: string[];
}

export class ReportQuery {
  @IdField(ID) report_id!: string;
}

/** GET /report_articles. */
export class ReportArticlesQuery extends ReportQuery {
  @IsOptional() @PageField() page = 1;
  @IsOptional() @PageSizeField() page_size = DEFAULT_PAGE_SIZE;
}

/** GET /report_download. */
export class ReportDownloadQuery extends ReportQuery {
  @IsOptional() @ChoiceField("ファイル形式", REPORT_FORMATS) format: ReportFormat = "pdf";
}

/** DELETE /report: in the query or in the body. */
export class ReportIdForm {
  @IsOptional() @IdField(ID) report_id?: string;
}

/** PUT /report_schedule: with id and version it edits, without either it creates. */
export class ReportScheduleBody extends ReportScheduleForm {
  static readonly wireNames = {
    ...SUBJECT_NAMES,
    send_day: "sendDay",
    send_time: "sendTime",
    mail_addresses: "addresses",
  };

  @IsOptional() @IdField(SCHEDULE_ID) report_schedule_id?: string;
  @IsOptional() @VersionField() version?: number;
  @IdTexts() declare themeIds: string[];
  @IdTexts() declare themeGroupIds: string[];
  @Digits() declare sendDay: number;
  @Listed() declare addresses: string[];
}

export class ReportScheduleIdForm {
  @IsOptional() @IdField(SCHEDULE_ID) report_schedule_id?: string;
}
