import "reflect-metadata";
import { SavedConditionForm } from "@kirinuki/schema/forms/saved-condition-form.ts";
import type { Tone } from "@kirinuki/schema/tones.ts";
import { Field, ID, InputType, Int } from "type-graphql";
import type { BodyOf } from "../../core-api/wire.ts";
import { ASSESSMENT_TEXT, ASSESSMENT_WIRE_NAMES } from "../article-assessment/assessment-filter.input.ts";
import { WORDS_TEXT, WORDS_WIRE_NAMES } from "../article-search/search-words.input.ts";

@InputType("SavedConditionForm", { description: "Form of a saved condition." })
export class SavedConditionInput extends SavedConditionForm {
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
}

/** How REST names the form's fields. */
export const CONDITION_WIRE_NAMES = { title: "title", ...WORDS_WIRE_NAMES, ...ASSESSMENT_WIRE_NAMES } as const;

/** Absent stays, null clears (api.md). */
export const toConditionBody = (
  id: string | null,
  { title, keyword1, keyword2, operator, mediaOperator, nameList, synonyms, tones, tagIds }: SavedConditionForm,
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
});
