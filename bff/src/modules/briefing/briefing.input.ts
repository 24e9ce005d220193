import "reflect-metadata";
import { HANDLINGS, type Handling, MOST_STORIES } from "@kirinuki/schema/briefing.ts";
import { ArrayMaxSize, IsIn, IsOptional, Matches, MaxLength, Min, ValidateNested } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { inputText } from "../../errors/catalogue.ts";
import { Day } from "../../graphql/scalars.ts";

@InputType({ description: "A story to put on the page." })
export class BriefingItemInput {
  @Matches(/^\d{1,18}$/, { message: inputText.id })
  @Field(() => ID, { description: "article_id." })
  articleId!: string;

  // How long a line may be is for core-api to say, which counts what people see.
  @MaxLength(1000)
  @Field(() => String, {
    description: "What it means for the company, one line of at most 50 characters; may be blank.",
  })
  impact!: string;

  @IsIn(HANDLINGS, { message: "対応を選択してください。" })
  @Field(() => Int, { description: "1 nothing to do, 2 being looked into, 3 done." })
  handling!: Handling;
}

@InputType({ description: "A day's page for directors, to be confirmed." })
export class BriefingInput {
  @Field(() => Day, { description: "Day in Tokyo, not after today." })
  day!: string;

  @IsOptional()
  @Min(1)
  @Field(() => Int, { nullable: true, description: "Version that was read; null: there was none." })
  version?: number | null;

  @ArrayMaxSize(MOST_STORIES, { message: `記事は${MOST_STORIES}件までです。` })
  @ValidateNested({ each: true })
  @Field(() => [BriefingItemInput], { description: "Its stories in order; none: there is no news of weight." })
  items!: BriefingItemInput[];
}
