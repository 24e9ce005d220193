import "reflect-metadata";
import { inOrder, isDay } from "@kirinuki/schema/forms/decorators.ts";
import { MailDeliveryForm, ManualMailForm } from "@kirinuki/schema/forms/mail-delivery-form.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsIn,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from "class-validator";
import { ArgsType, Field, ID, InputType, Int } from "type-graphql";
import type { BodyOf } from "../../core-api/wire.ts";
import { inputText } from "../../errors/catalogue.ts";
import { MailDraftArticleInput, toArticles } from "../mail-draft/mail-draft.input.ts";
import { OverLicenceField } from "./over-licence-field.ts";

const DIGITS = /^\d{1,18}$/;
const TEMPLATE = /^\d{1,10}$/;
/** As many as core-api takes. */
const MOST_ARTICLES = 500;
const MOST_SETTINGS = 100;
const PAGE_SIZE = 50;

const SEND_AT = "yyyy-MM-ddTHH:mm in Tokyo, at most a year ahead; null: now.";

// What a mail with chosen articles consists of, to look at and to send.
const Subject = () => Field(() => String, { description: "At most 200 characters." });
const Text = () => Field(() => String, { description: "Text above the articles, at most 4000 characters." });
const Articles = () =>
  inOrder(
    ArrayMaxSize(MOST_ARTICLES, { message: inputText.articles }),
    Matches(DIGITS, { each: true, message: inputText.id }),
    Field(() => [ID], { description: "article_ids in mail order, at most 500; none: a mail of its text alone." }),
  );
const Template = () =>
  inOrder(
    Matches(TEMPLATE, { message: validationText.templateRequired }),
    Field(() => ID, { defaultValue: "0", description: "template_file_id; 0 for the product's own." }),
  );

const Comments = () =>
  inOrder(
    IsOptional(),
    ValidateNested({ each: true }),
    Field(() => [MailDraftArticleInput], {
      nullable: true,
      description: "Comments on some of the articles; they replace the contract's comments.",
    }),
  );
const WithTones = () =>
  Field(() => Boolean, { defaultValue: false, description: "Whether the mail shows tone and tags of the articles." });

@InputType("ManualMailForm", { description: "Preview form of a mail with chosen articles." })
export class ManualMailInput extends ManualMailForm {
  @Subject() override subject!: string;
  @Text() override text!: string;
  @Articles() articleIds!: string[];
  @Comments() comments?: MailDraftArticleInput[] | null;
  @WithTones() withTones!: boolean;
  @Template() templateFileId!: string;
}

@InputType("MailDeliveryForm", { description: "Mail with chosen articles, sent by hand (screen 1002)." })
export class MailDeliveryInput extends MailDeliveryForm {
  @Field(() => [String], { description: "Recipients, at most mail_send_max_count." })
  override addresses!: string[];

  @Subject() override subject!: string;
  @Text() override text!: string;
  @Articles() articleIds!: string[];
  @Comments() comments?: MailDraftArticleInput[] | null;
  @WithTones() withTones!: boolean;
  @Template() templateFileId!: string;

  @IsOptional()
  @Matches(DIGITS, { message: inputText.id })
  @Field(() => ID, {
    nullable: true,
    description: "The draft that is sent. A second send of the same draft is refused.",
  })
  draftId?: string | null;

  @IsOptional()
  @Field(() => Int, { nullable: true, description: "Version of the draft that was read." })
  draftVersion?: number | null;

  @IsIn([1, 2, 3, 4], { message: validationText.attachTypeUnknown })
  @Field(() => Int, { defaultValue: 1, description: "1 to 4 (spec section 9)." })
  attachType!: 1 | 2 | 3 | 4;

  @IsIn(["utf8", "iso2022jp"], { message: validationText.encodingUnknown })
  @Field(() => String, { defaultValue: "utf8", description: "utf8 or iso2022jp." })
  encoding!: "utf8" | "iso2022jp";

  @OverLicenceField()
  overLicence?: "headline" | null;

  @IsOptional()
  @MaxLength(32, { message: validationText.sendTimePast })
  @Field(() => String, { nullable: true, description: SEND_AT })
  sendAt?: string | null;
}

@InputType({ description: "Preview form of the mail of a theme, theme group or topic (screen 1044)." })
export class ThemeMailInput {
  @IsIn([1, 2, 3], { message: validationText.mailTargetRequired })
  @Field(() => Int, { description: "1 theme, 2 theme group, 3 topic." })
  dataKbn!: 1 | 2 | 3;

