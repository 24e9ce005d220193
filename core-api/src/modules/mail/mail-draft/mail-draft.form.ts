import { validationText } from "@kirinuki/schema/messages.ts";
import { IsBoolean, IsOptional, IsString, Matches, MaxLength } from "class-validator";
import { CodeField, IdField, TextsField, VersionField } from "../../../http/fields.ts";
import { Flag } from "../../../http/transforms.ts";
import type { ChosenArticle } from "../../../mail/message-content.ts";
import { ArticlesField, TemplateField } from "../mail-message/mail-message.form.ts";

/** As many as MailDeliveryForm takes. */
const MOST_ADDRESSES = 1000;
const LONGEST_ADDRESS = 254;
/** A minute of a day in Tokyo, or blank. */
const MINUTE = /^(\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d)?$/;

/** A draft by its id, or the draft of a theme's, theme group's or topic's mail edition. */
export class MailDraftKey {
  @IsOptional() @IdField("下書きID") mail_draft_id?: string;
  @IsOptional() @CodeField("区分", [1, 2, 3]) data_kbn?: 1 | 2 | 3;
  @IsOptional() @IdField("ID") id?: string;
}

/** PUT /mail_draft: what was changed; what is absent stays. Without a key a draft is begun. */
export class MailDraftBody extends MailDraftKey {
  /** The one that the editor has seen. */
  @IsOptional() @VersionField() version?: number;

  @IsOptional()
  @IsString({ message: validationText.notText })
  @MaxLength(200, { message: validationText.mailSubjectTooLong })
  subject?: string;

  @IsOptional()
  @IsString({ message: validationText.notText })
  @MaxLength(4000, { message: validationText.mailTextTooLong })
  text?: string;

  @IsOptional() @TextsField("宛先", MOST_ADDRESSES, LONGEST_ADDRESS) mail_address?: string[];
  @TemplateField() template_file_id?: string;
  @IsOptional() @CodeField("添付の形式", [1, 2, 3, 4]) attach_Type?: 1 | 2 | 3 | 4;

  @IsOptional()
  @Matches(MINUTE, { message: "送信日時は正しい日時（yyyy-MM-ddTHH:mm）で指定してください。" })
  setup_datetime?: string;

  @IsOptional() @Flag() @IsBoolean({ message: validationText.notFlag }) tone_flag?: boolean;
  @IsOptional() @ArticlesField(0) articles?: ChosenArticle[];
}
