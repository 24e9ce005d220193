import { MailAddressField } from "@kirinuki/schema/forms/mail-address.ts";
import { MAIL_TARGET_KBNS, MailTargetId } from "@kirinuki/schema/forms/mail-setting-form.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import { IsBoolean, IsOptional } from "class-validator";
import { CodeField } from "../../../http/fields.ts";
import { Flag, IdText } from "../../../http/transforms.ts";
import { ThemeMailLooks } from "../mail-message/mail-message.form.ts";

/** POST /mail_delivery_destination_test: a setting as it stands in its form, saved or not. */
export class SettingTestBody extends ThemeMailLooks {
  static readonly wireNames = { tone_flag: "withTones" };

  @CodeField("区分", MAIL_TARGET_KBNS) data_kbn!: (typeof MAIL_TARGET_KBNS)[number];
  /** "0" of every theme and theme group. */
  @IdText() @MailTargetId() id!: string;
  @Flag() @IsOptional() @IsBoolean({ message: validationText.notFlag }) withTones?: boolean;
}

/** POST /mail_delivery_destination_preview. With an address the mail is the one that its owner may see. */
export class SettingPreviewBody extends SettingTestBody {
  @IsOptional() @MailAddressField() mail_address?: string;
}
