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

  @Field(() => String, { nullable: true, description: "media_code; null: looked up by the medium's name." })
  mediaCode!: string | null;

  @Field(() => String, { nullable: true, description: "Medium of its articles; null: the name that the feed gives." })
  mediaName!: string | null;

  @Field(() => Int, { description: "Minutes between two polls." })
  everyMinutes!: number;

  @Field(() => String, { description: "waiting, ok, failing or stopped." })
  state!: string;

  @Field(() => DateTime, { nullable: true, description: "When it is polled next; null: stopped." })
  nextAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When it was last fetched successfully." })
  lastSuccessAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When it last delivered an article." })
  lastArticleAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When it last failed." })
  lastErrorAt!: string | null;

  @Field(() => String, { nullable: true, description: "Why it last failed, in Japanese." })
  lastError!: string | null;

  @Field(() => Int, { description: "Number of consecutive failures." })
  failures!: number;

  @Field(() => Int, { description: "Total number of articles it has delivered." })
  articles!: number;

  @Field(() => Float, { description: "Average number of articles a day over the last week." })
  articlesPerDay!: number;
}

@ObjectType({ simpleResolvers: true, description: "An article of a feed that is tried." })
export class FeedTrialArticle {
  @Field(() => String, { description: "Title." })
  title!: string;

  @Field(() => DateTime, { nullable: true, description: "When it was published." })
  at!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "Result of fetching a feed once." })
export class FeedTrial {
  @Field(() => String, { nullable: true, description: "Why the feed cannot be read, in Japanese; null if it can." })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: "RSS 2.0, Atom 1.0, …" })
  kind!: string | null;

  @Field(() => String, { nullable: true, description: "New URL, if the host redirects permanently." })
  movedTo!: string | null;

  @Field(() => Int, { description: "Number of articles that would be ingested." })
  count!: number;

  @Field(() => Int, { description: "Number of articles that would be refused." })
  refused!: number;

  @Field(() => [FeedTrialArticle], { description: "The first articles of the feed." })
  articles!: FeedTrialArticle[];
}

@InputType({ description: "A feed to create or change." })
export class FeedSourceInput {
  @IsOptional()
  @Field(() => ID, { nullable: true, description: "feed_source_id; null: a new one." })
  id!: string | null;

  @MaxLength(2000, { message: "フィードのURLは2000文字以下で指定してください。" })
  @Field(() => String, { description: "Its address." })
  url!: string;

  @IsOptional()
  @Field(() => ID, { nullable: true, description: "contract_id of a new feed; null: all contracts." })
  contractId!: string | null;

  @IsOptional()
  @MaxLength(200)
  @Field(() => String, {
    nullable: true,
    description: "Medium of its articles; null: the name that the feed gives; absent: no change.",
  })
  mediaName?: string | null;

  @Min(5, { message: "取得間隔（分）は5～1440の整数で指定してください。" })
  @Max(1440, { message: "取得間隔（分）は5～1440の整数で指定してください。" })
  @Field(() => Int, { description: "Minutes between two polls." })
  everyMinutes!: number;

  @IsOptional()
  @IsIn([true, false])
  @Field(() => Boolean, { nullable: true, description: "True stops the feed, false starts it; null: no change." })
  isStopped!: boolean | null;
}
