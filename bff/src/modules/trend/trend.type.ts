import "reflect-metadata";
import { createUnionType, Field, Float, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Day } from "../../graphql/scalars.ts";
import { Period } from "../period/period.ts";
import { SourceCounts } from "../theme/theme.type.ts";

export const SpikeSensitivity = { HIGH: "HIGH", NORMAL: "NORMAL", LOW: "LOW" } as const;
export type SpikeSensitivity = (typeof SpikeSensitivity)[keyof typeof SpikeSensitivity];
registerEnumType(SpikeSensitivity, {
  name: "SpikeSensitivity",
  description: "How far a day must exceed the usual count of its weekday to be a spike.",
  valuesConfig: {
    HIGH: { description: "1.3 times the usual count, and two deviations above it." },
    NORMAL: { description: "1.5 times the usual count, and three deviations above it." },
    LOW: { description: "Twice the usual count, and five deviations above it." },
  },
});

@ObjectType({ simpleResolvers: true, description: "A theme's articles of one day." })
export class TrendDay {
  @Field(() => Day, { description: "Day of their set-up run." })
  day!: string;

  @Field(() => SourceCounts, { description: "Articles by source." })
  counts!: SourceCounts;

  @Field(() => Float, {
    nullable: true,
    description: "Median of the weekday over the previous eight weeks; null if the theme is younger than four weeks.",
  })
  usual!: number | null;

  @Field(() => Boolean, {
    description: "Whether the day is a spike: far more articles than usual, not counting serial notices.",
  })
  isSpike!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "A theme's articles that arrived in one hour of the day." })
export class TrendHour {
  @Field(() => Int, { description: "0 to 23, Tokyo." })
  hour!: number;

  @Field(() => SourceCounts, { description: "Articles by source." })
  counts!: SourceCounts;
}

@ObjectType({ simpleResolvers: true, description: "A theme's articles of one medium." })
export class TrendMedium {
  @Field(() => String, { description: "media_code." })
  code!: string;

  @Field(() => String, { description: "Name of the medium." })
  name!: string;

  @Field(() => Int, { description: "Articles of the period." })
  count!: number;

  @Field(() => Int, { description: "Number of articles in the previous four weeks." })
  beforeCount!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: "A word whose use rose, with the number of articles that contain it.",
})
export class TrendWord {
  @Field(() => String, { description: "The word." })
  word!: string;

  @Field(() => Int, { description: "Number of articles of wordsPeriod that contain it." })
  count!: number;

  @Field(() => Int, { description: "Number of articles in the previous four weeks." })
  beforeCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "Media coverage of a theme over a period." })
export class Trend {
  @Field(() => ID, { description: "theme_id." })
  themeId!: string;

  @Field(() => String, { description: "Name of the theme." })
  themeName!: string;

  @Field(() => [TrendDay], { description: "Every day of the period." })
  days!: TrendDay[];

  @Field(() => [TrendHour], { description: "Articles by hour of arrival, 24 entries." })
  hours!: TrendHour[];

  @Field(() => [TrendMedium], { description: "The media with most articles, at most ten." })
  media!: TrendMedium[];

  @Field(() => Int, { description: "Total number of media." })
  mediaCount!: number;

  @Field(() => [TrendWord], { description: "Words whose use rose, largest rise first." })
  words!: TrendWord[];

  @Field(() => Period, { description: "Days over which words are counted: at most the last four weeks of the period." })
  wordsPeriod!: Period;
}

@ObjectType({ simpleResolvers: true, description: "A theme's articles a day over the last 14 days." })
export class TrendLine {
  @Field(() => ID, { description: "theme_id." })
  themeId!: string;

  @Field(() => [Int], { description: "Counts by day, oldest first." })
  counts!: number[];
}

export const TrendResult = createUnionType({
  name: "TrendResult",
  description: "The trend, or the faults of the period.",
  types: () => [Trend, InvalidForm] as const,
});
