import { DATA_SECTIONS, type DataSection } from "@kirinuki/schema/codes.ts";
import type { Tone } from "@kirinuki/schema/tones.ts";
import { IsOptional } from "class-validator";
import {
  ChoiceField,
  CodeField,
  CodesField,
  DEFAULT_PAGE_SIZE,
  IdField,
  PageField,
  PageSizeField,
  ShortTextField,
} from "../../../http/fields.ts";
import { PeriodQuery } from "../../../http/period-query.ts";
import { WantedTags, WantedTones } from "../article-assessment/assessment-filter.form.ts";
import { ARTICLE_STATES, type ArticleState } from "./managed-article.read-model.ts";

/** Longer ones are not read at all; how long an expression may be is for its parser to say. */
const LONGEST_TEXT = 100_000;

/** GET /managed_articles. */
export class ManagedArticlesQuery extends PeriodQuery {
  @IsOptional() @ShortTextField("検索式", LONGEST_TEXT) expression?: string;
  /** Words that all occur, as keyword1 of a search. */
  @IsOptional() @ShortTextField("キーワード", LONGEST_TEXT) keyword?: string;
  /** 1: each word stands for its synonyms too. */
  @IsOptional() @CodeField("類義語", [0, 1]) synonym_flag: 0 | 1 = 0;
  @IsOptional() @IdField("テーマID") theme_id?: string;
  @IsOptional() @ShortTextField("媒体コード", 32) media_code?: string;
  @IsOptional() @WantedTones() tone?: Tone[];
  @IsOptional() @WantedTags() tag_id?: string[];
  @IsOptional() @ChoiceField("状態", ARTICLE_STATES) state: ArticleState = "all";
  @IsOptional() @CodesField("データ区分", DATA_SECTIONS) data_section?: DataSection[];
  @IsOptional() @PageField() page = 1;
  @IsOptional() @PageSizeField() page_size = DEFAULT_PAGE_SIZE;
}
