import { IsOptional, IsString } from "class-validator";
import { DEFAULT_PAGE_SIZE, IdField, PageField, PageSizeField, VersionField } from "../../../http/fields.ts";
import { SearchExpressionsQuery, SyntaxCheckForm } from "./theme-expression.form.ts";

const EXPRESSION = "検索式を文字列で指定してください。";

export class TextExpressionsQuery extends SearchExpressionsQuery {}

/** PUT /web_news_search_condition and /sc_search_condition. The id is needed only where the theme has several of the source. */
export class TextExpressionForm {
  @IdField("テーマID") theme_id!: string;
  @IsOptional() @IdField("検索式ID") expression_id?: string;
  @IsString({ message: EXPRESSION }) expression!: string;
  /** The one that was read; without it a change in between is overwritten. */
  @IsOptional() @VersionField() version?: number;
}

/** The syntax check; with a contract its excluded domains are left out of the trial. */
export class TrialCheckForm extends SyntaxCheckForm {
  @IsOptional() @IdField("契約ID") contract_id?: string;
}

/** GET /sc_newspaper_articles. */
export class PreviewQuery {
  @IsString({ message: EXPRESSION }) expression!: string;
  @IsOptional() @PageField() page = 1;
  @IsOptional() @PageSizeField() page_size = DEFAULT_PAGE_SIZE;
}
