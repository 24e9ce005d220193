import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "An address that mail can be sent to." })
export class MailAddress {
  @Field(() => String, { description: "The address." })
  address!: string;

  @Field(() => String, { description: "The user's name; blank for an address of settings only." })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: "A mail letter by letter as it would be sent to the user." })
export class MailPreview {
  @Field(() => String, { description: "Its subject." })
  subject!: string;

  @Field(() => String, { description: "The text part (mailText)." })
  text!: string;

  @Field(() => String, { description: "The HTML part (mailTextFormat): a whole document without scripts." })
  html!: string;

  @Field(() => Int, { description: "Articles in it." })
  articleCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "What became of one row of a sending." })
export class SendResult {
  @Field(() => Int, { description: "Its number, from 1." })
  row!: number;

  @Field(() => String, { description: "The address." })
  mailAddress!: string;

  @Field(() => Int, { description: "0 sent, 2 on its way, 3 planned, 1 failed (spec section 4)." })
  status!: number;

  @Field(() => String, { description: "Why it failed; blank where it did not." })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: "What was taken on to be sent, a row each." })
export class MailsTaken {
  @Field(() => [SendResult], { description: "In the order in which they were given." })
  results!: SendResult[];
}

@ObjectType({ simpleResolvers: true, description: "A mail of the contract, sent, failed or planned." })
export class SentMail {
  @Field(() => ID, { description: "sendmail_id of its sending." })
  sendingId!: string;

  @Field(() => Int, { description: "Its row within the sending." })
  row!: number;

  @Field(() => String, { description: "Of a mail by hand its subject, else the theme, theme group or topic." })
  name!: string;

  @Field(() => String, { description: "digest, theme or manual." })
  kind!: string;

  @Field(() => String, { nullable: true, description: "user_id of who sent it; null for a digest." })
  sentBy!: string | null;

  @Field(() => String, { description: "The address." })
  mailAddress!: string;

  @Field(() => Int, { description: "0 sent, 2 on its way, 3 planned, 1 failed (spec section 4)." })
  status!: number;

  @Field(() => String, { description: "Why it failed or still waits." })
  message!: string;

  @Field(() => DateTime, { description: "When it was or is to go out." })
  dueAt!: string;

  @Field(() => DateTime, { nullable: true, description: "When it was sent or given up; null before." })
  endedAt!: string | null;

  @Field(() => Int, { description: "Articles in it." })
  articleCount!: number;

  @Field(() => Boolean, { description: "An attempt ended without an answer, so that it may have come twice." })
  maybeTwice!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "A page of the contract's mails." })
export class SentMailPage {
  @Field(() => [SentMail], { description: "Newest first." })
  mails!: SentMail[];

  @Field(() => Int, { description: "Of the whole search." })
  total!: number;
}

export const MailPreviewResult = createUnionType({
  name: "MailPreviewResult",
  description: "The mail, why there is none, or a form with faults.",
  types: () => [MailPreview, Refusal, InvalidForm] as const,
});

export const SendMailsResult = createUnionType({
  name: "SendMailsResult",
  description: "Taken on, refused with a text for the user, or a form with faults.",
  types: () => [MailsTaken, Refusal, InvalidForm] as const,
});
