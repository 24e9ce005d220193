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
  description: "How far a day must lie above its weekday to be a spike.",
  valuesConfig: {
    HIGH: { description: "1.3 times the usual and two deviations above it." },
    NORMAL: { description: "1.5 times and three." },
    LOW: { description: "Twice and five." },
  },
});

@ObjectType({ simpleResolvers: true, description: "A theme's articles of one day." })
export class TrendDay {
  @Field(() => Day, { description: "The day on which they were set up." })
  day!: string;

  @Field(() => SourceCounts, { description: "Articles by source." })
  counts!: SourceCounts;

  @Field(() => Float, {
    nullable: true,
    description: "Median of the weekday over the eight weeks before; null where the theme is younger than four weeks.",
  })
  usual!: number | null;

  @Field(() => Boolean, { description: "Far more than usual, serial notices left out." })
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

  @Field(() => Int, { description: "Articles of the four weeks before." })
  beforeCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "A word that rose, with the number of articles that have it." })
export class TrendWord {
  @Field(() => String, { description: "The word." })
  word!: string;

  @Field(() => Int, { description: "Articles of wordsPeriod." })
  count!: number;

  @Field(() => Int, { description: "Articles of the four weeks before." })
  beforeCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "How often a theme was in the press over a period." })
export class Trend {
  @Field(() => ID, { description: "theme_id." })
  themeId!: string;

  @Field(() => String, { description: "Name of the theme." })
  themeName!: string;

  @Field(() => [TrendDay], { description: "Every day of the period." })
  days!: TrendDay[];

  @Field(() => [TrendHour], { description: "The 24 hours of arrival." })
  hours!: TrendHour[];

  @Field(() => [TrendMedium], { description: "The media with most articles, at most ten." })
  media!: TrendMedium[];

  @Field(() => Int, { description: "Media in all." })
  mediaCount!: number;

  @Field(() => [TrendWord], { description: "Words that rose, the greatest rise first." })
  words!: TrendWord[];

  @Field(() => Period, { description: "Days that the words are of: the last four weeks of the period at most." })
  wordsPeriod!: Period;
}

@ObjectType({ simpleResolvers: true, description: "A theme's articles a day over the last 14 days." })
export class TrendLine {
  @Field(() => ID, { description: "theme_id." })
  themeId!: string;

  @Field(() => [Int], { description: "The first day first." })
  counts!: number[];
}

export const TrendResult = createUnionType({
  name: "TrendResult",
  description: "The trend, or the faults of the period.",
  types: () => [Trend, InvalidForm] as const,
});
