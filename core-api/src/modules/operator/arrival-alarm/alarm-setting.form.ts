import { mailAddressFault } from "@kirinuki/schema/forms/mail-address.ts";
import { IsOptional, ValidateBy } from "class-validator";
import { ShortTextField, TextsField, VersionField } from "../../../http/fields.ts";
import { Clearable } from "../../../http/form-fields.ts";

const MOST_ADDRESSES = 20;

const MailAddresses = (): PropertyDecorator =>
  ValidateBy(
    {
      name: "areMailAddresses",
      validator: { validate: (value) => ![value].flat().some((each) => mailAddressFault(each) !== null) },
    },
    { message: "通知先のメールアドレスを正しく入力してください。" },
  );

/** PUT /alarm_setting. What is absent stays as it is. */
export class AlarmSettingForm {
  @IsOptional() @TextsField("通知先", MOST_ADDRESSES, 256) @MailAddresses() mail_addresses?: string[];
  @Clearable() @ShortTextField("Webhook", 2000) webhook_url?: string | null;
  @IsOptional() @VersionField() version?: number;
}
