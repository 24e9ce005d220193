import "reflect-metadata";
import { CommentText } from "@kirinuki/schema/forms/comment-text.ts";
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from "class-validator";
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from "type-graphql";
import { inputText } from "../../errors/catalogue.ts";
import { ArticleSource } from "../article/article.enums.ts";
import { SECTIONS } from "../article/sections.ts";
import { AssessmentFilter, assessedQuery } from "../article-assessment/assessment-filter.input.ts";

export const ArticleState = {
  ALL: "ALL",
  PUBLISHED: "PUBLISHED",
  UNPUBLISHED: "UNPUBLISHED",
  COMMENTED: "COMMENTED",
} as const;
export type ArticleState = (typeof ArticleState)[keyof typeof ArticleState];
registerEnumType(ArticleState, {
  name: "ArticleState",
  description: "Filter of the administrators' article lists.",
  valuesConfig: {
    ALL: { description: "Every article." },
    PUBLISHED: { description: "Readers see it." },
    UNPUBLISHED: { description: "Only administrators see it." },
    COMMENTED: { description: "The contract has commented on it." },
  },
});

const DIGITS = /^\d{1,18}$/;
/** Articles of one call (api.md). */
const MOST_ARTICLES = 1000;
/** Rows of a page (spec section 9). */
const PAGE_SIZES = [20, 40, 60, 80, 100];

@InputType({ description: "Filter of the administrators' articles. Absent fields do not filter." })
export class ManagedFilter {
  @IsOptional()
  @MaxLength(20_000)
  @Field(() => String, { nullable: true, description: "Words that must all occur." })
  keyword?: string | null;

  @IsOptional()
  @MaxLength(20_000)
  @Field(() => String, { nullable: true, description: "Search expression, instead of words." })
  expression?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Whether each word also matches its synonyms." })
  synonyms?: boolean | null;

  @IsOptional()
  @Matches(DIGITS, { message: inputText.id })
  @Field(() => ID, { nullable: true, description: "Articles of this theme only." })
  themeId?: string | null;

  @IsOptional()
  @MaxLength(32)
  @Field(() => String, { nullable: true, description: "Articles of this newspaper, site or magazine only." })
  mediaCode?: string | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => AssessmentFilter, { nullable: true, description: "Tone and tags." })
  assessed?: AssessmentFilter | null;

  // Texts, not Days, so that a wrong day is a fault like any other.
  @IsOptional()
  @MaxLength(10)
  @Field(() => String, { nullable: true, description: "First process date; default: 13 days before the end." })
  start?: string | null;

  @IsOptional()
  @MaxLength(10)
  @Field(() => String, { nullable: true, description: "Last process date; default: today in Tokyo." })
  end?: string | null;
}

@ArgsType()
export class ManagedArticlesArgs {
  @Field(() => ManagedFilter, { description: "The search." })
  filter!: ManagedFilter;

  @Field(() => ArticleSource, { description: "The tab." })
  source!: ArticleSource;

  @Field(() => ArticleState, { defaultValue: ArticleState.ALL, description: "The state." })
  state!: ArticleState;

  @Min(1)
  @Max(1_000_000)
  @Field(() => Int, { defaultValue: 1, description: "1-based." })
  page!: number;

  @IsIn(PAGE_SIZES, { message: inputText.pageSize })
  @Field(() => Int, { defaultValue: 20, description: "20, 40, 60, 80 or 100." })
  pageSize!: number;
}

@ArgsType()
class ArticlesArgs {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_ARTICLES)
  @Matches(DIGITS, { each: true, message: inputText.id })
  @Field(() => [ID], { description: "article_ids, at most 1,000." })
  articleIds!: string[];
}

@ArgsType()
export class PublishArgs extends ArticlesArgs {
  @Field(() => Boolean, { description: "false: only administrators see them from now on." })
  published!: boolean;
}

@ArgsType()
export class CommentArgs extends ArticlesArgs {
  @CommentText()
  @Field(() => String, { description: "At most 500 characters; empty deletes what is there." })
  comment!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "True: append to the existing comments; otherwise replace them.",
  })
  append!: boolean;
}

/** How REST reads the search. */
export const toManagedQuery = ({ filter, source, state, page, pageSize }: ManagedArticlesArgs) => ({
  ...(filter.keyword?.trim() && { keyword: filter.keyword }),
  ...(filter.synonyms && { synonym_flag: 1 as const }),
  ...(filter.expression?.trim() && { expression: filter.expression }),
  ...(filter.themeId && { theme_id: filter.themeId }),
  ...(filter.mediaCode && { media_code: filter.mediaCode }),
  ...assessedQuery(filter.assessed),
  ...(filter.start && { process_date_start: filter.start }),
  ...(filter.end && { process_date_end: filter.end }),
  data_section: [...SECTIONS[source]],
  state: state.toLowerCase() as Lowercase<ArticleState>,
  page,
  page_size: pageSize,
});
