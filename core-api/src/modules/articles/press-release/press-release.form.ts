import { PressReleaseForm } from "@kirinuki/schema/forms/press-release-form.ts";
import { IsOptional } from "class-validator";
import { type CsvEncoding, EncodingField } from "../../../csv/csv-encoding.ts";
import { FormatField, type TableFormat } from "../../../csv/table-format.ts";
import { IdField, VersionField } from "../../../http/fields.ts";

/** PUT /press_release. */
export class PressReleaseBody extends PressReleaseForm {
  static readonly wireNames = { release_title: "title", release_text: "text", release_date: "day", version: "version" };
  @IsOptional() @IdField("リリースID") press_release_id?: string;
}

/** DELETE /press_release. */
export class RemovedReleaseBody {
  @IdField("リリースID") press_release_id!: string;
  @VersionField() version!: number;
}

/** GET /press_release. */
export class ReleaseQuery {
  @IdField("リリースID") press_release_id!: string;
}

/** GET /press_release_download: a row a pickup. */
export class ReleaseDownloadQuery extends ReleaseQuery {
  @IsOptional() @FormatField() format: TableFormat = "csv";
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}
