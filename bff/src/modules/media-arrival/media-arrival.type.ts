import "reflect-metadata";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime, Day } from "../../graphql/scalars.ts";
import { ArticleSource } from "../article/article.enums.ts";

@ObjectType({ simpleResolvers: true, description: "Articles that arrived within ten minutes." })
export class ArrivalStep {
  @Field(() => Int, { description: "Start of the ten minutes, as the minute of the day in Tokyo." })
  minute!: number;

  @Field(() => Int, { description: "Number of articles." })
  articles!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: "Number of contracts and themes that a medium's articles matched in the previous 14 days.",
})
export class ArrivalAffected {
  @Field(() => Int, { description: "Number of contracts." })
  contracts!: number;

  @Field(() => Int, { description: "Number of their themes." })
  themes!: number;
}

@ObjectType({ simpleResolvers: true, description: "What an operator did about a medium." })
export class MediumNote {
  @Field(() => DateTime, { description: "When it was noted." })
  at!: string;

  @Field(() => String, { description: "Name of the operator." })
  by!: string;

  @Field(() => String, { description: "What was done." })
  text!: string;
}

@ObjectType({ simpleResolvers: true, description: "The alarm of a medium that did not come on time." })
export class MediumAlarm {
  @Field(() => DateTime, { description: "When it was raised." })
  raisedAt!: string;

  @Field(() => Int, { description: "How often operators were told of it." })
  toldTimes!: number;

  @Field(() => Int, { description: "Alarms of the medium in 14 days, this one included." })
  raisedTimes!: number;

  @Field(() => DateTime, { nullable: true, description: "When an operator acknowledged it; null: nobody has yet." })
  acknowledgedAt!: string | null;

  @Field(() => String, { nullable: true, description: "Name of that operator." })
  acknowledgedBy!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: "Number of a medium's articles on a day, compared with the usual number.",
})
export class MediumArrival {
  @Field(() => ID, { description: "media_code." })
  code!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => String, { description: "missing, few, late, arrived, waiting or not_expected." })
  state!: string;

  @Field(() => Int, { description: "New articles of the day." })
  articles!: number;

  @Field(() => DateTime, { nullable: true, description: "When the latest of them arrived." })
  lastAt!: string | null;

  @Field(() => Int, { nullable: true, description: "Median of its latest days; null if no articles came." })
  usualArticles!: number | null;

  @Field(() => String, { nullable: true, description: "Median time of the last arrival, HH:mm in Tokyo." })
  usualTime!: string | null;

  @Field(() => Day, { nullable: true, description: "Day on which it was due; null if it is not expected." })
  dueOn!: string | null;

  @Field(() => String, { nullable: true, description: "Time in Tokyo after which it counts as missing, HH:mm." })
  dueTime!: string | null;

  @Field(() => Boolean, { description: "Whether the day is not a publishing day, by the calendar." })
  isOffDay!: boolean;

  @Field(() => String, { description: "Contact for the medium; may be empty." })
  contact!: string;

  @Field(() => DateTime, { nullable: true, description: "Alarms of the medium are snoozed until then." })
  snoozedUntil!: string | null;

  @Field(() => MediumNote, { nullable: true, description: "Latest note on a medium that is missing, few or late." })
  lastNote!: MediumNote | null;

  @Field(() => MediumAlarm, { nullable: true, description: "Its alarm for the day on which it was due, if any." })
  alarm!: MediumAlarm | null;

  @Field(() => [ArrivalStep], { description: "Arrivals during the day." })
  steps!: ArrivalStep[];

  @Field(() => ArrivalAffected, {
    nullable: true,
    description: "Contracts and themes affected, for the first 20 alarms; else null.",
  })
  affected!: ArrivalAffected | null;
}

@ObjectType({ simpleResolvers: true, description: "What screen /el/arrivals shows." })
export class ArrivalScreen {
  @Field(() => Day, { description: "The day that is shown." })
  day!: string;

  @Field(() => ArticleSource, { description: "The source that is shown." })
  source!: ArticleSource;

  @Field(() => DateTime, { description: "When the states were computed." })
  checkedAt!: string;

  @Field(() => Int, { description: "Media that usually deliver on this weekday." })
  expectedMedia!: number;

  @Field(() => Int, { description: "How many of the expected media have delivered." })
  arrivedMedia!: number;

  @Field(() => Int, { description: "New articles of the day." })
  articles!: number;

  @Field(() => Int, { description: "Number of articles that the expected media usually deliver together." })
  usualArticles!: number;

  @Field(() => [MediumArrival], {
    description: "The media, sorted by state: missing, few, late, arrived, waiting, not_expected.",
  })
  media!: MediumArrival[];
}