  @Matches(/^[1-9]\d{0,9}$/, { message: validationText.mailTargetRequired })
  @Field(() => String, { description: "Id of the theme, theme group or topic. A blank id is a fault of the form." })
  targetId!: string;

  @ValidateBy({ name: "isDay", validator: { validate: isDay } }, { message: inputText.day })
  @Field(() => String, { description: "Process date of the articles, yyyy-MM-dd." })
  processDate!: string;

  @Matches(TEMPLATE, { message: validationText.templateRequired })
  @Field(() => ID, { description: "template_file_id; 0: the default template." })
  templateFileId!: string;

  @IsIn([1, 2, 3, 4, 5], { message: validationText.subjectTypeUnknown })
  @Field(() => Int, { defaultValue: 1, description: "1 to 5 (spec section 9)." })
  subjectType!: 1 | 2 | 3 | 4 | 5;
}

@InputType({
  description: "Request to send the new articles of mail settings now or at a given time, before their next digest.",
})
export class SettingMailsInput {
  @ArrayMinSize(1, { message: inputText.id })
  @ArrayMaxSize(MOST_SETTINGS, { message: "一度に送信できる配信設定は100件までです。" })
  @Matches(DIGITS, { each: true, message: inputText.id })
  @Field(() => [ID], { description: "mail_setting_ids, at most 100." })
  settingIds!: string[];

  @IsOptional()
  @MaxLength(32, { message: validationText.sendTimePast })
  @Field(() => String, { nullable: true, description: SEND_AT })
  sendAt?: string | null;
}

@ArgsType()
export class SentMailsArgs {
  @IsOptional()
  @IsIn([0, 1, 2, 3])
  @Field(() => Int, { nullable: true, description: "0 sent, 1 failed, 2 in progress, 3 planned; absent: all." })
  status?: 0 | 1 | 2 | 3 | null;

  @Min(1)
  @Max(100_000)
  @Field(() => Int, { defaultValue: 1, description: "Page number from 1, 50 mails on a page, of the last 14 days." })
  page!: number;
}

export const toSentQuery = ({ status, page }: SentMailsArgs) => ({
  ...(status !== undefined && status !== null && { status }),
  page,
  page_size: PAGE_SIZE,
});

/** How REST names the fields of the forms. */
export const MAIL_WIRE_NAMES = {
  addresses: "addresses",
  subject: "subject",
  text: "text",
  articles: "articleIds",
  template_file_id: "templateFileId",
  attach_Type: "attachType",
  encoding: "encoding",
  setup_datetime: "sendAt",
  data_kbn: "dataKbn",
  id: "targetId",
  process_date: "processDate",
  subject_Type: "subjectType",
} as const;

const named = ({ articleIds, comments }: Pick<ManualMailInput, "articleIds" | "comments">) => {
  const own = new Map((comments ?? []).map(({ articleId, comment }) => [articleId, comment]));
  return articleIds.map((articleId) => ({ articleId, comment: own.get(articleId) ?? null }));
};

export const toManualBody = (form: ManualMailInput): BodyOf<"/api/v1/mail_delivery_preview"> => ({
  articles: toArticles(named(form)),
  subject: form.subject,
  text: form.text,
  template_file_id: form.templateFileId,
  tone_flag: form.withTones,
});

export const toDeliveryBody = (form: MailDeliveryInput): BodyOf<"/api/v1/mail_delivery"> => ({
  articles: toArticles(named(form)),
  addresses: form.addresses,
  subject: form.subject,
  text: form.text,
  template_file_id: form.templateFileId,
  attach_Type: form.attachType,
  encoding: form.encoding,
  tone_flag: form.withTones,
  ...(form.sendAt && { setup_datetime: form.sendAt }),
  ...(form.overLicence && { over_licence: form.overLicence }),
  ...(form.draftId && { mail_draft_id: form.draftId }),
  ...(form.draftVersion && { draft_version: form.draftVersion }),
});

export const toThemeBody = (form: ThemeMailInput): BodyOf<"/api/v1/create_mail"> => ({
  data_kbn: form.dataKbn,
  id: form.targetId,
  process_date: form.processDate,
  template_file_id: form.templateFileId,
  subject_Type: form.subjectType,
});

export const toSettingMailsBody = ({ settingIds, sendAt }: SettingMailsInput): BodyOf<"/api/v1/send_mails"> => ({
  sendmail_info: settingIds.map((mail_setting_id) => ({ mail_setting_id })),
  ...(sendAt && { setup_datetime: sendAt }),
});
