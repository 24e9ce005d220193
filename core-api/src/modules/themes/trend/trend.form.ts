import { IsOptional } from "class-validator";
import { type CsvEncoding, EncodingField } from "../../../csv/csv-encoding.ts";
import { FormatField, type TableFormat } from "../../../csv/table-format.ts";
import { invalidFields } from "../../../errors/app-error.ts";
import { ChoiceField, DayField, DEFAULT_PAGE_SIZE, IdField, PageField, PageSizeField } from "../../../http/fields.ts";
import { checkedPeriod, type Period } from "../../../period/period.ts";
import type { DayString } from "../../../time/tokyo.ts";
import { SelectionQuery } from "../theme/selection.form.ts";
import { SENSITIVITIES, type Sensitivity } from "./spikes.ts";

class TrendDaysQuery extends SelectionQuery {
  @IsOptional() @ChoiceField("急増の感度", SENSITIVITIES) sensitivity: Sensitivity = "normal";
}

/** unit=hour also counts by hour of arrival. page and page_size are of the media. */
export class TrendQuery extends TrendDaysQuery {
  @IsOptional() @ChoiceField("単位", ["day", "hour"]) unit: "day" | "hour" = "day";
  @IsOptional() @PageField() page = 1;
  @IsOptional() @PageSizeField() page_size = DEFAULT_PAGE_SIZE;
}

/** With a comparison the file has another theme, another period or both beside each day. */
export class TrendDownloadQuery extends TrendDaysQuery {
  @IsOptional() @IdField("比べるテーマのID") comparison_theme_id?: string;
  @IsOptional() @DayField("比べる期間の初日") comparison_date_start?: DayString;
  @IsOptional() @DayField("比べる期間の最終日") comparison_date_end?: DayString;
  @IsOptional() @FormatField() format: TableFormat = "csv";
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}

/**
 * The days that are laid beside those of a period; without days of their own the same period.
 * @throws AppError INVALID_FIELDS where one of both days is missing, the last is before the first, or more than 366 days are asked for
 */
export function comparedPeriod(query: TrendDownloadQuery, period: Period): Period {
  const { comparison_date_start: start, comparison_date_end: end } = query;
  if (start === undefined && end === undefined) return period;
  const fields = { start: "comparison_date_start", end: "comparison_date_end" };
  if (start === undefined || end === undefined) {
    const field = start === undefined ? fields.start : fields.end;
    throw invalidFields([{ field, message: "比べる期間は初日と最終日の両方を指定してください。" }]);
  }
  return checkedPeriod({ start, end }, fields);
}
