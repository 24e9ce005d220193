import "reflect-metadata";
import { EDITION_ITEMS } from "@kirinuki/schema/forms/mail-edition-limits.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import { ArrayMaxSize, IsIn, IsOptional, IsString, Matches, MaxLength, ValidateNested } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { inputText } from "../../errors/catalogue.ts";
import { DateTime, Day } from "../../graphql/scalars.ts";
import { OverLicenceField } from "../mail-message/over-licence-field.ts";
import { SelectionInput } from "../theme/selection.input.ts";

const ARTICLE_ID = /^\d{1,19}$/;
const MOST_LEFT_OUT = 1000;

@InputType({ description: "An article with its comment, or a heading." })
export class MailEditionItemInput {
  @IsOptional()
  @Matches(ARTICLE_ID, { message: inputText.id })
  @Field(() => ID, { nullable: true, description: "Null for a heading." })
  articleId?: string | null;

  @IsOptional()
  @IsString()
  @Field(() => String, { nullable: true, description: "One line; null or blank: the contract's comment is used." })
  comment?: string | null;

  @IsOptional()
  @IsString()
  @Field(() => String, { nullable: true, description: "Null for an article." })
  heading?: string | null;
}

@InputType({ description: "Draft of a mail edition." })
export class MailEditionForm {
  @ValidateNested()
  @Field(() => SelectionInput, { description: "Theme, group or topic." })
  target!: SelectionInput;

  @IsString({ message: validationText.versionBroken })
  @Field(() => String, { description: "The version that was read. A change since then is refused." })
  version!: string;

  @ArrayMaxSize(EDITION_ITEMS, { message: inputText.articles })
  @ValidateNested()
  @Field(() => [MailEditionItemInput], { description: "Articles and headings in mail order." })
  items!: MailEditionItemInput[];

  @ArrayMaxSize(MOST_LEFT_OUT, { message: inputText.articles })
  @Matches(ARTICLE_ID, { each: true, message: inputText.id })
  @Field(() => [ID], { description: "article_ids to leave out for good." })
  leftOutIds!: string[];

  @IsOptional()
  @Field(() => Day, {
    nullable: true,
    description: "First process date of new articles, for a target that has no sent mail edition.",
  })
  sinceDay?: string | null;
}

@InputType({ description: "Layout of the mail of a mail edition." })
export class MailEditionLook {
  @ValidateNested()
  @Field(() => SelectionInput, { description: "Theme, group or topic." })
  target!: SelectionInput;

  @IsIn([1, 2, 3, 4, 5], { message: validationText.subjectTypeUnknown })
  @Field(() => Int, { description: "1 to 5 (spec section 9)." })
  subjectType: 1 | 2 | 3 | 4 | 5 = 1;

  @IsIn([1, 2, 3, 4], { message: validationText.attachTypeUnknown })
  @Field(() => Int, { description: "1 to 4 (spec section 9)." })
  attachType: 1 | 2 | 3 | 4 = 1;

  @IsString({ message: validationText.templateRequired })
  @Field(() => ID, { description: "template_file_id; 0: the default template of the contract, else the built-in one." })
  templateId: string = "0";

  @IsIn(["utf8", "iso2022jp"], { message: validationText.encodingUnknown })
  @Field(() => String, { description: "utf8 or iso2022jp." })
  encoding: "utf8" | "iso2022jp" = "utf8";

  @IsOptional()
  @MaxLength(200, { message: validationText.mailSubjectTooLong })
  @Field(() => String, { nullable: true, description: "Subject in place of its pattern; null or blank: the pattern." })
  subject?: string | null;

  @IsOptional()
  @MaxLength(4000, { message: validationText.mailTextTooLong })
  @Field(() => String, { nullable: true, description: "The sender's own words, which stand first." })
  text?: string | null;
}

/** A saved draft as its editor saw it, and whom it goes to. */
@InputType()
export class MailEditionToSend extends MailEditionLook {
  @IsString({ message: validationText.versionBroken })
  @Field(() => String, { description: "The version that was previewed." })
  version!: string;

  @IsOptional()
  @Field(() => Int, { nullable: true, description: "Version of its words (MailDraft) that was seen." })
  draftVersion?: number | null;

  @IsString({ each: true, message: validationText.notText })
  @Field(() => [String], { description: "Recipients, at most as many as the contract allows." })
  addresses!: string[];

  @OverLicenceField()
  overLicence?: "headline" | null;
}

@InputType({ description: "Send form of a saved draft." })
export class MailEditionSendForm extends MailEditionToSend {
  @IsOptional()
  @Field(() => DateTime, { nullable: true, description: "When to send; null: now." })
  sendAt?: string | null;
}

/** How REST names the forms' fields. */
export const MAIL_EDITION_WIRE_NAMES = {
  version: "version",
  edition_item: "items",
  left_out_article: "leftOutIds",
  since_day: "sinceDay",
  mail_address: "addresses",
  setup_datetime: "sendAt",
  subject_Type: "subjectType",
  attach_Type: "attachType",
  template_file_id: "templateId",
  subject: "subject",
  text: "text",
  id: "target",
  data_kbn: "target",
} as const;
