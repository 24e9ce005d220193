import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "A mail address that the contract may send to." })
export class MailAddress {
  @Field(() => String, { description: "The address." })
  address!: string;

  @Field(() => String, { description: "Name of the user; blank for an address that only mail settings have." })
  name!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "A possible obstacle to delivery. The mail can still be sent.",
})
export class MailWarning {
  @Field(() => String, { description: "spam, link, subject or size." })
  kind!: string;

  @Field(() => String, { description: "Message for the sender." })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: "Preview of a mail, exactly as it would be sent to the user." })
export class MailPreview {
  @Field(() => String, { description: "Subject." })
  subject!: string;

  @Field(() => String, { description: "Plain-text part (mailText)." })
  text!: string;

  @Field(() => String, { description: "HTML part (mailTextFormat): a complete document without scripts." })
  html!: string;

  @Field(() => Int, { description: "Number of articles in it." })
  articleCount!: number;

  @Field(() => [MailWarning], { description: "Warnings to check before sending, at most 20." })
  warnings!: MailWarning[];
}

@ObjectType({ simpleResolvers: true, description: "Result of one row of a send request." })
export class SendResult {
  @Field(() => Int, { description: "Number of the row, from 1." })
  row!: number;

  @Field(() => String, { description: "The address." })
  mailAddress!: string;

  @Field(() => Int, { description: "0 sent, 1 failed, 2 in progress, 3 planned (spec section 4)." })
  status!: number;

  @Field(() => String, { description: "Reason of the failure; blank if it did not fail." })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: "Results of a send request, one for each row." })
export class MailsTaken {
  @Field(() => [SendResult], { description: "Results in the order of the request." })
  results!: SendResult[];
}

@ObjectType({ simpleResolvers: true, description: "A mail of the contract, sent, failed or planned." })
export class SentMail {
  @Field(() => ID, { description: "sendmail_id of the send request." })
  sendingId!: string;

  @Field(() => Int, { description: "Number of the row in the send request." })
  row!: number;

  @Field(() => String, { description: "Subject of a mail by hand, else the name of the theme, theme group or topic." })
  name!: string;

  @Field(() => String, { description: "digest, theme or manual." })
  kind!: string;

  @Field(() => String, { nullable: true, description: "user_id of the sender; null for a digest." })
  sentBy!: string | null;

  @Field(() => String, { description: "The address." })
  mailAddress!: string;

  @Field(() => Int, { description: "0 sent, 1 failed, 2 in progress, 3 planned (spec section 4)." })
  status!: number;

  @Field(() => String, { description: "Why it failed or is still waiting." })
  message!: string;

  @Field(() => DateTime, { description: "When it was or will be sent." })
  dueAt!: string;

  @Field(() => DateTime, { nullable: true, description: "When it was sent or failed; null before that." })
  endedAt!: string | null;

  @Field(() => Int, { description: "Number of articles in it." })
  articleCount!: number;

  @Field(() => Boolean, {
    description: "Whether the mail may have been delivered twice, because an attempt ended without an answer.",
  })
  maybeTwice!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "One page of the contract's mails." })
export class SentMailPage {
  @Field(() => [SentMail], { description: "Newest first." })
  mails!: SentMail[];

  @Field(() => Int, { description: "Number of all search results." })
  total!: number;
}

export const MailPreviewResult = createUnionType({
  name: "MailPreviewResult",
  description: "The preview, a refusal with a message for the user, or the faults of the form.",
  types: () => [MailPreview, Refusal, InvalidForm] as const,
});

export const SendMailsResult = createUnionType({
  name: "SendMailsResult",
  description: "The results, a refusal with a message for the user, or the faults of the form.",
  types: () => [MailsTaken, Refusal, InvalidForm] as const,
});
