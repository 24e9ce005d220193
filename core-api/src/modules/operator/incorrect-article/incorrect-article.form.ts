import { IsOptional, ValidateBy } from "class-validator";
import {
  ChoiceField,
  DEFAULT_PAGE_SIZE,
  IdField,
  PageField,
  PageSizeField,
  ShortTextField,
} from "../../../http/fields.ts";
import { PeriodQuery } from "../../../http/period-query.ts";

import { isArticleField, type RawFields } from "./raw-fields.ts";

/** Days on which the items were refused, or put right; default the last 14. */
export class IncorrectArticlesQuery extends PeriodQuery {
  @IsOptional() @ShortTextField("ファイル名", 500) source_file?: string;
  @IsOptional() @PageField() page = 1;
  @IsOptional() @PageSizeField() page_size = DEFAULT_PAGE_SIZE;
}

/** GET /incorrect_mc_articles. */
export class IncorrectArticleListQuery extends IncorrectArticlesQuery {
  @IsOptional() @ChoiceField("状態", ["open", "closed"]) status?: "open" | "closed";
}

export class IncorrectArticleQuery {
  @IdField("誤り記事ID") incorrect_article_id!: string;
}

const isFields = (value: unknown): boolean =>
  value !== null && typeof value === "object" && !Array.isArray(value) && Object.keys(value).every(isArticleField);

/** PUT /incorrect_mc_article: fields of the article with their right values; null takes a field away, the others stay. */
export class IncorrectArticleForm {
  @IdField("誤り記事ID") incorrect_article_id!: string;

  @ValidateBy(
    { name: "isArticleFields", validator: { validate: isFields } },
    {
      message: "訂正する項目は、記事の項目名と値で指定してください。",
      context: { jsonSchema: { type: "object", additionalProperties: true } },
    },
  )
  article_info!: RawFields;
}
