import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { DateTime, Day } from "../../graphql/scalars.ts";
import { MailEditionTarget } from "../mail-edition/mail-edition.type.ts";

@ObjectType({ simpleResolvers: true, description: "A user who is or may be on duty." })
export class DutyPerson {
  @Field(() => ID, { description: "user_id." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: "Deadline of the contract's mail edition." })
export class EditionDuty {
  @Field(() => MailEditionTarget, { description: "Theme, group or topic." })
  target!: MailEditionTarget;

  @Field(() => String, { description: "HH:mm, Tokyo." })
  deadline!: string;

  @Field(() => Boolean, { description: "Whether another editor must approve what is sent." })
  approval!: boolean;

  @Field(() => Int, { description: "The most articles of an automatic selection." })
  articleMax!: number;

  @Field(() => [String], { description: "Recipients of what leaves by itself." })
  addresses!: string[];

  @Field(() => Int, { description: "Version, for saving." })
  version!: number;

  @Field(() => String, { description: "Who saved it last." })
  savedBy!: string;

  @Field(() => DateTime, { description: "When it was saved." })
  savedAt!: string;
}

@ObjectType({ simpleResolvers: true, description: "Who is on duty on a weekday, or on holidays." })
export class RotaWeekday {
  @Field(() => Int, { description: "1 to 7, Monday to Sunday; 8: any holiday." })
  weekday!: number;

  @Field(() => Boolean, { description: "Whether there is a mail edition." })
  leaves!: boolean;

  @Field(() => ID, { nullable: true, description: "user_id of who is on duty." })
  userId!: string | null;

  @Field(() => ID, { nullable: true, description: "user_id of the deputy." })
  deputyId!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "Who is on duty on a day." })
export class RotaDay {
  @Field(() => Day, { description: "The day." })
  day!: string;

  @Field(() => String, { nullable: true, description: "Name of the holiday." })
  holiday!: string | null;

  @Field(() => Boolean, { description: "Whether there is a mail edition." })
  leaves!: boolean;

  @Field(() => Boolean, { description: "Whether the day has its own entry in place of its weekday's." })
  own!: boolean;

  @Field(() => DutyPerson, { nullable: true, description: "Who is on duty by the rota." })
  user!: DutyPerson | null;

  @Field(() => DutyPerson, { nullable: true, description: "The deputy." })
  deputy!: DutyPerson | null;

  @Field(() => Boolean, { description: "Whether who is on duty is absent, stopped or no editor." })
  userAway!: boolean;

  @Field(() => Boolean, { description: "Whether the deputy is absent, stopped or no editor." })
  deputyAway!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "Deadline and rota of the contract's mail edition." })
export class EditionRota {
  @Field(() => EditionDuty, { nullable: true, description: "Null: no mail edition has a deadline." })
  duty!: EditionDuty | null;

  @Field(() => [RotaWeekday], { description: "Weekdays and holidays." })
  week!: RotaWeekday[];

  @Field(() => [RotaDay], { description: "The next days." })
  days!: RotaDay[];

  @Field(() => [DutyPerson], { description: "Who may be on duty." })
  editors!: DutyPerson[];

  @Field(() => Int, { description: "The most recipients." })
  sendMaxCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "The rota with the mail editions that may have a deadline." })
export class EditionRotaScreen {
  @Field(() => [MailEditionTarget], { description: "Themes, groups and topics." })
  targets!: MailEditionTarget[];

  @Field(() => EditionRota, { description: "Deadline and rota." })
  rota!: EditionRota;
}

@ObjectType({ simpleResolvers: true, description: "A note of an earlier day." })
export class EarlierNote {
  @Field(() => Day, { description: "The day." })
  day!: string;

  @Field(() => String, { description: "The note." })
  note!: string;

  @Field(() => String, { description: "Name of the writer." })
  by!: string;
}

@ObjectType({ simpleResolvers: true, description: "A draft that waits for another editor's approval." })
export class ApprovalRequest {
  @Field(() => String, { description: "Version of the draft." })
  version!: string;

  @Field(() => String, { description: "Name of who asked." })
  by!: string;

  @Field(() => DateTime, { description: "When it was asked." })
  at!: string;

  @Field(() => Boolean, { description: "Whether it is the viewer's own." })
  own!: boolean;

  @Field(() => Int, { description: "Number of articles." })
  articleCount!: number;

  @Field(() => [String], { description: "Recipients." })
  addresses!: string[];

  @Field(() => String, { description: "Subject; blank: by its pattern." })
  subject!: string;

  @Field(() => String, { description: "What the editor wrote himself." })
  text!: string;
}

@ObjectType({ simpleResolvers: true, description: "The morning of a mail edition that has a deadline." })
export class EditionMorning {
  @Field(() => Day, { description: "Today, or the next day that has a mail edition." })
  day!: string;

  @Field(() => String, { description: "untouched, choosing, waiting, planned or sent." })
  state!: string;

  @Field(() => DateTime, { description: "When it has to leave." })
  deadline!: string;

  @Field(() => DateTime, { description: "When the deputy is told if nothing was touched." })
  warning!: string;

  @Field(() => DateTime, { description: "Time of the server." })
  now!: string;

  @Field(() => Boolean, { description: "Whether another editor must approve what is sent." })
  approval!: boolean;

  @Field(() => Int, { description: "The most articles of an automatic selection." })
  articleMax!: number;

  @Field(() => DutyPerson, { nullable: true, description: "Who is on duty by the rota." })
  user!: DutyPerson | null;

  @Field(() => DutyPerson, { nullable: true, description: "The deputy." })
  deputy!: DutyPerson | null;

  @Field(() => Boolean, { description: "Whether who is on duty is away." })
  userAway!: boolean;

  @Field(() => Boolean, { description: "Whether the deputy is away." })
  deputyAway!: boolean;

  @Field(() => DateTime, { nullable: true, description: "When the deputy was told." })
  warnedAt!: string | null;

  @Field(() => String, { nullable: true, description: "What was done at the deadline: rule, draft, held or unsent." })
  outcome!: string | null;

  @Field(() => String, { description: "Note to whoever is on duty next." })
  note!: string;

  @Field(() => Int, { description: "Version of the note; 0: none yet." })
  noteVersion!: number;

  @Field(() => String, { nullable: true, description: "Name of the note's writer." })
  notedBy!: string | null;

  @Field(() => EarlierNote, { nullable: true, description: "Note of the last day that has one." })
  earlier!: EarlierNote | null;

  @Field(() => ApprovalRequest, { nullable: true, description: "What waits for an approval." })
  request!: ApprovalRequest | null;
}

@ObjectType({ simpleResolvers: true, description: "It was done." })
export class EditionDone {
  @Field(() => Boolean, { description: "True." })
  done!: boolean;
}

export const EditionRotaResult = createUnionType({
  name: "EditionRotaResult",
  description: "The rota after the change, a refusal with a message for the user, or the faults of the form.",
  types: () => [EditionRota, Refusal, InvalidForm] as const,
});

export const EditionDoneResult = createUnionType({
  name: "EditionDoneResult",
  description: "It was done, or a refusal with a message for the user, or the faults of the form.",
  types: () => [EditionDone, Refusal, InvalidForm] as const,
});
