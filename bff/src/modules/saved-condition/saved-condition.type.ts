import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import type { ConditionWire } from "../../core-api/wire.ts";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import { ArticleSource } from "../article/article.enums.ts";
import { SECTIONS } from "../article/sections.ts";
import { ASSESSMENT_TEXT } from "../article-assessment/assessment-filter.input.ts";
import { WORDS_TEXT } from "../article-search/search-words.input.ts";
import { KEPT_TEXT } from "./saved-condition.input.ts";

export enum ConditionMailKind {
  MORNING = "MORNING",
  AT_ONCE = "AT_ONCE",
}

registerEnumType(ConditionMailKind, {
  name: "ConditionMailKind",
  description: "How a saved condition is mailed to its user.",
  valuesConfig: {
    MORNING: { description: "Each morning, the articles since the last mail." },
    AT_ONCE: { description: "Each article as soon as it arrives; the rest in the morning." },
  },
});

@ObjectType({ simpleResolvers: true, description: "A saved search condition in the list." })
export class SavedConditionTitle {
  @Field(() => ID, { description: "condition_id, decimal." })
  id!: string;

  @Field(() => String, { description: "Name." })
  title!: string;

  @Field(() => ConditionMailKind, {
    nullable: true,
    description: "How its results are mailed to the user; null: not mailed.",
  })
  mail!: ConditionMailKind | null;
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

  @Field(() => [ArticleSource], { nullable: true, description: KEPT_TEXT.sources })
  sources!: ArticleSource[] | null;

  @Field(() => Int, { nullable: true, description: KEPT_TEXT.periodDays })
  periodDays!: number | null;

  @Field(() => String, { nullable: true, description: KEPT_TEXT.start })
  start!: string | null;

  @Field(() => String, { nullable: true, description: KEPT_TEXT.end })
  end!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "The saved condition was deleted." })
export class ConditionRemoved {
  @Field(() => Boolean, { description: "Always true." })
  done!: boolean;
}

export const RemoveConditionResult = createUnionType({
  name: "RemoveConditionResult",
  description: "Deleted, or a refusal with a message for the user.",
  types: () => [ConditionRemoved, Refusal] as const,
});

export const SaveConditionResult = createUnionType({
  name: "SaveConditionResult",
  description: "The saved object, a refusal with a message for the user, or the faults of the form.",
  types: () => [SavedCondition, Refusal, InvalidForm] as const,
});

/** A source with either of its sections; null for all. */
function sourcesOf(sections: readonly number[]): ArticleSource[] | null {
  const sources = Object.values(ArticleSource).filter((source) =>
    SECTIONS[source].some((section) => sections.includes(section)),
  );
  return sources.length === 0 ? null : sources;
}

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
    sources: sourcesOf(wire.data_section),
    periodDays: wire.period_days,
    start: wire.process_date_start,
    end: wire.process_date_end,
  });
