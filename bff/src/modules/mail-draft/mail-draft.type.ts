import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "Another user who has the draft open." })
export class MailDraftEditor {
  @Field(() => String, { description: "user_id." })
  userId!: string;

  @Field(() => String, { description: "Name." })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: "An article of a draft." })
export class MailDraftArticle {
  @Field(() => ID, { description: "article_id." })
  articleId!: string;

  @Field(() => String, { nullable: true, description: "Comment below the article; null: the contract's comment." })
  comment!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: "Draft of a mail of chosen articles, or of the texts of a mail edition.",
})
export class MailDraft {
  @Field(() => ID, { description: "mail_draft_id." })
  id!: string;

  @Field(() => Int, { description: "Version for optimistic locking; each change raises it." })
  version!: number;

  @Field(() => String, { description: "Subject; blank in a mail edition: the subject follows its pattern." })
  subject!: string;

  @Field(() => String, { description: "Text above the articles." })
  text!: string;

  @Field(() => [String], { description: "Recipients." })
  addresses!: string[];

  @Field(() => ID, { description: "template_file_id; 0 for the default." })
  templateFileId!: string;

  @Field(() => Int, { description: "1 to 4 (spec section 9)." })
  attachType!: number;

  @Field(() => String, { description: "yyyy-MM-ddTHH:mm in Tokyo; blank: immediately." })
  sendAt!: string;

  @Field(() => Boolean, { description: "Whether the mail shows tone and tags of the articles." })
  withTones!: boolean;

  @Field(() => [MailDraftArticle], { description: "Articles that the viewer may see, in their order." })
  articles!: MailDraftArticle[];

  @Field(() => Int, { description: "Number of articles in it that the viewer may not see." })
  hiddenCount!: number;

  @Field(() => String, { description: "Name of the user who changed it last." })
  savedBy!: string;

  @Field(() => DateTime, { description: "When it was last changed." })
  savedAt!: string;

  @Field(() => [MailDraftEditor], { description: "Other users who have the draft open." })
  editors!: MailDraftEditor[];

  @Field(() => [String], {
    description: "Fields that were not saved, because another user changed them after the version that was read.",
  })
  conflicts!: string[];

  @Field(() => Boolean, { description: "Whether it was sent or planned and can't be changed." })
  sent!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "A draft in the list of drafts." })
export class MailDraftLine {
  @Field(() => ID, { description: "mail_draft_id." })
  id!: string;

  @Field(() => String, { description: "Subject." })
  subject!: string;

  @Field(() => Int, { description: "Number of articles." })
  articleCount!: number;

  @Field(() => Int, { description: "Number of recipients." })
  addressCount!: number;

  @Field(() => String, { description: "Name of the user who changed it last." })
  savedBy!: string;

  @Field(() => DateTime, { description: "When it was last changed." })
  savedAt!: string;

  @Field(() => [MailDraftEditor], { description: "Other users who have the draft open." })
  editors!: MailDraftEditor[];

  @Field(() => ID, { nullable: true, description: "sendmail_id if it is planned." })
  sendingId!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When it will be sent if it is planned." })
  sendAt!: string | null;

  @Field(() => Boolean, { description: "Whether the viewer may cancel the planned send." })
  canCancel!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "Drafts of mails by hand." })
export class MailDrafts {
  @Field(() => [MailDraftLine], { description: "Latest change first, at most 50." })
  drafts!: MailDraftLine[];

  @Field(() => [String], { description: "Recipients of the viewer's latest mails by hand, newest first, at most 10." })
  recentAddresses!: string[];
}

export const MailDraftResult = createUnionType({
  name: "MailDraftResult",
  description: "The draft as it is stored now, a refusal with a message for the user, or the faults of the form.",
  types: () => [MailDraft, Refusal, InvalidForm] as const,
});
