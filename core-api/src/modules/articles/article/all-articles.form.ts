import { DATA_SECTIONS, type DataSection } from "@kirinuki/schema/codes.ts";
import type { Prominence } from "@kirinuki/schema/prominence.ts";
import type { Tone } from "@kirinuki/schema/tones.ts";
import { IsOptional } from "class-validator";
import { invalidFields } from "../../../errors/app-error.ts";
import {
  ArticleIdsField,
  ChoiceField,
  CodesField,
  DayField,
  DEFAULT_PAGE_SIZE,
  PageField,
  PageSizeField,
} from "../../../http/fields.ts";
import { type SortOrder } from "../../../search/article-search.ts";
import type { DayString } from "../../../time/tokyo.ts";
import { SelectionQuery } from "../../themes/theme/selection.form.ts";
import { WantedProminences, WantedTags, WantedTones } from "../article-assessment/assessment-filter.form.ts";
import { LIST_SORT_KEYS, type ListSortKey } from "./article-page.read-model.ts";

/** More than any mail names (schema/mail-link.ts reads as many). */
export const MAX_NAMED = 1000;

/** Which articles of all sources: those of a selection and a period, of some sources. */
export class ArticleFilter extends SelectionQuery {
  @IsOptional() @DayField("処理日") process_date?: DayString;
  @IsOptional() @CodesField("データ区分", DATA_SECTIONS) data_section?: DataSection[];
  @IsOptional() @WantedTones() tone?: Tone[];
  @IsOptional() @WantedTags() tag_id?: string[];
  @IsOptional() @WantedProminences() prominence?: Prominence[];
  @IsOptional() @ChoiceField("並べ替え項目", LIST_SORT_KEYS) sort_key?: ListSortKey;
  @IsOptional() @ChoiceField("並び順", ["asc", "desc"]) sort_order?: SortOrder;
}

/** POST /all_articles: the articles that a mail names, or a filter (api.md, Themes, lists, search). */
export class AllArticlesForm extends ArticleFilter {
  @IsOptional() @ArticleIdsField("記事", MAX_NAMED) article_info?: string[];
  @IsOptional() @PageField() page = 1;
  /** Of a filter 10 unless given; of a mail's articles all of them. */
  @IsOptional() @PageSizeField() page_size?: number;
}

const FILTER_FIELDS = [
  "data_kbn",
  "id",
  "theme_id",
  "theme_group_id",
  "topics_id",
  "process_date",
  "process_date_start",
  "process_date_end",
  "sort_key",
  "sort_order",
  "tone",
  "tag_id",
  "prominence",
] as const satisfies (keyof ArticleFilter)[];

/** @throws AppError INVALID_FIELDS where articles are both named and filtered */
export function refuseBoth(form: ArticleFilter & Pick<AllArticlesForm, "article_info">): void {
  if (form.article_info === undefined) return;
  const field = FILTER_FIELDS.find((name) => form[name] !== undefined);
  if (field) throw invalidFields([{ field, message: "記事の一覧と絞り込みの条件は同時に指定できません。" }]);
}

export const pageSizeOf = (form: AllArticlesForm): number =>
  form.page_size ?? (form.article_info ? MAX_NAMED : DEFAULT_PAGE_SIZE);
