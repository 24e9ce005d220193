import { DATA_KBN, type DataKbn } from "@kirinuki/schema/codes.ts";
import { ComparisonForm } from "@kirinuki/schema/forms/comparison-form.ts";
import { IsOptional } from "class-validator";
import { type CsvEncoding, EncodingField } from "../../../csv/csv-encoding.ts";
import { FormatField, type TableFormat } from "../../../csv/table-format.ts";
import {
  ChoiceField,
  CodeField,
  DayField,
  DEFAULT_PAGE_SIZE,
  IdField,
  PageField,
  PageSizeField,
  VersionField,
} from "../../../http/fields.ts";
import { PeriodQuery } from "../../../http/period-query.ts";
import type { DayString } from "../../../time/tokyo.ts";
import { COMPARED_FIGURES, type ComparedFigure } from "./compared-figures.ts";

/** PUT /comparison. */
export class ComparisonBody extends ComparisonForm {
  static readonly wireNames = { comparison_name: "name", column_info: "columns", version: "version" };
  @IsOptional() @IdField("比較ID") comparison_id?: string;
}

/** DELETE /comparison. */
export class RemovedComparisonBody {
  @IdField("比較ID") comparison_id!: string;
  @VersionField() version!: number;
}

/** GET /comparison. */
export class ComparisonQuery extends PeriodQuery {
  @IdField("比較ID") comparison_id!: string;
}

export const COMPARISON_TABLES = ["figures", "days"] as const;
export type ComparisonTable = (typeof COMPARISON_TABLES)[number];

/** GET /comparison_download: a row a company with its figures, or a row a day. */
export class ComparisonDownloadQuery extends ComparisonQuery {
  @IsOptional() @ChoiceField("表", COMPARISON_TABLES) table: ComparisonTable = "figures";
  @IsOptional() @FormatField() format: TableFormat = "csv";
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}

/** GET /comparison_articles: the articles that a figure of a column counts, on all days or one of them. */
export class ComparisonArticlesQuery extends ComparisonQuery {
  @CodeField("区分", Object.values(DATA_KBN)) data_kbn!: DataKbn;
  @IdField("ID") id!: string;
  @IsOptional() @ChoiceField("指標", COMPARED_FIGURES) figure: ComparedFigure = "article";
  @IsOptional() @DayField("処理日") process_date?: DayString;
  @IsOptional() @PageField() page = 1;
  @IsOptional() @PageSizeField() page_size = DEFAULT_PAGE_SIZE;
}
