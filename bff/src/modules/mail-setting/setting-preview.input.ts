import "reflect-metadata";
import { MAIL_TARGET_KBNS, MailTargetId } from "@kirinuki/schema/forms/mail-setting-form.ts";
import { MAIL_SECTIONS } from "@kirinuki/schema/mail-sections.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import { IsIn, IsOptional, Matches, MaxLength } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import type { BodyOf } from "../../core-api/wire.ts";

@InputType({
  description: "A mail setting as entered in the form, saved or not, for its preview and test mail (screen 1008).",
})
export class MailSettingTrialInput {
  @IsIn(MAIL_TARGET_KBNS, { message: validationText.mailTargetRequired })
  @Field(() => Int, { description: "1 theme, 2 theme group, 3 topic, 5 every theme and theme group." })
  dataKbn!: (typeof MAIL_TARGET_KBNS)[number];

  @MailTargetId()
  @Field(() => String, {
    description: "Id of the theme, theme group or topic; 0 of every theme. A blank id is a fault of the form.",
  })
  targetId!: string;

  @IsOptional()
  @IsIn([...MAIL_SECTIONS], { message: validationText.mailSectionUnknown })
  @Field(() => Int, {
    nullable: true,
    description:
      "A source (1, 2, 3, 5), 101 for newspapers, or several sources by their digits, such as 13 and 123; null for every source.",
  })
  dataSection?: (typeof MAIL_SECTIONS)[number] | null;

  @IsOptional()
  @MaxLength(256)
  @Field(() => String, {
    nullable: true,
    description: "Address whose owner's rights apply; null: the caller's. A test mail always goes to the caller.",
  })
  mailAddress?: string | null;

  @Matches(/^\d{1,10}$/, { message: validationText.templateRequired })
  @Field(() => ID, { description: "template_file_id; 0: the default template." })
  templateFileId!: string;

  @IsIn([1, 2, 3, 4, 5], { message: validationText.subjectTypeUnknown })
  @Field(() => Int, { description: "1 to 5 (spec section 9)." })
  subjectType!: 1 | 2 | 3 | 4 | 5;

  @IsIn([1, 2, 3, 4], { message: validationText.attachTypeUnknown })
  @Field(() => Int, { description: "1 to 4 (spec section 9)." })
  attachType!: 1 | 2 | 3 | 4;

  @IsIn(["utf8", "iso2022jp"], { message: validationText.encodingUnknown })
  @Field(() => String, { description: "utf8 or iso2022jp." })
  encoding!: "utf8" | "iso2022jp";

  @Field(() => Boolean, { description: "Whether a mail is sent if there is no new article." })
  zeroArticleEmail!: boolean;

  @Field(() => Boolean, { description: "Whether the mail shows tone and tags of articles." })
  withTones!: boolean;
}

/** How REST names the fields of the form. */
export const TRIAL_WIRE_NAMES = {
  data_kbn: "dataKbn",
  id: "targetId",
  data_section: "dataSection",
  mail_address: "mailAddress",
  template_file_id: "templateFileId",
  subject_Type: "subjectType",
  attach_Type: "attachType",
} as const satisfies Record<string, keyof MailSettingTrialInput>;

export const toTestBody = (form: MailSettingTrialInput): BodyOf<"/api/v1/mail_delivery_destination_test"> => ({
  data_kbn: form.dataKbn,
  id: form.targetId,
  ...(form.dataSection && { data_section: form.dataSection }),
  template_file_id: form.templateFileId,
  subject_Type: form.subjectType,
  attach_Type: form.attachType,
  encoding: form.encoding,
  zero_Article_Email: form.zeroArticleEmail,
  tone_flag: form.withTones,
});

export const toTrialBody = (form: MailSettingTrialInput): BodyOf<"/api/v1/mail_delivery_destination_preview"> => ({
  ...toTestBody(form),
  ...(form.mailAddress && { mail_address: form.mailAddress }),
});
