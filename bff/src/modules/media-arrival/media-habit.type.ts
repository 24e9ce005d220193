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

@ObjectType({ simpleResolvers: true, description: "When a medium usually comes, as learnt from its arrivals." })
export class LearntHabit {
  @Field(() => String, { description: "daily, weekdays, interval or irregular." })
  kind!: string;

  @Field(() => [Int], { description: "Weekdays on which it comes; 0: Sunday." })
  weekdays!: number[];

  @Field(() => Int, { nullable: true, description: "Days from one issue to the next, of kind interval." })
  intervalDays!: number | null;

  @Field(() => String, { nullable: true, description: "Time in Tokyo after which it is missing, HH:mm." })
  dueTime!: string | null;

  @Field(() => Int, { nullable: true, description: "Usual number of articles." })
  usualArticles!: number | null;
}

@ObjectType({ simpleResolvers: true, description: "The calendar of a medium, whom to ask, and what was done." })
export class MediumHabit {
  @Field(() => ID, { description: "media_code." })
  code!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => String, { description: "learnt, weekdays, monthdays or unwatched." })
  rhythm!: string;

  @Field(() => [Int], { description: "Weekdays of rhythm weekdays; 0: Sunday." })
  weekdays!: number[];

  @Field(() => [Int], { description: "Days of rhythm monthdays; 31: last day of the month." })
  monthDays!: number[];

  @Field(() => String, { nullable: true, description: "Time after which it is missing, HH:mm; null: learnt." })
  dueTime!: string | null;

  @Field(() => [Day], { description: "Days from today on, on which it does not come." })
  offDays!: string[];

  @Field(() => String, { description: "Whom to ask about it; may be empty." })
  contact!: string;

  @Field(() => DateTime, { nullable: true, description: "Until then it raises no alarm." })
  snoozedUntil!: string | null;

  @Field(() => Int, { description: "Version. Send it back with a change." })
  version!: number;

  @Field(() => LearntHabit, { description: "What its arrivals teach." })
  learnt!: LearntHabit;

  @Field(() => [MediumDay], { description: "The last five weeks and the two to come." })
  calendar!: MediumDay[];

  @Field(() => [MediumNote], { description: "What was done about it, newest first." })
  notes!: MediumNote[];
}

@InputType({ description: "When a medium comes, in place of what is learnt." })
export class MediumHabitInput {
  @Field(() => ID, { description: "media_code." })
  code!: string;

  @Field(() => Int, { description: "Version that was read." })
  version!: number;

  @IsIn(["learnt", "weekdays", "monthdays", "unwatched"])
  @Field(() => String, { description: "learnt, weekdays, monthdays or unwatched." })
  rhythm!: string;

  @Field(() => [Int], { description: "Weekdays of rhythm weekdays; 0: Sunday." })
  weekdays!: number[];

  @Field(() => [Int], { description: "Days of rhythm monthdays, 1 to 31." })
  monthDays!: number[];

  @Field(() => String, { nullable: true, description: "Time after which it is missing, HH:mm; null: learnt." })
  dueTime?: string | null;

  @Field(() => [String], { description: "Days on which it does not come, yyyy-MM-dd." })
  offDays!: string[];

  @MaxLength(1000)
  @Field(() => String, { description: "Whom to ask about it." })
  contact!: string;
}

@ObjectType({ simpleResolvers: true, description: "Who is told of media that did not come." })
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
