import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { DateTime, Day } from "../../graphql/scalars.ts";
import { MailWarning } from "../mail-message/mail-message.type.ts";
import { ArticleTag, ASSESSED_TEXT } from "../tag/tag.type.ts";
import { SelectionKind } from "../theme/theme.type.ts";

@ObjectType({ simpleResolvers: true, description: "An article as the editor of a mail edition sees it." })
export class MailEditionArticle {
  @Field(() => ID, { description: "article_id, decimal." })
  id!: string;

  @Field(() => Int, { description: "1 newspaper image, 2 newspaper text, 3 web, 5 magazine." })
  dataSection!: number;

  @Field(() => String, { description: "Headline." })
  title!: string;

  @Field(() => String, { description: "Source line as the mail prints it." })
  line!: string;

  @Field(() => String, { description: "Comment of the contract; empty if there is none." })
  comment!: string;

  @Field(() => Int, { description: ASSESSED_TEXT.tone })
  tone!: number;

  @Field(() => [ArticleTag], { description: ASSESSED_TEXT.tags })
  tags!: ArticleTag[];
}

@ObjectType({ simpleResolvers: true, description: "An article or a heading of a mail edition." })
export class MailEditionItem {
  @Field(() => MailEditionArticle, { nullable: true, description: "Null for a heading." })
  article!: MailEditionArticle | null;

  @Field(() => String, {
    nullable: true,
    description: "Comment that replaces the contract's comment; null: the contract's comment is used.",
  })
  comment!: string | null;

  @Field(() => String, { nullable: true, description: "Null for an article." })
  heading!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "The latest mail edition that was sent or planned." })
export class MailEditionLastSent {
  @Field(() => DateTime, { description: "When it was sent or planned." })
  at!: string;

  @Field(() => String, { description: "Name of the sender." })
  by!: string;

  @Field(() => Int, { description: "Number of articles in it." })
  articleCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "A sent or planned mail edition." })
export class MailEditionSend {
  @Field(() => ID, { description: "sendmail_id, the argument of cancelMail." })
  id!: string;

  @Field(() => DateTime, { description: "When it was or will be sent." })
  at!: string;

  @Field(() => String, { description: "Name of the sender." })
  by!: string;

  @Field(() => Int, { description: "Number of articles in it." })
  articleCount!: number;

  @Field(() => Int, { description: "Number of addresses." })
  addressCount!: number;

  @Field(() => Int, { description: "Number of addresses for which it failed." })
  failedCount!: number;

  @Field(() => Int, {
    description: "3 planned, 2 in progress, 0 sent to at least one address, 1 failed for all addresses.",
  })
  status!: number;

  @Field(() => Boolean, { description: "Whether the viewer may cancel it." })
  canCancel!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "Options of the latest send; defaults if there was none." })
export class MailEditionOptions {
  @Field(() => [String], { description: "Recipients." })
  addresses!: string[];

  @Field(() => Int, { description: "1 to 5 (spec section 9)." })
  subjectType!: number;

  @Field(() => Int, { description: "1 to 4 (spec section 9)." })
  attachType!: number;

  @Field(() => ID, { description: "template_file_id; 0: the default template of the contract, else the built-in one." })
  templateId!: string;

  @Field(() => String, { description: "utf8 or iso2022jp." })
  encoding!: string;
}

@ObjectType({ simpleResolvers: true, description: "A mail template that can be chosen." })
export class MailEditionTemplate {
  @Field(() => ID, { description: "template_file_id; 0: the default template of the contract, else the built-in one." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "Draft and history of the mail edition of a theme, theme group or topic.",
})
export class MailEdition {
  @Field(() => String, { description: "Name of the target." })
  name!: string;

  @Field(() => String, { description: "Version of the draft; 0 before the first save. Send it back with a change." })
  version!: string;

  @Field(() => Day, { description: "First process date of articles that count as new." })
  sinceDay!: string;

  @Field(() => Boolean, { description: "Whether a draft was saved. If false, the items propose all new articles." })
  begun!: boolean;

  @Field(() => String, { nullable: true, description: "Name of the user who saved the draft last." })
  savedBy!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When the draft was saved; null if never." })
  savedAt!: string | null;

  @Field(() => [MailEditionItem], { description: "Articles and headings in mail order." })
  items!: MailEditionItem[];

