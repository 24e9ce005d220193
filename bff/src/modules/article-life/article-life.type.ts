import "reflect-metadata";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime, Day } from "../../graphql/scalars.ts";
import { TrialReason } from "../contract-theme/expression-trial.type.ts";

@ObjectType({ simpleResolvers: true, description: "An article as operators look for it." })
export class LifeArticle {
  @Field(() => ID, { description: "article_id." })
  articleId!: string;

  @Field(() => Int, { description: "data_section." })
  section!: number;

  @Field(() => String, { description: "Headline." })
  title!: string;

  @Field(() => String, { description: "Name of the medium." })
  medium!: string;

  @Field(() => Day, { nullable: true, description: "Day of issue; null where nobody knows." })
  issueDay!: string | null;

  @Field(() => DateTime, { description: "When it came in." })
  arrivedAt!: string;
}

@ObjectType({ simpleResolvers: true, description: "A theme that an article is in, or whose words it has." })
export class LifeTheme {
  @Field(() => ID, { description: "theme_id." })
  themeId!: string;

  @Field(() => String, { description: "theme_name." })
  name!: string;

  @Field(() => String, { description: "found, stopped, excluded, missed or not_met." })
  state!: string;

  @Field(() => Day, { nullable: true, description: "Since when it is in the theme; null where it is not." })
  day!: string | null;

  @Field(() => [String], { description: "Words by which it was found." })
  words!: string[];

  @Field(() => [TrialReason], { description: "Parts of the theme's expressions that hit it, as they are now." })
  reasons!: TrialReason[];
}

@ObjectType({ simpleResolvers: true, description: "Something that happened to an article." })
export class LifeEvent {
  @Field(() => DateTime, { description: "When." })
  at!: string;

  @Field(() => String, { description: "arrived, corrected, withdrawn, changed, mail, read or original." })
  kind!: string;

  @Field(() => String, { nullable: true, description: "A user or an address; null: nobody." })
  who!: string | null;

  @Field(() => String, { nullable: true, description: "State or kind of the event; null where the kind says all." })
  state!: string | null;

  @Field(() => String, { nullable: true, description: "More of it; null where there is none." })
  detail!: string | null;

  @Field(() => ID, { nullable: true, description: "mail_message_id, of a mail." })
  mailId!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "All that happened to an article for a contract." })
export class ArticleLife {
  @Field(() => LifeArticle, { description: "The article." })
  article!: LifeArticle;

  @Field(() => [LifeTheme], { description: "In the contract's order." })
  themes!: LifeTheme[];

  @Field(() => [LifeEvent], { description: "Newest first." })
  events!: LifeEvent[];
}
