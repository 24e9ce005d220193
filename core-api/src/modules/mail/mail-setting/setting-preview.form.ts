import { MailAddressField } from "@kirinuki/schema/forms/mail-address.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import { IsBoolean, IsOptional } from "class-validator";
import { Flag } from "../../../http/transforms.ts";
import { ThemeMailForm } from "../mail-message/mail-message.form.ts";

/** POST /mail_delivery_destination_test: a setting as it stands in its form, saved or not. */
export class SettingTestBody extends ThemeMailForm {
  static readonly wireNames = { tone_flag: "withTones" };

  @Flag() @IsOptional() @IsBoolean({ message: validationText.notFlag }) withTones?: boolean;
}

/** POST /mail_delivery_destination_preview. With an address the mail is the one that its owner may see. */
export class SettingPreviewBody extends SettingTestBody {
  @IsOptional() @MailAddressField() mail_address?: string;
}
