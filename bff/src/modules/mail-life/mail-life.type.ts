import "reflect-metadata";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({
  simpleResolvers: true,
  description: "A mail in the operators' search, or a run that had nothing to send.",
})
export class FoundMail {
  @Field(() => ID, { description: "contract_id." })
  contractId!: string;

  @Field(() => String, { description: "company_name." })
  companyName!: string;

  @Field(() => ID, { nullable: true, description: "mail_message_id; null where there was nothing to send." })
  mailId!: string | null;

  @Field(() => String, { description: "The recipient's address." })
  address!: string;

  @Field(() => String, { description: "digest, theme, manual, alert, invitation or change." })
  kind!: string;

  @Field(() => String, { description: "The written subject, or the name of the theme, theme group or topic." })
  name!: string;

  @Field(() => String, {
    description:
      "planned, queued, sending, retrying, sent, failed, skipped, bounced, or empty: there was nothing to send.",
  })
  state!: string;

  @Field(() => DateTime, { description: "Planned time of sending." })
  plannedAt!: string;

  @Field(() => DateTime, { nullable: true, description: "When it was sent or given up." })
  endedAt!: string | null;

  @Field(() => Int, { description: "Number of articles of its run." })
  articleCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "Delivery state of a mail." })
export class LifeMail extends FoundMail {
  @Field(() => String, { nullable: true, description: "Owner of the address; null if it belongs to no user." })
  userId!: string | null;

  @Field(() => String, { nullable: true, description: "Who sent it; null if a mail setting did." })
  sentBy!: string | null;

  @Field(() => DateTime, { description: "When it was created." })
  madeAt!: string;

  @Field(() => Int, { description: "Number of attempts." })
  attempts!: number;

  @Field(() => DateTime, { nullable: true, description: "When it is tried next; null if delivery has ended." })
  nextAt!: string | null;

  @Field(() => Boolean, { description: "Whether it may have been delivered twice." })
  maybeTwice!: boolean;

  @Field(() => String, { nullable: true, description: "Why it was not sent." })
  reason!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When it bounced." })
  bouncedAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: "Since when mails to the address are stopped." })
  stoppedAt!: string | null;

  @Field(() => String, { nullable: true, description: "Why mails to the address are stopped." })
  stopReason!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "The mail setting behind a mail, in its present state." })
export class LifeMailSetting {
  @Field(() => ID, { description: "mail_setting_id." })
  id!: string;

  @Field(() => String, { description: "Name of its theme, theme group or topic." })
  name!: string;

  @Field(() => Int, { nullable: true, description: "data_section, 101: newspapers; null: every source." })
  section!: number | null;

  @Field(() => [String], { description: "Send times, HH:mm." })
  times!: string[];

  @Field(() => Boolean, { description: "Whether it sends a mail even without articles." })
  sendsEmpty!: boolean;

  @Field(() => Boolean, { description: "Whether it sends articles as soon as they arrive." })
  alerts!: boolean;

  @Field(() => DateTime, { description: "When it is due next." })
  nextAt!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "A theme that an article is in, with the words by which it was found.",
})
export class MailArticleTheme {
  @Field(() => ID, { description: "theme_id." })
  themeId!: string;

  @Field(() => String, { description: "theme_name." })
  name!: string;

  @Field(() => [String], { description: "Words that matched." })
  words!: string[];
}

@ObjectType({ simpleResolvers: true, description: "An article of a mail, or one left out of it." })
export class MailArticle {
  @Field(() => ID, { description: "article_id." })
  articleId!: string;

  @Field(() => String, { description: "Headline." })
  title!: string;

  @Field(() => String, { description: "Name of the medium." })
  medium!: string;

  @Field(() => DateTime, { description: "When it arrived." })
  arrivedAt!: string;

  @Field(() => String, {
    description: "in, hidden, withdrawn, section, source, earlier, later, waiting or left (mail_life of core-api).",
  })
  state!: string;

  @Field(() => ID, { nullable: true, description: "The other mail that contained it." })
  otherMailId!: string | null;

  @Field(() => [MailArticleTheme], { description: "Themes that it is in." })
  themes!: MailArticleTheme[];

  @Field(() => DateTime, { nullable: true, description: "When the recipient first opened it." })
  openedAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "Everything that happened to a mail." })
export class MailLife {
  @Field(() => LifeMail, { description: "The mail." })
  mail!: LifeMail;

  @Field(() => LifeMailSetting, {
    nullable: true,
    description: "Its mail setting; null if it has none, or the setting was deleted.",
  })
  setting!: LifeMailSetting | null;

  @Field(() => [MailArticle], { description: "Articles in the mail first, then those left out." })
  articles!: MailArticle[];

  @Field(() => Boolean, { description: "Whether there are more." })
  hasMore!: boolean;
}
