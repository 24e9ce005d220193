import { DATA_SECTIONS, type DataSection } from "@kirinuki/schema/codes.ts";
import { IsOptional, IsString } from "class-validator";
import { ChoiceField, CodeField, IdField, TextsField, VersionField } from "../../../http/fields.ts";
import { Clearable } from "../../../http/form-fields.ts";
import { SEARCHED_FIELDS, type SearchedFields } from "./narrowed-expression.ts";

const EXPRESSION = "検索式を文字列で指定してください。";

export class SearchExpressionsQuery {
  @IsOptional() @IdField("契約ID") contract_id?: string;
  @IsOptional() @IdField("テーマID") theme_id?: string;
}

/**
 * PUT /search_expressions. Without a data_section the expression holds for every source. Without an expression_id it is added
 * to the theme's expressions, unless the theme has the same already. An article that meets any of them belongs to the theme.
 */
export class SearchExpressionForm {
  @IdField("テーマID") theme_id!: string;
  @IsOptional() @IdField("検索式ID") expression_id?: string;
  @Clearable() @CodeField("情報源区分", DATA_SECTIONS) data_section?: DataSection | null;
  @IsString({ message: EXPRESSION }) expression!: string;
  /** Where its words are looked for. What the expression says itself of titles and bodies stays. */
  @IsOptional() @ChoiceField("検索範囲", SEARCHED_FIELDS) scope?: SearchedFields;
  /** Only articles of any of these media, by name or code. */
  @IsOptional() @TextsField("媒体", 200, 200) media?: string[];
  /** The one that was read; without it a change in between is overwritten. */
  @IsOptional() @VersionField() version?: number;
}

export class ExpressionHistoryQuery {
  @IdField("テーマID") theme_id!: string;
}

export class ExpressionIdForm {
  @IsOptional() @IdField("検索式ID") expression_id?: string;
}

/** What the checks say about the text itself is an answer, not a fault of the request. */
export class SyntaxCheckForm {
  @IsString({ message: EXPRESSION }) expression!: string;
}
