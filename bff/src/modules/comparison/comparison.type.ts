import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { Day } from "../../graphql/scalars.ts";
import { Period } from "../period/period.ts";
import { SourceCounts } from "../theme/theme.type.ts";

/** What a figure counts, as core-api names it. */
export const ComparedFigure = {
  ARTICLE: "article",
  STORY: "story",
  FIRST_PAGE: "first_page",
  NEWSPAPER: "news",
  WEB: "web",
  MAGAZINE: "magazine",
  PROMINENCE_1: "prominence_1",
  PROMINENCE_2: "prominence_2",
  PROMINENCE_3: "prominence_3",
  PROMINENCE_4: "prominence_4",
  PROMINENCE_0: "prominence_0",
  TONE_1: "tone_1",
  TONE_2: "tone_2",
  TONE_3: "tone_3",
  TONE_0: "tone_0",
} as const;
export type ComparedFigure = (typeof ComparedFigure)[keyof typeof ComparedFigure];
registerEnumType(ComparedFigure, {
  name: "ComparedFigure",
  description: "What a figure of a comparison counts.",
  valuesConfig: {
    ARTICLE: { description: "All articles." },
    STORY: { description: "One article of each story." },
    FIRST_PAGE: { description: "Articles on the first page of a newspaper." },
    NEWSPAPER: { description: "Articles of newspapers." },
    WEB: { description: "Articles of the web." },
    MAGAZINE: { description: "Articles of magazines." },
    PROMINENCE_1: { description: "見出し: a word stands in the headline." },
    PROMINENCE_2: { description: "冒頭: a word stands in the lead sentence." },
    PROMINENCE_3: { description: "本文に複数: words stand in several places." },
    PROMINENCE_4: { description: "一度だけ: a word stands in one place." },
    PROMINENCE_0: { description: "No word found them." },
    TONE_1: { description: "Favourable." },
    TONE_2: { description: "Neutral." },
    TONE_3: { description: "Critical." },
    TONE_0: { description: "Without a tone." },
  },
});

@ObjectType({ simpleResolvers: true, description: "A theme, theme group or topic that is compared." })
export class ComparedThing {
  @Field(() => Int, { description: "1 theme, 2 theme group, 3 topic." })
  dataKbn!: number;

  // Not `id`, by which caches would take a theme and a theme group of one number, or two periods, for the same.
  @Field(() => ID, { description: "Id within its kind." })
  targetId!: string;

  @Field(() => String, { description: "Name." })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: "A named list of what stands side by side." })
export class Comparison {
  @Field(() => ID, { description: "comparison_id." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => [ComparedThing], { description: "What of it the user may browse, in its order." })
  columns!: ComparedThing[];

  @Field(() => Int, { description: "Columns that the user may not browse." })
  hiddenCount!: number;

  @Field(() => Int, { description: "Version for optimistic locking; each change raises it." })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: "What is compared, with its counts of a period." })
export class ComparedColumn extends ComparedThing {
  @Field(() => Int, { description: "Articles." })
  articleCount!: number;

  @Field(() => Int, { description: "Stories, each once." })
  storyCount!: number;

  @Field(() => Int, { description: "Articles on the first page of a newspaper." })
  firstPageCount!: number;

  @Field(() => SourceCounts, { description: "Articles by source." })
  counts!: SourceCounts;

  @Field(() => [Int], { description: "Articles by prominence: headline, lead, several places, once, none." })
  prominenceCounts!: number[];

  @Field(() => [Int], { description: "Articles by tone: favourable, neutral, critical, none." })
  toneCounts!: number[];

  @Field(() => [Int], { description: "Articles by day, from the first day of the period." })
  dayCounts!: number[];
}

@ObjectType({ simpleResolvers: true, description: "A medium with its articles by column." })
export class ComparedMedium {
  @Field(() => String, { description: "media_code." })
  code!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => [Int], { description: "Articles by column." })
  counts!: number[];
}

@ObjectType({ simpleResolvers: true, description: "A comparison with its counts of a period." })
export class ComparedPeriod {
  @Field(() => Comparison, { description: "The comparison." })
  comparison!: Comparison;

  @Field(() => Period, { description: "The period." })
  period!: Period;

  @Field(() => [ComparedColumn], { description: "By column." })
  columns!: ComparedColumn[];

  @Field(() => [ComparedMedium], { description: "Media with most articles over all columns, at most 20." })
  media!: ComparedMedium[];

  @Field(() => Int, { description: "Number of all media." })
  mediaCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "An article that a figure counts." })
export class ComparedArticle {
  @Field(() => ID, { description: "article_id." })
  articleId!: string;

  @Field(() => Int, { description: "data_section." })
  dataSection!: number;

  @Field(() => String, { description: "Headline." })
  title!: string;

  @Field(() => String, { description: "Name of the medium." })
  mediaName!: string;

  @Field(() => Day, { description: "Latest day of its set-up run." })
  day!: string;

  @Field(() => String, { description: "Where it stood: day, issue and page as far as they are known." })
  place!: string;
}

@ObjectType({ simpleResolvers: true, description: "A page of the articles that a figure counts." })
export class ComparedArticles {
  @Field(() => [ComparedArticle], { description: "Latest first." })
  articles!: ComparedArticle[];

  @Field(() => Int, { description: "Number of all of them." })
  articleCount!: number;
}

export const ComparisonResult = createUnionType({
  name: "ComparisonResult",
  description: "The comparison of a period, or the faults of the period.",
  types: () => [ComparedPeriod, InvalidForm] as const,
});

export const SaveComparisonResult = createUnionType({
  name: "SaveComparisonResult",
  description: "The saved comparison, a refusal, the faults of the form, or a version conflict.",
  types: () => [Comparison, Refusal, InvalidForm, VersionConflict] as const,
});
