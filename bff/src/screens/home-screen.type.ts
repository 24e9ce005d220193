import "reflect-metadata";
import { Field, ObjectType } from "type-graphql";
import { Day } from "../graphql/scalars.ts";
import { ArticleSource } from "../modules/article/article.enums.ts";
import { ArticlePage } from "../modules/article/article.type.ts";
import { Period } from "../modules/period/period.ts";
import { Viewer } from "../modules/session/viewer.type.ts";
import { SelectedNode, SourceCounts, ThemeTree } from "../modules/theme/theme.type.ts";

@ObjectType({ simpleResolvers: true, description: "Days of one source that have articles for the selection." })
export class AvailableDays {
  @Field(() => ArticleSource, { description: "The source." })
  source!: ArticleSource;

  @Field(() => [Day], { description: "Newest first." })
  days!: string[];
}

@ObjectType({ simpleResolvers: true, description: "The contract's today lookup." })
export class TodayArticles {
  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => SourceCounts, { description: "Articles set up today." })
  counts!: SourceCounts;
}

/** Each field below is resolved by home-screen.resolver.ts, and loaded only if asked for. */
@ObjectType({ description: "Screen 0002." })
export class HomeScreen {
  @Field(() => Viewer, { description: "The signed-in user." })
  viewer!: Viewer;

  @Field(() => Period, { description: "The period that counts and lists are of." })
  period!: Period;

  @Field(() => ThemeTree, { description: "Topics, groups and themes with their counts." })
  tree!: ThemeTree;

  @Field(() => SelectedNode, {
    nullable: true,
    description: "What is selected; null where the user has no theme, group or topic, or not the one that was named.",
  })
  selected!: SelectedNode | null;

  @Field(() => ArticleSource, {
    nullable: true,
    description: "The tab that is open first: the one asked for, else the first visible source.",
  })
  source!: ArticleSource | null;

  @Field(() => ArticlePage, { nullable: true, description: "First page of that tab; null where nothing is selected." })
  page!: ArticlePage | null;

  @Field(() => [AvailableDays], {
    description: "Days that have articles for the selection, newest first, a source each.",
  })
  availableDays!: AvailableDays[];

  @Field(() => String, { nullable: true, description: "The contract's free-text notice; null when there is none." })
  notice!: string | null;

  @Field(() => TodayArticles, {
    nullable: true,
    description: "Only where the contract has the today lookup configured.",
  })
  today!: TodayArticles | null;
}
