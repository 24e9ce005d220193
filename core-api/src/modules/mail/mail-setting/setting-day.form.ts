import { DayField } from "../../../http/fields.ts";
import { MailSettingIdForm } from "./mail-setting.form.ts";

/** GET /mail_setting_day. */
export class SettingDayQuery extends MailSettingIdForm {
  @DayField("日付") date!: string;
}
