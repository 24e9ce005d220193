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
  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => SourceCounts, { description: "Counts of the articles of today." })
  counts!: SourceCounts;
}

/** Each field below is resolved by home-screen.resolver.ts, and loaded only if asked for. */
@ObjectType({ description: "Screen 0002." })
export class HomeScreen {
  @Field(() => Viewer, { description: "The signed-in user." })
  viewer!: Viewer;

  @Field(() => Period, { description: "Period of the counts and lists." })
  period!: Period;

  @Field(() => ThemeTree, { description: "Topics, groups and themes with their counts." })
  tree!: ThemeTree;

  @Field(() => SelectedNode, {
    nullable: true,
    description: "The selection; null if the user has no theme, group or topic, or may not see the requested one.",
  })
  selected!: SelectedNode | null;

  @Field(() => ArticleSource, {
    nullable: true,
    description: "The open tab: the requested one, else the first visible source.",
  })
  source!: ArticleSource | null;

  @Field(() => ArticlePage, { nullable: true, description: "First page of the open tab; null if nothing is selected." })
  page!: ArticlePage | null;

  @Field(() => [AvailableDays], {
    description: "Days that have articles for the selection, newest first, by source.",
  })
  availableDays!: AvailableDays[];

  @Field(() => String, { nullable: true, description: "Notice of the contract; null if there is none." })
  notice!: string | null;

  @Field(() => TodayArticles, {
    nullable: true,
    description: "Articles of today; null unless the contract has the today lookup configured.",
  })
  today!: TodayArticles | null;
}
