import { DATA_SECTIONS, type DataSection } from "@kirinuki/schema/codes.ts";
import {
  ExpressionText,
  Keyword,
  MediaNames,
  Operator,
  type SearchText,
  WithSynonyms,
} from "@kirinuki/schema/forms/search-words.ts";
import type { Prominence } from "@kirinuki/schema/prominence.ts";
import type { Tone } from "@kirinuki/schema/tones.ts";
import { IsOptional } from "class-validator";
import { invalidFields } from "../../../errors/app-error.ts";
import {
  ChoiceField,
  CodesField,
  DayField,
  DEFAULT_PAGE_SIZE,
  PageField,
  PageSizeField,
} from "../../../http/fields.ts";
import { Digits, Flag, Listed } from "../../../http/transforms.ts";
import { type SortKey, type SortOrder } from "../../../search/article-search.ts";
import type { DayString } from "../../../time/tokyo.ts";
import { SelectionQuery } from "../../themes/theme/selection.form.ts";
import { WantedProminences, WantedTags, WantedTones } from "../article-assessment/assessment-filter.form.ts";

/** UTF-16 units. Longer texts are not read at all; of shorter ones the parser says whether they are too long. */
const LONGEST_TEXT = 100_000;

/** How REST names the words of a search, where the screens' forms name them otherwise. */
export const SEARCH_WIRE_NAMES = {
  media_operator: "mediaOperator",
  media_name_list: "nameList",
  synonym_flag: "synonyms",
} as const;

/**
 * A search: the search form of the screens under REST's names, with a selection, data sections, days of issue and a page. Keywords
 * and an expression exclude each other; media may be added to either.
 */
export class ArticleSearchForm extends SelectionQuery implements SearchText {
  static readonly wireNames = SEARCH_WIRE_NAMES;

  @ExpressionText(LONGEST_TEXT) expression?: string;
  @Keyword(LONGEST_TEXT) keyword1?: string;
  @Keyword(LONGEST_TEXT) keyword2?: string;
  @Digits() @Operator() operator?: 1 | 2 | 3;
  @Digits() @Operator() mediaOperator?: 1 | 2 | 3;
  @Listed() @MediaNames() nameList?: string[];
  @Flag() @WithSynonyms() synonyms?: boolean;
  @IsOptional() @CodesField("データ区分", DATA_SECTIONS) data_section?: DataSection[];
  @IsOptional() @WantedTones() tone?: Tone[];
  @IsOptional() @WantedTags() tag_id?: string[];
  @IsOptional() @WantedProminences() prominence?: Prominence[];
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
