import "reflect-metadata";
import { IsIn, IsInt, IsOptional, Max, Min, ValidateNested } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { inputText } from "../errors/catalogue.ts";
import { ArticleSource } from "../modules/article/article.enums.ts";
import { MAX_PAGE_SIZE, SortInput } from "../modules/article/article.input.ts";
import { PeriodInput } from "../modules/period/period.ts";
import { SelectionInput } from "../modules/theme/selection.input.ts";

@InputType({ description: "Initial state of screen 0002. Absent fields take their defaults." })
export class HomeScreenInput {
  @IsOptional()
  @ValidateNested()
  @Field(() => SelectionInput, { nullable: true, description: "What to select; default: the first theme of the tree." })
  selection?: SelectionInput | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => PeriodInput, {
    nullable: true,
    description: "Days to count and list; default: the last 14 days, ending today.",
  })
  period?: PeriodInput | null;

  @IsOptional()
  @IsIn(Object.values(ArticleSource))
  @Field(() => ArticleSource, { nullable: true, description: "Tab to open; default: the first visible source." })
  source?: ArticleSource | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => SortInput, { nullable: true, description: "Sort order of the list; default なし." })
  sort?: SortInput | null;

  @IsInt({ message: inputText.pageSize })
  @Min(1, { message: inputText.pageSize })
  @Max(MAX_PAGE_SIZE, { message: inputText.pageSize })
  @Field(() => Int, { description: "Articles on the first page, at most 100." })
  pageSize: number = 10;
}
