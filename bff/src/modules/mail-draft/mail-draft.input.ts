import "reflect-metadata";
import { validationText } from "@kirinuki/schema/messages.ts";
import { IsIn, IsOptional, Matches, MaxLength, ValidateNested } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import type { BodyOf } from "../../core-api/wire.ts";
import { inputText } from "../../errors/catalogue.ts";
import { SelectionInput } from "../theme/selection.input.ts";
import { selectionQuery } from "../theme/theme.mapper.ts";

const ID_TEXT = /^[1-9]\d{0,17}$/;
/** As core-api has it. */
const LONGEST_COMMENT = 1000;

@InputType({ description: "Identifies a draft by its id, or by the theme, theme group or topic of a mail edition." })
export class MailDraftKeyInput {
  @IsOptional()
  @Matches(ID_TEXT, { message: inputText.id })
  @Field(() => ID, { nullable: true, description: "mail_draft_id." })
  id?: string | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => SelectionInput, {
    nullable: true,
    description: "Target of the mail edition whose texts the draft holds.",
  })
  target?: SelectionInput | null;
}

@InputType({ description: "An article of a mail with the comment below it." })
export class MailDraftArticleInput {
  @Matches(ID_TEXT, { message: inputText.id })
  @Field(() => ID, { description: "article_id." })
  articleId!: string;

  @IsOptional()
  @MaxLength(LONGEST_COMMENT, { message: validationText.notText })
  @Field(() => String, { nullable: true, description: "Comment; null: the contract's comment." })
  comment?: string | null;
}

@InputType({ description: "Changed fields of a draft. Absent fields stay as they are." })
export class MailDraftChange {
  @IsOptional()
  @MaxLength(200, { message: validationText.mailSubjectTooLong })
  @Field(() => String, { nullable: true, description: "Subject." })
  subject?: string | null;

  @IsOptional()
  @MaxLength(4000, { message: validationText.mailTextTooLong })
  @Field(() => String, { nullable: true, description: "Text above the articles." })
  text?: string | null;

  @IsOptional()
  @Field(() => [String], { nullable: true, description: "Recipients." })
  addresses?: string[] | null;

  @IsOptional()
  @Field(() => ID, { nullable: true, description: "template_file_id; 0 for the default." })
  templateFileId?: string | null;

  @IsOptional()
  @IsIn([1, 2, 3, 4], { message: validationText.attachTypeUnknown })
  @Field(() => Int, { nullable: true, description: "1 to 4 (spec section 9)." })
  attachType?: 1 | 2 | 3 | 4 | null;

  @IsOptional()
  @Field(() => String, { nullable: true, description: "yyyy-MM-ddTHH:mm in Tokyo; blank: immediately." })
  sendAt?: string | null;

  @IsOptional()
  @Field(() => Boolean, { nullable: true, description: "Whether the mail shows tone and tags of the articles." })
  withTones?: boolean | null;

  @IsOptional()
  @ValidateNested({ each: true })
  @Field(() => [MailDraftArticleInput], { nullable: true, description: "All articles in their order." })
  articles?: MailDraftArticleInput[] | null;
}

/** How REST names the fields. */
export const MAIL_DRAFT_WIRE_NAMES = {
  mail_draft_id: "id",
  id: "target",
  data_kbn: "target",
  version: "version",
  subject: "subject",
  text: "text",
  mail_address: "addresses",
  template_file_id: "templateFileId",
  attach_Type: "attachType",
  setup_datetime: "sendAt",
  tone_flag: "withTones",
  articles: "articles",
} as const;

type KeyBody = BodyOf<"/api/v1/mail_draft_presence">;

export const toKeyBody = ({ id, target }: MailDraftKeyInput): KeyBody => ({
  ...(id && { mail_draft_id: id }),
  ...(target && selectionQuery(target)),
});

export const toArticles = (articles: readonly MailDraftArticleInput[]) =>
  articles.map(({ articleId, comment }) => ({ article_id: articleId, ...(comment && { comment }) }));

const isGiven = <Value>(value: Value | null | undefined): value is Value => value !== null && value !== undefined;

export const toDraftBody = (
  key: MailDraftKeyInput | null,
  version: number | null,
  change: MailDraftChange,
): BodyOf<"/api/v1/mail_draft", "put"> => ({
  ...(key && toKeyBody(key)),
  ...(version !== null && { version }),
  ...(isGiven(change.subject) && { subject: change.subject }),
  ...(isGiven(change.text) && { text: change.text }),
  ...(isGiven(change.addresses) && { mail_address: change.addresses }),
  ...(isGiven(change.templateFileId) && { template_file_id: change.templateFileId }),
  ...(isGiven(change.attachType) && { attach_Type: change.attachType }),
  ...(isGiven(change.sendAt) && { setup_datetime: change.sendAt }),
  ...(isGiven(change.withTones) && { tone_flag: change.withTones }),
  ...(isGiven(change.articles) && { articles: toArticles(change.articles) }),
});
