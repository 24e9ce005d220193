import { DATA_SECTIONS, type DataSection } from "@kirinuki/schema/codes.ts";
import { IsOptional, IsString } from "class-validator";
import { CodeField, IdField } from "../../../http/fields.ts";

const EXPRESSION = "検索式を文字列で指定してください。";

/** POST /expression_trial: the expression in place of the one with the id, or as one more of the theme's. */
export class ExpressionTrialForm {
  @IdField("テーマID") theme_id!: string;
  @IsOptional() @IdField("検索式ID") expression_id?: string;
  /** Absent: every source. */
  @IsOptional() @CodeField("情報源区分", DATA_SECTIONS) data_section?: DataSection;
  @IsString({ message: EXPRESSION }) expression!: string;
}

export class ExpressionTermsForm {
  @IdField("契約ID") contract_id!: string;
  @IsOptional() @CodeField("情報源区分", DATA_SECTIONS) data_section?: DataSection;
  @IsString({ message: EXPRESSION }) expression!: string;
}

export class ExpressionWordsQuery {
  @IdField("契約ID") contract_id!: string;
}
