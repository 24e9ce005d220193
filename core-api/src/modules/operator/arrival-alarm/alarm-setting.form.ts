import { mailAddressFault } from "@kirinuki/schema/forms/mail-address.ts";
import { IsOptional, ValidateBy } from "class-validator";
import { CodeField, DayField, ShortTextField, TextsField, VersionField } from "../../../http/fields.ts";
import { Clearable } from "../../../http/form-fields.ts";
import { MediaCode } from "../media-arrival/media-habit.form.ts";

const MOST_ADDRESSES = 20;
/** Minutes; 0: once only. */
const REPEATS = [0, 10, 30, 60] as const;

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
  @IsOptional() @CodeField("再通知の間隔（分）", REPEATS) repeat_minutes?: (typeof REPEATS)[number];
  @IsOptional() @VersionField() version?: number;
}

/** PUT /arrival_alarm. */
export class AlarmAcknowledgementForm {
  @MediaCode() media_code!: string;
  @DayField("届く予定の日") due_on!: string;
}
