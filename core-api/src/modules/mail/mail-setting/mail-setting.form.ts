import type { MailPauseDays } from "@kirinuki/schema/forms/mail-pauses.ts";
import { MAIL_TARGET_KBNS, MailSettingForm } from "@kirinuki/schema/forms/mail-setting-form.ts";
import { MAIL_SECTIONS } from "@kirinuki/schema/mail-sections.ts";
import { IsOptional } from "class-validator";
import { type CsvEncoding, EncodingField } from "../../../csv/csv-encoding.ts";
import { CodeField, IdField, PageField, PageSizeField, PlaceField, ShortTextField } from "../../../http/fields.ts";
import { Clearable } from "../../../http/form-fields.ts";
import { Digits, Flag, IdText } from "../../../http/transforms.ts";
import { ReadPauses } from "./mail-pauses.ts";

/** How REST names the fields of what comes and when. */
export const SETTING_TIMES_WIRE_NAMES = {
  data_kbn: "dataKbn",
  id: "targetId",
  data_section: "dataSection",
  zero_Article_Email: "zeroArticleEmail",
  send_times: "sendTimes",
  alert_flag: "alertFlag",
  quiet_start_time: "quietStartTime",
  quiet_end_time: "quietEndTime",
  alert_max_count: "alertMaxCount",
  alert_main_flag: "alertMainOnly",
  holiday_rule: "holidayRule",
  weekend_off_flag: "weekendsOff",
} as const;

/** PUT /mail_delivery_destination. Without a mail_setting_id it is a new one. */
export class MailSettingBody extends MailSettingForm {
  static readonly wireNames = {
    ...SETTING_TIMES_WIRE_NAMES,
    mail_address: "mailAddress",
    mail_address_confirmation: "mailAddressConfirmation",
    address_group_id: "addressGroupId",
    template_file_id: "templateFileId",
    subject_Type: "subjectType",
    attach_Type: "attachType",
    tone_flag: "withTones",
    supplement_rule: "supplementRule",
    supplement_time: "supplementTime",
    address_stop_flag: "addressStopFlag",
  };

  @IsOptional() @IdField("配信設定ID") mail_setting_id?: string;
  @IsOptional() @IdField("版") version?: string;
  @Digits() declare dataKbn: number;
  @IdText() declare targetId: string;
  @Clearable() @Digits() declare dataSection?: number | null;
  @Clearable() @IdText() declare addressGroupId?: string | null;
  @IdText() declare templateFileId: string;
  @Digits() declare subjectType: number;
  @Digits() declare attachType: number;
  @Flag() declare zeroArticleEmail?: boolean;
  @Flag() declare withTones?: boolean;
  @Flag() declare alertFlag?: boolean;
  @Flag() declare weekendsOff?: boolean;
  @ReadPauses() declare pauses?: MailPauseDays[];
  @Flag() declare addressStopFlag?: boolean;
  @Digits() declare alertMaxCount?: number;
  @Flag() declare alertMainOnly?: boolean;
}

export class MailSettingIdForm {
  @IsOptional() @IdField("配信設定ID") mail_setting_id?: string;
}

/** DELETE /mail_delivery_destination. With the version that was read, a change in between is not deleted unseen. */
export class MailSettingRemovalForm extends MailSettingIdForm {
  @IsOptional() @IdField("版") version?: string;
}

/** GET /mail_delivery_destinations: what is not asked for is not looked at; without a page all of them. */
export class MailSettingsQuery {
  @IsOptional() @CodeField("区分", MAIL_TARGET_KBNS) data_kbn?: number;
  /** "0" of every theme and theme group. */
  @IsOptional() @PlaceField("ID") id?: string;
  @IsOptional() @CodeField("データ区分", MAIL_SECTIONS) data_section?: number;
  /** A part of it. */
  @IsOptional() @ShortTextField("メールアドレス", 256) mail_address?: string;
  @IsOptional() @PageField() page?: number;
  @IsOptional() @PageSizeField() page_size?: number;
}

export class MailSettingsDownloadQuery extends MailSettingsQuery {
  @EncodingField() encoding: CsvEncoding = "utf8";
}

/** GET /destination_mail_addresses. */
export class MailAddressesQuery {
  /** A part of it. */
  @IsOptional() @ShortTextField("メールアドレス", 256) mail_address?: string;
  @IsOptional() @PageField() page?: number;
  @IsOptional() @PageSizeField() page_size?: number;
}
