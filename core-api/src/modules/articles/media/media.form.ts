import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { IsOptional, Length, Matches, ValidateBy } from "class-validator";
import { CodeField, ShortTextField } from "../../../http/fields.ts";
import { Clearable } from "../../../http/form-fields.ts";
import { IntegerField } from "../../operator/contract-company/contract-company.fields.ts";
import { LicenceBounds } from "../../operator/media-licence/media-licence.form.ts";

const MAX_CODE = 32;
const MAX_NAME = 200;
const LONGEST_DAYS = 3650;

const isName = (value: unknown): boolean => {
  const length = typeof value === "string" ? norm(value).length : 0;
  return length > 0 && length <= MAX_NAME;
};

/** The code that deliveries use, the name that lists show, and what its licence allows. */
class MediaForm extends LicenceBounds {
  @Length(1, MAX_CODE, { message: `媒体コードは1～${MAX_CODE}文字で指定してください。` })
  @Matches(/^[!-~]*$/, { message: "媒体コードは半角英数字と記号で指定してください。" })
  media_code!: string;

  @ValidateBy(
    { name: "isMediaName", validator: { validate: isName } },
    { message: `媒体名を${MAX_NAME}文字以下で入力してください。`, context: { jsonSchema: { type: "string" } } },
  )
  media_name!: string;
}

/** PUT /newspaper_media. value: group of the media dropdown; null: in none. Absent stays as it is. */
export class NewspaperMediaForm extends MediaForm {
  @Clearable() @CodeField("グループ", [1, 2]) value?: 1 | 2 | null;
}

/** PUT /magazine_media. Days after the cover date; null: no rule. Absent stays as it is. */
export class MagazineMediaForm extends MediaForm {
  @Clearable() @IntegerField("提供開始までの日数", -LONGEST_DAYS, LONGEST_DAYS) sales_from_days?: number | null;
  @Clearable() @IntegerField("提供日数", 1, LONGEST_DAYS) sales_days?: number | null;
  @Clearable() @IntegerField("再提供開始までの日数", -LONGEST_DAYS, LONGEST_DAYS) redelivery_from_days?: number | null;
  @Clearable() @CodeField("提供期間フラグ", [0, 1]) sales_datetime_flag?: 0 | 1 | null;
}

export class MediaCodeForm {
  @IsOptional() @ShortTextField("媒体コード", MAX_CODE) media_code?: string;
}
