import "reflect-metadata";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime, Day } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "Expected newspapers by what became of them." })
export class PaperFigures {
  @Field(() => Int, { description: "Newspapers expected." })
  expected!: number;

  @Field(() => Int, { description: "Arrived on time." })
  onTime!: number;

  @Field(() => Int, { description: "Arrived later than they were due or than usual." })
  late!: number;

  @Field(() => Int, { description: "Never arrived." })
  missed!: number;

  @Field(() => Int, { description: "Not due yet." })
  waiting!: number;
}

@ObjectType({ simpleResolvers: true, description: "A newspaper on a day on which it was not on time." })
export class SheetPaper {
  @Field(() => ID, { description: "media_code." })
  code!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => String, { description: "late, missed or waiting (not due yet)." })
  state!: string;

  @Field(() => String, { description: "Time in Tokyo at which it was due, HH:mm." })
  dueTime!: string;

  @Field(() => DateTime, { nullable: true, description: "When its first article arrived." })
  arrivedAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When its last article arrived." })
  completedAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A digest that was late or not sent." })
export class LateDigest {
  @Field(() => String, { description: "Mail address, or name of a chat target." })
  address!: string;

  @Field(() => String, { description: "late_start, refused, slow, given_up or not_made." })
  cause!: string;

  @Field(() => DateTime, { nullable: true, description: "When it was sent." })
  sentAt!: string | null;

  @Field(() => String, { description: "Answer of the mail server; blank if unknown." })
  reason!: string;
}

@ObjectType({ simpleResolvers: true, description: "A time of a day at which digests were due." })
export class SheetSlot {
  @Field(() => String, { description: "HH:mm in Tokyo." })
  time!: string;

  @Field(() => String, { description: "kept, partly, missed, idle (nothing to send) or waiting." })
  state!: string;

  @Field(() => Int, { description: "Mail settings due." })
  settings!: number;

  @Field(() => Int, { description: "Sent within ten minutes." })
  kept!: number;

  @Field(() => Int, { description: "Sent later." })
  late!: number;

  @Field(() => Int, { description: "Given up, still not sent, or not made." })
  unsent!: number;

  @Field(() => Int, { description: "Resting: a day off, a pause or an absence." })
  resting!: number;

  @Field(() => Int, { description: "Without articles." })
  empty!: number;

  @Field(() => Int, { description: "Recipient has lost the right to it." })
  stopped!: number;

  @Field(() => Int, { description: "Sent, and bounced." })
  bounced!: number;

  @Field(() => Int, { description: "Still being sent." })
  waiting!: number;

  @Field(() => DateTime, { nullable: true, description: "When the last one was sent." })
  lastSentAt!: string | null;

  @Field(() => String, { description: "What the mails said of the day's newspapers." })
  line!: string;

  @Field(() => [LateDigest], { description: "At most five of those that were late or not sent." })
  digests!: LateDigest[];
}

@ObjectType({ simpleResolvers: true, description: "A day of the month." })
export class SheetDay {
  @Field(() => Day, { description: "Day in Tokyo." })
  day!: string;

  @Field(() => PaperFigures, { description: "Its newspapers." })
  papers!: PaperFigures;

  @Field(() => [SheetPaper], { description: "Newspapers that were late, missed, or are not due yet." })
  latePapers!: SheetPaper[];

  @Field(() => Int, { description: "Supplements sent after a digest." })
  supplements!: number;

  @Field(() => [SheetSlot], { description: "Its digests, the earliest first." })
  slots!: SheetSlot[];
}

@ObjectType({ simpleResolvers: true, description: "A newspaper that was late or missed in the month." })
export class SheetMedium {
  @Field(() => ID, { description: "media_code." })
  code!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => PaperFigures, { description: "Its days." })
  papers!: PaperFigures;
}

@ObjectType({ simpleResolvers: true, description: "What became of a month's newspapers and digests." })
export class DeliverySheet {
  @Field(() => String, { description: "yyyy-MM." })
  month!: string;

  @Field(() => DateTime, { description: "When these figures were computed." })
  checkedAt!: string;

  @Field(() => Day, { description: "First day of which mails are kept." })
  keptFrom!: string;

  @Field(() => PaperFigures, { description: "Newspapers over all days." })
  papers!: PaperFigures;

  @Field(() => Int, { description: "Times at which digests were to be sent." })
  slots!: number;

  @Field(() => Int, { description: "Times kept by every digest." })
  keptSlots!: number;

  @Field(() => Int, { description: "Times kept by some digests." })
  partlySlots!: number;

  @Field(() => Int, { description: "Times kept by none." })
  missedSlots!: number;

  @Field(() => [SheetDay], { description: "Days with newspapers or digests, newest first." })
  days!: SheetDay[];

  @Field(() => [SheetMedium], { description: "Newspapers that were late or missed, the worst first." })
  media!: SheetMedium[];
}
