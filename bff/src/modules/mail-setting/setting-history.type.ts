import "reflect-metadata";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "Result of one send time of a mail setting." })
export class SettingMail {
  @Field(() => ID, { description: "sendmail_id." })
  id!: string;

  @Field(() => String, {
    description: "digest: sent at its time; theme: sent by hand; alert: one article, sent immediately.",
  })
  kind!: string;

  @Field(() => String, {
    description:
      "planned, queued, sending, retrying, sent, bounced, failed, skipped, empty, or why nothing was sent: pause, absence, holiday.",
  })
  state!: string;

  @Field(() => DateTime, { description: "Planned time of sending." })
  plannedAt!: string;

  @Field(() => DateTime, { nullable: true, description: "When it was sent or given up; null if it has not ended." })
  endedAt!: string | null;

  @Field(() => Int, { description: "Number of new articles." })
  articleCount!: number;

  @Field(() => Int, { description: "Number of articles dropped for good because the setting was paused." })
  droppedCount!: number;

  @Field(() => String, { description: "Why it was not sent, or the mail server's answer; blank for none." })
  message!: string;

  @Field(() => Int, {
    nullable: true,
    description: "Number of times its links were opened, by anybody; null if not counted.",
  })
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
    description:
      "Of a day: contract, setting, day, pause, address, target or articles. Of a send time: run, rest, new or mail.",
  })
  step!: string;

  @Field(() => String, { description: "pass, stop, note or unknown." })
  state!: string;

  @Field(() => String, { description: "Explanation for the user." })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: "One send time of the day, or a mail sent outside the send times." })
export class SettingDaySending {
  @Field(() => DateTime, { description: "The time." })
  at!: string;

  @Field(() => String, { description: "digest, theme or alert." })
  kind!: string;

  @Field(() => [SettingDayStep], { description: "What happened, in order." })
  steps!: SettingDayStep[];
}

@ObjectType({ simpleResolvers: true, description: "Explanation why a mail setting sent no mail on a day." })
export class MailSettingDay {
  @Field(() => String, { description: "The day, yyyy-MM-dd." })
  day!: string;

  @Field(() => String, { description: "sent, waiting, stopped or unknown." })
  outcome!: string;

  @Field(() => String, { description: "The outcome in one sentence." })
  message!: string;

  @Field(() => [SettingDayStep], { description: "Steps that decided the whole day." })
  steps!: SettingDayStep[];

  @Field(() => [SettingDaySending], { description: "Send times of the day, earliest first." })
  sendings!: SettingDaySending[];
}

@ObjectType({ simpleResolvers: true, description: "Whether the opening of a mail's link was counted." })
export class MailOpening {
  @Field(() => Boolean, { description: "False if the contract does not count openings, or there is no such mail." })
  counted!: boolean;
}