  @Field(() => [MailEditionArticle], {
    description: "Articles that arrived since the draft was begun, newest first, at most 200.",
  })
  arrivals!: MailEditionArticle[];

  @Field(() => Int, { description: "Number of all articles that arrived since the draft was begun." })
  arrivalCount!: number;

  @Field(() => [MailEditionArticle], { description: "Articles left out for good, latest first, at most 100." })
  leftOut!: MailEditionArticle[];

  @Field(() => Int, { description: "Number of articles of the draft that the viewer may not see." })
  hiddenCount!: number;

  @Field(() => Int, { description: "Number of articles of the draft that have been withdrawn since." })
  droppedCount!: number;

  @Field(() => MailEditionLastSent, {
    nullable: true,
    description: "The latest mail edition that was sent; null if there is none.",
  })
  lastSent!: MailEditionLastSent | null;

  @Field(() => [MailEditionSend], { description: "The latest 20 sent and planned mail editions, newest first." })
  sends!: MailEditionSend[];

  @Field(() => MailEditionOptions, { description: "Options of the latest send." })
  options!: MailEditionOptions;

  @Field(() => [MailEditionTemplate], { description: "Templates that can be chosen." })
  templates!: MailEditionTemplate[];

  @Field(() => [String], { description: "Addresses of the mail settings of the target." })
  destinations!: string[];

  @Field(() => Int, { description: "Maximum number of addresses of one send." })
  sendMaxCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "A theme, theme group or topic that a mail edition can be made of." })
export class MailEditionTarget {
  @Field(() => SelectionKind, { description: "Theme, theme group or topic." })
  kind!: SelectionKind;

  @Field(() => ID, { description: "Id within its kind." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: "A possible recipient." })
export class MailEditionAddress {
  @Field(() => String, { description: "Mail address." })
  address!: string;

  @Field(() => String, { description: "Name of the user with this address; empty for other addresses." })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: "What screen 1002-001 shows." })
export class MailEditionScreen {
  @Field(() => [MailEditionTarget], { description: "Targets that the viewer may make mail editions of." })
  targets!: MailEditionTarget[];

  @Field(() => [MailEditionAddress], { description: "Mail addresses of the contract." })
  addresses!: MailEditionAddress[];

  @Field(() => MailEdition, {
    nullable: true,
    description: "The mail edition of the target; null if no target was given or it does not exist.",
  })
  edition!: MailEdition | null;
}

@ObjectType({ simpleResolvers: true, description: "A saved draft." })
export class MailEditionSaved {
  @Field(() => String, { description: "Its new version." })
  version!: string;

  @Field(() => DateTime, { description: "When the draft was saved." })
  savedAt!: string;

  @Field(() => [ID], { description: "article_ids that were withdrawn in the meantime and dropped from the draft." })
  droppedIds!: string[];
}

@ObjectType({ simpleResolvers: true, description: "Preview of the saved draft." })
export class MailEditionPreview {
  @Field(() => String, { description: "Subject." })
  subject!: string;

  @Field(() => String, { description: "Plain-text part." })
  text!: string;

  @Field(() => String, { description: "HTML part, a complete document." })
  html!: string;

  @Field(() => Int, { description: "Number of articles in it." })
  articleCount!: number;

  @Field(() => [String], {
    description: "Characters that ISO-2022-JP cannot encode, at most 20. If there are any, the mail is sent as UTF-8.",
  })
  unencodable!: string[];

  @Field(() => [MailWarning], { description: "Warnings to check before sending, at most 20." })
  warnings!: MailWarning[];
}

@ObjectType({ simpleResolvers: true, description: "Result of a send for one address." })
export class MailEditionRow {
  @Field(() => String, { description: "Mail address." })
  address!: string;

  @Field(() => Boolean, { description: "Whether the send failed for this address (result status 1)." })
  failed!: boolean;

  @Field(() => String, { description: "Reason of the failure; empty if it did not fail." })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: "A mail edition that was queued." })
export class MailEditionSent {
  @Field(() => String, { description: "New version of the draft; unchanged if every address failed." })
  version!: string;

  @Field(() => Int, { description: "Number of articles in it." })
  articleCount!: number;

  @Field(() => [MailEditionRow], { description: "One result for each address." })
  rows!: MailEditionRow[];
}

const SAID = "a refusal with a message for the user, or the faults of the form.";

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
