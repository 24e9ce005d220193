import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import type { ConditionWire } from "../../core-api/wire.ts";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import { ASSESSMENT_TEXT } from "../article-assessment/assessment-filter.input.ts";
import { WORDS_TEXT } from "../article-search/search-words.input.ts";

@ObjectType({ simpleResolvers: true, description: "A saved search condition in the list." })
export class SavedConditionTitle {
  @Field(() => ID, { description: "condition_id, decimal." })
  id!: string;

  @Field(() => String, { description: "Name." })
  title!: string;
}

@ObjectType({ simpleResolvers: true, description: "A saved search condition of the user." })
export class SavedCondition {
  @Field(() => ID, { description: "condition_id, decimal." })
  id!: string;

  @Field(() => String, { description: "Name." })
  title!: string;

  @Field(() => String, { description: WORDS_TEXT.keyword1 })
  keyword1!: string;

  @Field(() => String, { description: WORDS_TEXT.keyword2 })
  keyword2!: string;

  @Field(() => Int, { description: WORDS_TEXT.operator })
  operator!: number;

  @Field(() => Int, { description: WORDS_TEXT.mediaOperator })
  mediaOperator!: number;

  @Field(() => [String], { description: WORDS_TEXT.nameList })
  nameList!: string[];

  @Field(() => Boolean, { description: WORDS_TEXT.synonyms })
  synonyms!: boolean;

  @Field(() => [Int], { description: ASSESSMENT_TEXT.tones })
  tones!: number[];

  @Field(() => [ID], { description: ASSESSMENT_TEXT.tagIds })
  tagIds!: string[];
}

@ObjectType({ simpleResolvers: true, description: "The saved condition was deleted." })
export class ConditionRemoved {
  @Field(() => Boolean, { description: "Always true." })
  done!: boolean;
}

export const RemoveConditionResult = createUnionType({
  name: "RemoveConditionResult",
  description: "Deleted, or a refusal with a message for the user, such as one that it does not exist.",
  types: () => [ConditionRemoved, Refusal] as const,
});

export const SaveConditionResult = createUnionType({
  name: "SaveConditionResult",
  description: "The saved object, a refusal with a message for the user, or the faults of the form.",
  types: () => [SavedCondition, Refusal, InvalidForm] as const,
});

export const toSavedCondition = (wire: ConditionWire): SavedCondition =>
  instance(SavedCondition, {
    id: wire.condition_id,
    title: wire.title,
    keyword1: wire.keyword1,
    keyword2: wire.keyword2,
    operator: wire.operator,
    mediaOperator: wire.media_operator,
    nameList: wire.media_name_list,
    synonyms: wire.synonym_flag === 1,
    tones: wire.tone,
    tagIds: wire.tag_id,
  });
