import "reflect-metadata";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime, Day } from "../../graphql/scalars.ts";
import { TrialReason } from "../contract-theme/expression-trial.type.ts";

@ObjectType({ simpleResolvers: true, description: "An article in the operators' search." })
export class LifeArticle {
  @Field(() => ID, { description: "article_id." })
  articleId!: string;

  @Field(() => Int, { description: "data_section." })
  section!: number;

  @Field(() => String, { description: "Headline." })
  title!: string;

  @Field(() => String, { description: "Name of the medium." })
  medium!: string;

  @Field(() => Day, { nullable: true, description: "Day of issue; null if unknown." })
  issueDay!: string | null;

  @Field(() => DateTime, { description: "When it arrived." })
  arrivedAt!: string;
}

@ObjectType({ simpleResolvers: true, description: "A theme that contains an article, or whose words the article has." })
export class LifeTheme {
  @Field(() => ID, { description: "theme_id." })
  themeId!: string;

  @Field(() => String, { description: "theme_name." })
  name!: string;

  @Field(() => String, { description: "found, stopped, excluded, missed or not_met." })
  state!: string;

  @Field(() => Day, {
    nullable: true,
    description: "Day on which the article entered the theme; null if it is not in the theme.",
  })
  day!: string | null;

  @Field(() => [String], { description: "Words that matched." })
  words!: string[];

  @Field(() => [TrialReason], { description: "Parts of the theme's present expressions that match the article." })
  reasons!: TrialReason[];
}

@ObjectType({ simpleResolvers: true, description: "Something that happened to an article." })
export class LifeEvent {
  @Field(() => DateTime, { description: "When it happened." })
  at!: string;

  @Field(() => String, { description: "arrived, corrected, withdrawn, changed, mail, read or original." })
  kind!: string;

  @Field(() => String, { nullable: true, description: "User or mail address concerned; null if none." })
  who!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "State or further kind of the event; null if `kind` says everything.",
  })
  state!: string | null;

  @Field(() => String, { nullable: true, description: "Details; null if there are none." })
  detail!: string | null;

  @Field(() => ID, { nullable: true, description: "mail_message_id, if the event is a mail." })
  mailId!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "Everything that happened to an article in a contract." })
export class ArticleLife {
  @Field(() => LifeArticle, { description: "The article." })
  article!: LifeArticle;

  @Field(() => [LifeTheme], { description: "Themes in the contract's display order." })
  themes!: LifeTheme[];

  @Field(() => [LifeEvent], { description: "Newest first." })
  events!: LifeEvent[];
}
