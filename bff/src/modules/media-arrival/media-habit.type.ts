import "reflect-metadata";
import { IsIn, MaxLength } from "class-validator";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { DateTime, Day } from "../../graphql/scalars.ts";
import { MediumNote } from "./media-arrival.type.ts";

@ObjectType({ simpleResolvers: true, description: "A day in the calendar of a medium." })
export class MediumDay {
  @Field(() => Day, { description: "The day." })
  day!: string;

  @Field(() => Int, { description: "New articles of the day." })
  articles!: number;

  @Field(() => Boolean, { description: "Whether it is not a publishing day, by the calendar." })
  isOff!: boolean;

  @Field(() => Boolean, { description: "Whether the medium is expected; of a past day, whether it came." })
  isExpected!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "When a medium usually arrives, learned from past arrivals." })
export class LearntHabit {
  @Field(() => String, { description: "daily, weekdays, interval or irregular." })
  kind!: string;

  @Field(() => [Int], { description: "Weekdays on which it arrives; 0: Sunday." })
  weekdays!: number[];

  @Field(() => Int, { nullable: true, description: "Days between two issues, for kind `interval`." })
  intervalDays!: number | null;

  @Field(() => String, { nullable: true, description: "Time in Tokyo after which it counts as missing, HH:mm." })
  dueTime!: string | null;

  @Field(() => Int, { nullable: true, description: "Usual number of articles." })
  usualArticles!: number | null;
}

@ObjectType({ simpleResolvers: true, description: "A medium's publishing calendar, contact and notes." })
export class MediumHabit {
  @Field(() => ID, { description: "media_code." })
  code!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => String, { description: "learnt, weekdays, monthdays or unwatched." })
  rhythm!: string;

  @Field(() => [Int], { description: "Weekdays, for rhythm `weekdays`; 0: Sunday." })
  weekdays!: number[];

  @Field(() => [Int], { description: "Days of the month, for rhythm `monthdays`; 31: last day of the month." })
  monthDays!: number[];

  @Field(() => String, {
    nullable: true,
    description: "Time after which it counts as missing, HH:mm; null: learned from arrivals.",
  })
  dueTime!: string | null;

  @Field(() => [Day], { description: "Days, from today on, on which it is not published." })
  offDays!: string[];

  @Field(() => String, { description: "Contact for the medium; may be empty." })
  contact!: string;

  @Field(() => DateTime, { nullable: true, description: "Its alarms are snoozed until then." })
  snoozedUntil!: string | null;

  @Field(() => Int, { description: "Version. Send it back with a change." })
  version!: number;

  @Field(() => LearntHabit, { description: "Habit learned from past arrivals." })
  learnt!: LearntHabit;

  @Field(() => [MediumDay], { description: "The last five and the next two weeks." })
  calendar!: MediumDay[];

  @Field(() => [MediumNote], { description: "What operators did about it, newest first." })
  notes!: MediumNote[];
}

@InputType({ description: "When a medium arrives; it replaces what was learned from arrivals." })
export class MediumHabitInput {
  @Field(() => ID, { description: "media_code." })
  code!: string;

  @Field(() => Int, { description: "Version that was read." })
  version!: number;

  @IsIn(["learnt", "weekdays", "monthdays", "unwatched"])
  @Field(() => String, { description: "learnt, weekdays, monthdays or unwatched." })
  rhythm!: string;

  @Field(() => [Int], { description: "Weekdays, for rhythm `weekdays`; 0: Sunday." })
  weekdays!: number[];

  @Field(() => [Int], { description: "Days of the month, 1 to 31, for rhythm `monthdays`." })
  monthDays!: number[];

  @Field(() => String, {
    nullable: true,
    description: "Time after which it counts as missing, HH:mm; null: learned from arrivals.",
  })
  dueTime?: string | null;

  @Field(() => [String], { description: "Days on which it is not published, yyyy-MM-dd." })
  offDays!: string[];

  @MaxLength(1000)
  @Field(() => String, { description: "Contact for the medium." })
  contact!: string;
}

@ObjectType({ simpleResolvers: true, description: "Recipients of alarms about media that did not arrive." })
export class AlarmSetting {
  @Field(() => [String], { description: "Mail addresses." })
  mailAddresses!: string[];

  @Field(() => String, { description: "URL that alarms are posted to; empty: none." })
  webhookUrl!: string;

  @Field(() => Int, { description: "Minutes until an alarm that nobody acknowledged is told again; 0: never." })
  repeatMinutes!: number;

  @Field(() => Int, { description: "Version. Send it back with a change." })
  version!: number;
}
