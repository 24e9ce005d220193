import "reflect-metadata";
import { SearchForm } from "@kirinuki/schema/forms/search-form.ts";
import type { Tone } from "@kirinuki/schema/tones.ts";
import { IsIn, IsInt, IsOptional, Max, Min, ValidateNested } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { inputText } from "../../errors/catalogue.ts";
import { ArticleSource } from "../article/article.enums.ts";
import { MAX_PAGE_SIZE, SortInput } from "../article/article.input.ts";
import { sectionsOf } from "../article/sections.ts";
import {
  ASSESSMENT_TEXT,
  ASSESSMENT_WIRE_NAMES,
  assessedQuery,
} from "../article-assessment/assessment-filter.input.ts";
import { WORDS_TEXT, WORDS_WIRE_NAMES, wordsBody } from "./search-words.input.ts";

@InputType("SearchForm", { description: "Search form: keywords, or an expression instead of them." })
export class SearchInput extends SearchForm {
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

  @Field(() => String, { nullable: true, description: "Search expression, at most 20,000 characters." })
  override expression?: string | null;

  @Field(() => [ArticleSource], { nullable: true, description: "Sources to search, at least one; default: all." })
  override sources?: ArticleSource[] | null;

  @Field(() => [Int], { nullable: true, description: ASSESSMENT_TEXT.tones })
  override tones?: Tone[] | null;

  @Field(() => [ID], { nullable: true, description: ASSESSMENT_TEXT.tagIds })
  override tagIds?: string[] | null;

  // Texts, not Days, so that a wrong day is a fault of the form like any other.
  @Field(() => String, { nullable: true, description: "First day, yyyy-MM-dd; default: 13 days before the end." })
  override start?: string | null;

  @Field(() => String, { nullable: true, description: "Last day, yyyy-MM-dd; default: today in Tokyo." })
  override end?: string | null;
}

@InputType({ description: "Page and tab of a result." })
export class SearchPageInput {
  @IsOptional()
  @IsIn(Object.values(ArticleSource))
  @Field(() => ArticleSource, {
    nullable: true,
    description: "The tab; default: the first tab with results.",
  })
  source?: ArticleSource | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => SortInput, { nullable: true, description: "Sort order; default なし." })
  sort?: SortInput | null;

  @IsInt({ message: inputText.page })
  @Min(1, { message: inputText.page })
  @Field(() => Int, { description: "Number of the page, from 1." })
  page: number = 1;

  @IsInt({ message: inputText.pageSize })
  @Min(1, { message: inputText.pageSize })
  @Max(MAX_PAGE_SIZE, { message: inputText.pageSize })
  @Field(() => Int, { description: "Articles on a page, at most 100." })
  pageSize: number = 10;
}

/** How REST names what can be wrong with a search. */
export const SEARCH_WIRE_NAMES = {
  ...WORDS_WIRE_NAMES,
  expression: "expression",
  data_section: "sources",
  process_date_start: "start",
  process_date_end: "end",
  ...ASSESSMENT_WIRE_NAMES,
} as const;

/** The search under REST's names; an expression goes before keywords that were left in the form. */
export function searchBody(form: SearchForm) {
  const { expression, sources, start, end, nameList, synonyms } = form;
  return {
    ...(expression?.trim()
      ? { expression, ...wordsBody({ ...(nameList && { nameList }), ...(synonyms && { synonyms }) }) }
      : wordsBody(form)),
    ...(sources && { data_section: sectionsOf(sources) }),
    ...assessedQuery(form),
    ...(start && { process_date_start: start }),
    ...(end && { process_date_end: end }),
  };
}
