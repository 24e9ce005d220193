import { MACHINE_PURPOSES, type MachinePurpose } from "@kirinuki/schema/purposes.ts";
import { IsOptional, Length } from "class-validator";
import { type CsvEncoding, EncodingField } from "../../../csv/csv-encoding.ts";
import { ChoicesField, ShortTextField } from "../../../http/fields.ts";
import { Clearable } from "../../../http/form-fields.ts";
import { PeriodQuery } from "../../../http/period-query.ts";
import { IntegerField } from "../contract-company/contract-company.fields.ts";

const LONGEST_DAYS = 3650;
const MOST_READERS = 100_000;
const LONGEST_EXCERPT = 1000;
const MAX_CODE = 32;

export class MediaLicencesQuery {
  @IsOptional() @ShortTextField("媒体コード", MAX_CODE) media_code?: string;
}

/** What a licence allows. Days from the day of issue; 0: not at all; null: no bound. Absent stays as it is. */
export class LicenceBounds {
  @Clearable() @IntegerField("表示できる日数", 0, LONGEST_DAYS) show_days?: number | null;
  @Clearable() @IntegerField("印刷できる日数", 0, LONGEST_DAYS) print_days?: number | null;
  @Clearable() @IntegerField("メールから開ける日数", 0, LONGEST_DAYS) mail_days?: number | null;
  @Clearable() @IntegerField("契約ごとの利用者数", 1, MOST_READERS) max_readers?: number | null;
  @Clearable() @IntegerField("抜粋の文字数", 0, LONGEST_EXCERPT) excerpt_chars?: number | null;
  /** In place of those of before. */
  @IsOptional() @ChoicesField("許諾しない用途", MACHINE_PURPOSES) forbidden_purposes?: MachinePurpose[];
}

/** PUT /media_licences. */
export class MediaLicenceForm extends LicenceBounds {
  @Length(1, MAX_CODE, { message: `媒体コードは1～${MAX_CODE}文字で指定してください。` })
  media_code!: string;
}

/** GET /media_uses_download: days, whose months are told apart; default the last 14. */
export class MediaUsesQuery extends PeriodQuery {
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}
