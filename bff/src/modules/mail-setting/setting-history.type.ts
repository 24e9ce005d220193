import "reflect-metadata";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "What became of one time of a mail setting." })
export class SettingMail {
  @Field(() => ID, { description: "sendmail_id." })
  id!: string;

  @Field(() => String, { description: "digest: at its time; theme: sent by hand; alert: one article at once." })
  kind!: string;

  @Field(() => String, {
    description:
      "planned, queued, sending, retrying, sent, bounced, failed, skipped, empty, or why it rested: pause, absence, holiday.",
  })
  state!: string;

  @Field(() => DateTime, { description: "For when it was planned." })
  plannedAt!: string;

  @Field(() => DateTime, { nullable: true, description: "When it was sent or given up; null where it has no end." })
  endedAt!: string | null;

  @Field(() => Int, { description: "New articles of its time." })
  articleCount!: number;

  @Field(() => Int, { description: "Articles that were let go for good, because the setting rested." })
  droppedCount!: number;

  @Field(() => String, { description: "Why it was not sent, or the mail server's answer; blank for none." })
  message!: string;

  @Field(() => Int, { nullable: true, description: "Openings of its links by anybody; null where not counted." })
  openedCount!: number | null;
}

@ObjectType({ simpleResolvers: true, description: "The last 30 mails of a mail setting, newest first." })
export class MailSettingHistory {
  @Field(() => Boolean, { description: "Whether the contract counts openings of links." })
  countsOpenings!: boolean;

  @Field(() => [SettingMail], { description: "The mails, also those that were not sent." })
  mails!: SettingMail[];
}

@ObjectType({ simpleResolvers: true, description: "One step of the explanation of a day, in words." })
export class SettingDayStep {
  @Field(() => String, {
    description: "contract, setting, day, pause, address, target or articles; of a sending run, rest, new or mail.",
  })
  step!: string;

  @Field(() => String, { description: "pass, stop, note or unknown." })
  state!: string;

  @Field(() => String, { description: "What is known, for the user." })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: "One time of the day, or something sent besides." })
export class SettingDaySending {
  @Field(() => DateTime, { description: "The time." })
  at!: string;

  @Field(() => String, { description: "digest, theme or alert." })
  kind!: string;

  @Field(() => [SettingDayStep], { description: "What happened, in order." })
  steps!: SettingDayStep[];
}

@ObjectType({ simpleResolvers: true, description: "Why a mail setting brought no mail on a day." })
export class MailSettingDay {
  @Field(() => String, { description: "The day, yyyy-MM-dd." })
  day!: string;

  @Field(() => String, { description: "sent, waiting, stopped or unknown." })
  outcome!: string;

  @Field(() => String, { description: "The outcome in one sentence." })
  message!: string;

  @Field(() => [SettingDayStep], { description: "What decided the whole day." })
  steps!: SettingDayStep[];

  @Field(() => [SettingDaySending], { description: "The times of the day, the earliest first." })
  sendings!: SettingDaySending[];
}

@ObjectType({ simpleResolvers: true, description: "Whether the opening of a mail's link was counted." })
export class MailOpening {
  @Field(() => Boolean, { description: "False where the contract does not count, or there is no such mail." })
  counted!: boolean;
}
