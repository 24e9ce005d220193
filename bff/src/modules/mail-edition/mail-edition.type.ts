import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { DateTime, Day } from "../../graphql/scalars.ts";
import { SelectionKind } from "../theme/theme.type.ts";

@ObjectType({ simpleResolvers: true, description: "An article as an edition's editor sees it." })
export class MailEditionArticle {
  @Field(() => ID, { description: "article_id, decimal." })
  id!: string;

  @Field(() => Int, { description: "1 newspaper image, 2 newspaper text, 3 web, 5 magazine." })
  dataSection!: number;

  @Field(() => String, { description: "Headline." })
  title!: string;

  @Field(() => String, { description: "Where it stood, as the mail says it." })
  line!: string;

  @Field(() => String, { description: "The contract's own comment; empty where there is none." })
  comment!: string;
}

@ObjectType({ simpleResolvers: true, description: "An article in its place, or a heading over those that follow." })
export class MailEditionItem {
  @Field(() => MailEditionArticle, { nullable: true, description: "Null for a heading." })
  article!: MailEditionArticle | null;

  @Field(() => String, { nullable: true, description: "In place of the contract's comment; null: that one stands." })
  comment!: string | null;

  @Field(() => String, { nullable: true, description: "Null for an article." })
  heading!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "The edition that went out last." })
export class MailEditionLastSent {
  @Field(() => DateTime, { description: "When it was sent or planned." })
  at!: string;

  @Field(() => String, { description: "Who sent it." })
  by!: string;

  @Field(() => Int, { description: "Articles it brought." })
  articleCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "An edition that was sent or planned." })
export class MailEditionSend {
  @Field(() => ID, { description: "sendmail_id; what cancelMail takes." })
  id!: string;

  @Field(() => DateTime, { description: "When it went or is to go out." })
  at!: string;

  @Field(() => String, { description: "Who sent it." })
  by!: string;

  @Field(() => Int, { description: "Articles in it." })
  articleCount!: number;

  @Field(() => Int, { description: "Addresses." })
  addressCount!: number;

  @Field(() => Int, { description: "Addresses for which it failed." })
  failedCount!: number;

  @Field(() => Int, { description: "3 planned, 2 on its way, 0 sent to some address at least, 1 failed for all." })
  status!: number;

  @Field(() => Boolean, { description: "The viewer may take it back." })
  canCancel!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "How an edition was last sent; where never, the usual." })
export class MailEditionOptions {
  @Field(() => [String], { description: "To whom." })
  addresses!: string[];

  @Field(() => Int, { description: "1 to 5 (spec section 9)." })
  subjectType!: number;

  @Field(() => Int, { description: "1 to 4 (spec section 9)." })
  attachType!: number;

  @Field(() => ID, { description: "0: the contract's default template, else the product's." })
  templateId!: string;

  @Field(() => String, { description: "utf8 or iso2022jp." })
  encoding!: string;
}

@ObjectType({ simpleResolvers: true, description: "A mail template to choose." })
export class MailEditionTemplate {
  @Field(() => ID, { description: "0: the contract's default, else the product's." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "The edition of a theme, group or topic that somebody puts together.",
})
export class MailEdition {
  @Field(() => String, { description: "Name of its target." })
  name!: string;

  @Field(() => String, { description: "0 before anything was saved; goes back with a change." })
  version!: string;

  @Field(() => Day, { description: "From this process date on articles are new." })
  sinceDay!: string;

  @Field(() => Boolean, { description: "False: the items are what is new, as a beginning." })
  begun!: boolean;

  @Field(() => String, { nullable: true, description: "Who saved it last." })
  savedBy!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When." })
  savedAt!: string | null;

  @Field(() => [MailEditionItem], { description: "In the mail's order." })
  items!: MailEditionItem[];

  @Field(() => [MailEditionArticle], { description: "Came after it was begun, latest first; at most 200." })
  arrivals!: MailEditionArticle[];

  @Field(() => Int, { description: "All that came." })
  arrivalCount!: number;

  @Field(() => [MailEditionArticle], { description: "Left out, the last first; at most 100." })
  leftOut!: MailEditionArticle[];

