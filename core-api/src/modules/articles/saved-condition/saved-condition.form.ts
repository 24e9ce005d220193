import { DATA_SECTIONS, type DataSection } from "@kirinuki/schema/codes.ts";
import { SavedConditionForm } from "@kirinuki/schema/forms/saved-condition-form.ts";
import { LONGEST_PERIOD_DAYS } from "@kirinuki/schema/tokyo-day.ts";
import { IsOptional } from "class-validator";
import { CodesField, DayCountField, DayField, IdField, ShortTextField } from "../../../http/fields.ts";
import { Clearable } from "../../../http/form-fields.ts";
import { Digits, Flag } from "../../../http/transforms.ts";
import type { DayString } from "../../../time/tokyo.ts";
import { SEARCH_WIRE_NAMES } from "../article-search/article-search.form.ts";

/** PUT /search_condition. Without a condition_id it is a new one. */
export class SavedConditionBody extends SavedConditionForm {
  static readonly wireNames = { ...SEARCH_WIRE_NAMES, tone: "tones", tag_id: "tagIds" };

  @IsOptional() @IdField("検索条件ID") condition_id?: string;
  @Clearable() declare keyword1?: string | null;
  @Clearable() declare keyword2?: string | null;
  @Digits() declare operator?: 1 | 2 | 3;
  @Digits() declare mediaOperator?: 1 | 2 | 3;
  @Flag() declare synonyms?: boolean;
  @Clearable() @CodesField("データ区分", DATA_SECTIONS) data_section?: DataSection[] | null;
  @Clearable() @DayCountField("期間の日数", LONGEST_PERIOD_DAYS) period_days?: number | null;
  @Clearable() @DayField("期間の開始日") process_date_start?: DayString | null;
  @Clearable() @DayField("期間の終了日") process_date_end?: DayString | null;
}

export class ConditionIdForm {
  @IsOptional() @IdField("検索条件ID") condition_id?: string;
}

/** Whose conditions; only one's own can be asked for. */
export class ConditionsQuery {
  @IsOptional() @IdField("契約ID") contract_id?: string;
  @IsOptional() @ShortTextField("ユーザーID", 20) user_id?: string;
}
