import "reflect-metadata";
import { IsIn, IsOptional, Max, MaxLength, Min } from "class-validator";
import { Field, Float, ID, InputType, Int, ObjectType } from "type-graphql";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "A registered feed with its state." })
export class FeedSource {
  @Field(() => ID, { description: "feed_source_id." })
  id!: string;

  @Field(() => String, { description: "Its address." })
  url!: string;

  @Field(() => ID, { nullable: true, description: "contract_id; null: for all contracts." })
  contractId!: string | null;

  @Field(() => String, { nullable: true, description: "contract_code; null: for all contracts." })
  contractCode!: string | null;

  @Field(() => String, { nullable: true, description: "media_code; null: by the medium's name." })
  mediaCode!: string | null;

  @Field(() => String, { nullable: true, description: "Medium of its articles; null: as the feed says." })
  mediaName!: string | null;

  @Field(() => Int, { description: "Minutes between two polls." })
  everyMinutes!: number;

  @Field(() => String, { description: "waiting, ok, failing or stopped." })
  state!: string;

  @Field(() => DateTime, { nullable: true, description: "When it is polled next; null: stopped." })
  nextAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When it was last read." })
  lastSuccessAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When it last brought an article." })
  lastArticleAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When it last failed." })
  lastErrorAt!: string | null;

  @Field(() => String, { nullable: true, description: "Why it last failed, in Japanese." })
  lastError!: string | null;

  @Field(() => Int, { description: "Failures in a row." })
  failures!: number;

  @Field(() => Int, { description: "Articles that it brought in all." })
  articles!: number;

  @Field(() => Float, { description: "Articles a day, over the last week." })
  articlesPerDay!: number;
}

@ObjectType({ simpleResolvers: true, description: "An article of a feed that is tried." })
export class FeedTrialArticle {
  @Field(() => String, { description: "Title." })
  title!: string;

  @Field(() => DateTime, { nullable: true, description: "When it was published." })
  at!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "What came of fetching a feed once." })
export class FeedTrial {
  @Field(() => String, { nullable: true, description: "Why nothing can be read, in Japanese; null if it can." })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: "RSS 2.0, Atom 1.0, …" })
  kind!: string | null;

  @Field(() => String, { nullable: true, description: "The address that its host says is its for good." })
  movedTo!: string | null;

  @Field(() => Int, { description: "Articles that would be taken in." })
  count!: number;

  @Field(() => Int, { description: "Articles that would be refused." })
  refused!: number;

  @Field(() => [FeedTrialArticle], { description: "The first of them." })
  articles!: FeedTrialArticle[];
}

@InputType({ description: "What is asked of a feed." })
export class FeedSourceInput {
  @IsOptional()
  @Field(() => ID, { nullable: true, description: "feed_source_id; null: a new one." })
  id!: string | null;

  @MaxLength(2000, { message: "フィードのURLは2000文字以下で指定してください。" })
  @Field(() => String, { description: "Its address." })
  url!: string;

  @IsOptional()
  @Field(() => ID, { nullable: true, description: "contract_id of a new one; null: for all contracts." })
  contractId!: string | null;

  @IsOptional()
  @MaxLength(200)
  @Field(() => String, {
    nullable: true,
    description: "Medium of its articles; null: as the feed says; absent: as it is.",
  })
  mediaName?: string | null;

  @Min(5, { message: "取得間隔（分）は5～1440の整数で指定してください。" })
  @Max(1440, { message: "取得間隔（分）は5～1440の整数で指定してください。" })
  @Field(() => Int, { description: "Minutes between two polls." })
  everyMinutes!: number;

  @IsOptional()
  @IsIn([true, false])
  @Field(() => Boolean, { nullable: true, description: "Stops or starts it; null: as it is." })
  isStopped!: boolean | null;
}
