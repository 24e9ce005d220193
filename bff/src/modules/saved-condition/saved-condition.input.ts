import "reflect-metadata";
import { KeptSearchForm } from "@kirinuki/schema/forms/kept-search-form.ts";
import type { Tone } from "@kirinuki/schema/tones.ts";
import { Field, ID, InputType, Int } from "type-graphql";
import type { BodyOf } from "../../core-api/wire.ts";
import { ArticleSource } from "../article/article.enums.ts";
import { sectionsOf } from "../article/sections.ts";
import { ASSESSMENT_TEXT, ASSESSMENT_WIRE_NAMES } from "../article-assessment/assessment-filter.input.ts";
import { WORDS_TEXT, WORDS_WIRE_NAMES } from "../article-search/search-words.input.ts";

/** What the fields of the form and of the stored condition say of themselves. */
export const KEPT_TEXT = {
  sources: "Sources of the search; null: all.",
  periodDays: "Number of days up to the day of the search, 1 to 366; not together with start and end.",
  start: "First day, yyyy-MM-dd, if the period is fixed.",
  end: "Last day, yyyy-MM-dd.",
} as const;

@InputType("SavedConditionForm", { description: "Form of a saved condition." })
export class SavedConditionInput extends KeptSearchForm {
  @Field(() => String, { description: "Name, at most 50 characters, unique for the user." })
  override title!: string;

  @Field(() => String, { nullable: true, description: WORDS_TEXT.keyword1 })
  override keyword1?: string | null;

  @Field(() => String, { nullable: true, description: WORDS_TEXT.keyword2 })
  override keyword2?: string | null;

  @Field(() => Int, { nullable: true, description: WORDS_TEXT.operator })
  override operator?: 1 | 2 | 3;

  @Field(() => Int, { nullable: true, description: WORDS_TEXT.mediaOperator })
  override mediaOperator?: 1 | 2 | 3;

  @Field(() => [String], { nullable: true, description: WORDS_TEXT.nameList })
  override nameList?: string[];

  @Field(() => Boolean, { nullable: true, description: WORDS_TEXT.synonyms })
  override synonyms?: boolean;

  @Field(() => [Int], { nullable: true, description: ASSESSMENT_TEXT.tones })
  override tones?: Tone[] | null;

  @Field(() => [ID], { nullable: true, description: ASSESSMENT_TEXT.tagIds })
  override tagIds?: string[] | null;

  @Field(() => [ArticleSource], { nullable: true, description: KEPT_TEXT.sources })
  override sources?: ArticleSource[] | null;

  @Field(() => Int, { nullable: true, description: KEPT_TEXT.periodDays })
  override periodDays?: number | null;

  // Texts, not Days, so that a wrong day is a fault of the form like any other.
  @Field(() => String, { nullable: true, description: KEPT_TEXT.start })
  override start?: string | null;

  @Field(() => String, { nullable: true, description: KEPT_TEXT.end })
  override end?: string | null;
}

/** How REST names the form's fields. */
export const CONDITION_WIRE_NAMES = {
  title: "title",
  ...WORDS_WIRE_NAMES,
  ...ASSESSMENT_WIRE_NAMES,
  data_section: "sources",
  period_days: "periodDays",
  process_date_start: "start",
  process_date_end: "end",
} as const;

/** Absent stays, null clears (api.md). */
export const toConditionBody = (
  id: string | null,
  { title, keyword1, keyword2, operator, mediaOperator, nameList, synonyms, tones, tagIds, ...kept }: KeptSearchForm,
): BodyOf<"/api/v1/search_condition", "put"> => ({
  ...(id !== null && { condition_id: id }),
  title,
  ...(keyword1 !== undefined && { keyword1: keyword1 ?? "" }),
  ...(keyword2 !== undefined && { keyword2: keyword2 ?? "" }),
  ...(operator && { operator }),
  ...(mediaOperator && { media_operator: mediaOperator }),
  ...(nameList && { media_name_list: nameList }),
  ...(typeof synonyms === "boolean" && { synonym_flag: synonyms ? (1 as const) : (0 as const) }),
  ...(tones !== undefined && { tone: tones }),
  ...(tagIds !== undefined && { tag_id: tagIds }),
  ...(kept.sources !== undefined && { data_section: kept.sources && sectionsOf(kept.sources) }),
  ...(kept.periodDays !== undefined && { period_days: kept.periodDays }),
  ...(kept.start !== undefined && { process_date_start: kept.start }),
  ...(kept.end !== undefined && { process_date_end: kept.end }),
});
