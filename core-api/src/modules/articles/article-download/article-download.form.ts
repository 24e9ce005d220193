import { IsOptional } from "class-validator";
import { type CsvEncoding, EncodingField } from "../../../csv/csv-encoding.ts";
import { FormatField, type TableFormat } from "../../../csv/table-format.ts";
import { ArticleIdsField, DayField } from "../../../http/fields.ts";
import type { DayString } from "../../../time/tokyo.ts";
import { SelectionQuery } from "../../themes/theme/selection.form.ts";
import { ArticleFilter, MAX_NAMED } from "../article/all-articles.form.ts";

/** POST /article_list_download: a filter, or chosen articles. encoding is for CSV; an Excel file needs none. */
export class ArticleListDownloadForm extends ArticleFilter {
  @IsOptional() @ArticleIdsField("記事", MAX_NAMED) article_info?: string[];
  @IsOptional() @FormatField() format: TableFormat = "csv";
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}

/** POST /web_theme_download: web news by theme, of a theme, a theme group or all themes. */
export class WebThemeDownloadForm extends SelectionQuery {
  @IsOptional() @DayField("処理日") process_date?: DayString;
  @IsOptional() @FormatField() format: TableFormat = "csv";
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}
