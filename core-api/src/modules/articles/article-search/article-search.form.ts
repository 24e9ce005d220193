import { DATA_SECTIONS, type DataSection } from "@kirinuki/schema/codes.ts";
import { IsOptional } from "class-validator";
import { invalidFields } from "../../../errors/app-error.ts";
import {
  ChoiceField,
  CodeField,
  CodesField,
  DayField,
  DEFAULT_PAGE_SIZE,
  PageField,
  PageSizeField,
  ShortTextField,
  TextsField,
} from "../../../http/fields.ts";
import { type SortKey, type SortOrder } from "../../../search/article-search.ts";
import type { DayString } from "../../../time/tokyo.ts";
import { SelectionQuery } from "../../themes/theme/selection.form.ts";

/** Longer ones are not read at all; how long an expression may be is for its parser to say. */
const LONGEST_TEXT = 100_000;

/**
 * A search: keywords with their operators and media, or an expression (to which media may be added). `operator` is keyword1's
 * (1 all its words, 2 any, 3 none); `media_operator` is keyword2's (3 none of its words, else all), for media are always OR'ed.
 */
export class ArticleSearchForm extends SelectionQuery {
  /** Lists in a query string may be named either way. */
  static readonly wireNames = {
    data_section: "data_section",
    "data_section[]": "data_section",
    media_name_list: "media_name_list",
    "media_name_list[]": "media_name_list",
  };

  @IsOptional() @ShortTextField("検索式", LONGEST_TEXT) expression?: string;
  @IsOptional() @ShortTextField("キーワード1", LONGEST_TEXT) keyword1?: string;
  @IsOptional() @ShortTextField("キーワード2", LONGEST_TEXT) keyword2?: string;
  @IsOptional() @CodeField("キーワード1の条件", [1, 2, 3]) operator?: 1 | 2 | 3;
  @IsOptional() @CodeField("キーワード2の条件", [1, 2, 3]) media_operator?: 1 | 2 | 3;
  @IsOptional() @TextsField("媒体名", 200, 200) media_name_list?: string[];
  @IsOptional() @CodesField("データ区分", DATA_SECTIONS) data_section?: DataSection[];
  @IsOptional() @DayField("発行日の開始日") issue_date_start?: DayString;
  @IsOptional() @DayField("発行日の終了日") issue_date_end?: DayString;
  @IsOptional() @PageField() page = 1;
  @IsOptional() @PageSizeField() page_size = DEFAULT_PAGE_SIZE;
  @IsOptional() @ChoiceField("並べ替え項目", ["date", "title"]) sort_key?: SortKey;
  @IsOptional() @ChoiceField("並び順", ["asc", "desc"]) sort_order?: SortOrder;
}

/** @throws AppError INVALID_FIELDS for fields that contradict each other */
export function checkSearchForm(form: ArticleSearchForm): void {
  if (form.expression !== undefined && (form.keyword1 !== undefined || form.keyword2 !== undefined))
    throw invalidFields([{ field: "expression", message: "検索式とキーワードは同時に指定できません。" }]);
  const { issue_date_start: start, issue_date_end: end } = form;
  if (start !== undefined && end !== undefined && start > end)
    throw invalidFields([{ field: "issue_date_end", message: "発行日の終了日は開始日以降の日付を指定してください。" }]);
}
