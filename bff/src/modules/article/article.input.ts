import "reflect-metadata";
import { DATA_SECTIONS, type DataSection } from "@kirinuki/schema/codes.ts";
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Matches, Max, Min, ValidateNested } from "class-validator";
import { ArgsType, Field, ID, InputType, Int } from "type-graphql";
import { inputText } from "../../errors/catalogue.ts";
import { DateTime } from "../../graphql/scalars.ts";
import { AssessmentFilter } from "../article-assessment/assessment-filter.input.ts";
import { PeriodInput } from "../period/period.ts";
import { SelectionInput } from "../theme/selection.input.ts";
import { ArticleSource, SortKey, SortOrder } from "./article.enums.ts";
import { MarkedWordsField } from "./marked-words.ts";

/** Most rows of one page (api.md, Conventions). */
export const MAX_PAGE_SIZE = 100;

@InputType({ description: "Sort order of a list. Each tab has its own." })
export class SortInput {
  @IsIn(Object.values(SortKey))
  @Field(() => SortKey, { description: "Sort key; default なし." })
  key: SortKey = SortKey.NONE;

  @IsIn(Object.values(SortOrder))
  @Field(() => SortOrder, { description: "Sort direction." })
  order: SortOrder = SortOrder.DESC;
}

@InputType({ description: "One page of a list of screen 0002." })
export class ArticleListInput {
  @ValidateNested()
  @Field(() => SelectionInput, { description: "Theme, theme group or topic whose articles are listed." })
  selection!: SelectionInput;

  @ValidateNested()
  @Field(() => PeriodInput, { description: "Days to list." })
  period!: PeriodInput;

  @IsIn(Object.values(ArticleSource))
  @Field(() => ArticleSource, { description: "The tab." })
  source!: ArticleSource;

  @IsOptional()
  @ValidateNested()
  @Field(() => SortInput, { nullable: true, description: "Sort order; default なし." })
  sort?: SortInput | null;

  @IsOptional()
  @IsString()
  @Field(() => DateTime, {
    nullable: true,
    description:
      "Lists only articles that were unread at this moment; absent: all articles. Send the same value for all pages of a list.",
  })
  unreadAsOf?: string | null;

  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, {
    nullable: true,
    description: "Also lists articles that the contract has unpublished; administrators only. Counts leave them out.",
  })
  unpublished?: boolean | null;
  @ValidateNested()
  @Field(() => AssessmentFilter, {
    nullable: true,
    description: "Filter by tone, tags and prominence; absent: no filter.",
  })
  assessed?: AssessmentFilter | null;

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

@InputType({ description: "An article and the period of the list that shows it." })
export class SameStoryInput {
  @Matches(/^\d{1,19}$/, { message: inputText.id })
  @Field(() => ID, { description: "article_id, decimal." })
  articleId!: string;

  @ValidateNested()
  @Field(() => PeriodInput, { description: "Period of the list." })
  period!: PeriodInput;

  @MarkedWordsField()
  markedWords?: string[];

  @IsInt({ message: inputText.page })
  @Min(1, { message: inputText.page })
  @Field(() => Int, { description: "Number of the page, from 1." })
  page: number = 1;
}

@ArgsType()
export class ArticleArgs {
  @Matches(/^\d{1,19}$/, { message: inputText.id })
  @Field(() => ID, { description: "article_id, decimal." })
  id!: string;

  @IsIn(DATA_SECTIONS, { message: inputText.dataSection })
  @Field(() => Int, { description: "1 newspaper image, 2 newspaper text, 3 web news, 5 magazine." })
  dataSection!: DataSection;

  @IsOptional()
  @ValidateNested()
  @Field(() => SelectionInput, {
    nullable: true,
    description:
      "List from which the article is opened. Its search words are shown and highlighted; default: those of all themes.",
  })
  selection?: SelectionInput | null;

  @MarkedWordsField()
  markedWords?: string[];
}
