import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Prominence } from "@kirinuki/schema/prominence.ts";
import type { Tone } from "@kirinuki/schema/tones.ts";
import { IsOptional } from "class-validator";
import type { Actor } from "../../../access/actor.ts";
import { invalidFields } from "../../../errors/app-error.ts";
import {
  ChoiceField,
  CodeField,
  DayField,
  DEFAULT_PAGE_SIZE,
  MomentField,
  PageField,
  PageSizeField,
} from "../../../http/fields.ts";
import { type PeriodQuery } from "../../../http/period-query.ts";
import { type Period, periodOf } from "../../../period/period.ts";
import { type SortOrder } from "../../../search/article-search.ts";
import type { Clock, DayString } from "../../../time/tokyo.ts";
import { SelectionQuery } from "../../themes/theme/selection.form.ts";
import { WantedProminences, WantedTags, WantedTones } from "../article-assessment/assessment-filter.form.ts";
import { LIST_SORT_KEYS, type ListSortKey, type PageRequest } from "./article-page.read-model.ts";

/** What the three lists share: a day or a period, a selection, paging, sorting (api.md, Conventions). */
class ArticleListQuery extends SelectionQuery {
  @IsOptional() @DayField("処理日") process_date?: DayString;
  @IsOptional() @PageField() page = 1;
  @IsOptional() @PageSizeField() page_size = DEFAULT_PAGE_SIZE;
  @IsOptional() @ChoiceField("並べ替え項目", LIST_SORT_KEYS) sort_key?: ListSortKey;
  @IsOptional() @ChoiceField("並び順", ["asc", "desc"]) sort_order?: SortOrder;
  @IsOptional() @WantedTones() tone?: Tone[];
  @IsOptional() @WantedTags() tag_id?: string[];
  @IsOptional() @WantedProminences() prominence?: Prominence[];
  /** 1: only what this user has not read. */
  @IsOptional() @CodeField("未読のみ", [0, 1]) unread_only?: 0 | 1;
  /** Since when what was read stays in the list all the same, so that its pages don't move; now unless given. */
  @IsOptional() @MomentField("未読の基準日時") unread_as_of?: Date;
  /** 1: what the contract has unpublished too, with its disp_status; for administrators alone. */
  @IsOptional() @CodeField("非公開の記事", [0, 1]) unpublished_flag?: 0 | 1;
}
export type AnyArticleListQuery = ArticleListQuery & { data_section?: DataSection };

export class NewspaperListQuery extends ArticleListQuery {
  @IsOptional() @CodeField("データ区分", [1, 2]) data_section?: 1 | 2;
}
export class WebListQuery extends ArticleListQuery {
  @IsOptional() @CodeField("データ区分", [3]) data_section?: 3;
}
export class MagazineListQuery extends ArticleListQuery {
  @IsOptional() @CodeField("データ区分", [5]) data_section?: 5;
}

/** process_date alone is that day. @throws AppError INVALID_FIELDS where it comes with a period */
export function listPeriodOf(query: PeriodQuery & { process_date?: DayString }, clock: Clock): Period {
  const { process_date: day } = query;
  if (day === undefined) return periodOf(query, clock);
  if (query.process_date_start !== undefined || query.process_date_end !== undefined)
    throw invalidFields([{ field: "process_date", message: "処理日と期間は同時に指定できません。" }]);
  return { start: day, end: day };
}

/** Whose unread articles are listed, as of when; null for all articles. */
export function unreadOf(query: AnyArticleListQuery, userId: string, clock: Clock): PageRequest["unread"] {
  if (query.unread_only !== 1) return null;
  return { userId, asOf: query.unread_as_of ?? clock.now() };
}

/** Counts are of what is published, for everybody; an administrator may ask for what is hidden among it. */
export const withUnpublished = (query: AnyArticleListQuery, { role }: Pick<Actor, "role">): boolean =>
  query.unpublished_flag === 1 && role === "Admin";

/** A title reads from あ, a date from the newest, prominence from the headline, unless told otherwise. */
export function sortOf<Key extends ListSortKey>({
  sort_key,
  sort_order,
}: {
  sort_key?: Key;
  sort_order?: SortOrder;
}): { key: Key; order: SortOrder } | null {
  if (sort_key === undefined) return null;
  return { key: sort_key, order: sort_order ?? (sort_key === "date" ? "desc" : "asc") };
}