  @Field(() => Int, { description: "In it, but not the viewer's to see." })
  hiddenCount!: number;

  @Field(() => Int, { description: "Were in it and were withdrawn since." })
  droppedCount!: number;

  @Field(() => MailEditionLastSent, { nullable: true, description: "Null where none was sent." })
  lastSent!: MailEditionLastSent | null;

  @Field(() => [MailEditionSend], { description: "Sent and planned, newest first; the last 20." })
  sends!: MailEditionSend[];

  @Field(() => MailEditionOptions, { description: "How it was last sent." })
  options!: MailEditionOptions;

  @Field(() => [MailEditionTemplate], { description: "Templates to choose from." })
  templates!: MailEditionTemplate[];

  @Field(() => [String], { description: "Addresses of the target's mail settings." })
  destinations!: string[];

  @Field(() => Int, { description: "Most addresses of one send." })
  sendMaxCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "A theme, group or topic of which an edition can be made." })
export class MailEditionTarget {
  @Field(() => SelectionKind, { description: "Theme, theme group or topic." })
  kind!: SelectionKind;

  @Field(() => ID, { description: "Id within its kind." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: "Somebody to send to." })
export class MailEditionAddress {
  @Field(() => String, { description: "Mail address." })
  address!: string;

  @Field(() => String, { description: "Name of the user whose it is; empty for others." })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: "What screen 1002-001 shows." })
export class MailEditionScreen {
  @Field(() => [MailEditionTarget], { description: "What the viewer may make editions of." })
  targets!: MailEditionTarget[];

  @Field(() => [MailEditionAddress], { description: "The contract's addresses." })
  addresses!: MailEditionAddress[];

  @Field(() => MailEdition, {
    nullable: true,
    description: "Null where none was asked for, or its target is not there.",
  })
  edition!: MailEdition | null;
}

@ObjectType({ simpleResolvers: true, description: "A draft that was saved." })
export class MailEditionSaved {
  @Field(() => String, { description: "Its new version." })
  version!: string;

  @Field(() => DateTime, { description: "When." })
  savedAt!: string;

  @Field(() => [ID], { description: "Articles that were withdrawn meanwhile and are not in it." })
  droppedIds!: string[];
}

@ObjectType({ simpleResolvers: true, description: "The saved draft as it would be sent." })
export class MailEditionPreview {
  @Field(() => String, { description: "Subject." })
  subject!: string;

  @Field(() => String, { description: "The text part." })
  text!: string;

  @Field(() => String, { description: "The HTML part, a whole page." })
  html!: string;

  @Field(() => Int, { description: "Articles in it." })
  articleCount!: number;

  @Field(() => [String], { description: "Characters that ISO-2022-JP lacks, at most 20: it then goes as UTF-8." })
  unencodable!: string[];
}

@ObjectType({ simpleResolvers: true, description: "What became of one address of a send." })
export class MailEditionRow {
  @Field(() => String, { description: "Mail address." })
  address!: string;

  @Field(() => Boolean, { description: "True: it failed at once (result status 1)." })
  failed!: boolean;

  @Field(() => String, { description: "Why; else empty." })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: "An edition that was handed over." })
export class MailEditionSent {
  @Field(() => String, { description: "The draft's version from here on; the same where every address failed." })
  version!: string;

  @Field(() => Int, { description: "Articles it brings." })
  articleCount!: number;

  @Field(() => [MailEditionRow], { description: "One an address." })
  rows!: MailEditionRow[];
}

const SAID = "a refusal with a text for the user, or a form with faults.";

export const MailEditionSaveResult = createUnionType({
  name: "MailEditionSaveResult",
  description: `Saved, ${SAID}`,
  types: () => [MailEditionSaved, Refusal, InvalidForm] as const,
});

export const MailEditionPreviewResult = createUnionType({
  name: "MailEditionPreviewResult",
  description: `The preview, ${SAID}`,
  types: () => [MailEditionPreview, Refusal, InvalidForm] as const,
});

export const MailEditionSendResult = createUnionType({
  name: "MailEditionSendResult",
  description: `Handed over, ${SAID}`,
  types: () => [MailEditionSent, Refusal, InvalidForm] as const,
});
