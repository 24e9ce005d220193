import { IsOptional } from "class-validator";
import { ChoiceField, CodeField, IdField, ShortTextField } from "../../../http/fields.ts";
import { PeriodQuery } from "../../../http/period-query.ts";

export const ORIGINAL_STATES = ["all", "no_pdf", "no_text", "withdrawn"] as const;
export type OriginalState = (typeof ORIGINAL_STATES)[number];

/** GET /originals: words of the title or an article's id, medium, source, what is lacking; days of arrival, default the last 14. */
export class OriginalsQuery extends PeriodQuery {
  @IsOptional() @ShortTextField("キーワード", 200) keyword?: string;
  @IsOptional() @ShortTextField("媒体コード", 32) media_code?: string;
  @IsOptional() @CodeField("データ区分", [1, 2, 5]) data_section?: 1 | 2 | 5;
  @IsOptional() @ChoiceField("状態", ORIGINAL_STATES) state: OriginalState = "all";
}

export class OriginalTextQuery {
  @IdField("記事ID") article_id!: string;
}
