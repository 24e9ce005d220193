import "reflect-metadata";
import type { MailPauseDays } from "@kirinuki/schema/forms/mail-pauses.ts";
import { MailSettingForm, type SettingTimesForm } from "@kirinuki/schema/forms/mail-setting-form.ts";
import { MAIL_SECTIONS, type MailSection } from "@kirinuki/schema/mail-sections.ts";
import { IsIn, IsOptional, Matches, Max, MaxLength, Min } from "class-validator";
import { ArgsType, Field, ID, InputType, Int } from "type-graphql";
import type { BodyOf } from "../../core-api/wire.ts";
import { inputText } from "../../errors/catalogue.ts";

@InputType({ description: "Days in Tokyo without mails, both ends included." })
export class MailPauseInput implements MailPauseDays {
  @Field(() => String, { description: "First day, yyyy-MM-dd." })
  start!: string;

  @Field(() => String, { description: "Last day, yyyy-MM-dd." })
  end!: string;

  @Field(() => String, {
    description: "bring: missed articles come in one mail afterwards; drop: they are never sent.",
  })
  missed!: "bring" | "drop";
}

@InputType("MailSettingForm", { description: "Form of a mail setting (screen 1008)." })
export class MailSettingInput extends MailSettingForm {
  @Field(() => Int, { description: "1 theme, 2 theme group, 3 topic, 5 every theme and theme group." })
  override dataKbn!: number;

  @Field(() => String, {
    description: "Id of the theme, theme group or topic; 0 of every theme. A blank id is a fault of the form.",
  })
  override targetId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      "A source (1, 2, 3, 5), 101 for newspapers, or several sources by their digits, such as 13 and 123; null for every source.",
  })
  override dataSection?: number | null;

  @Field(() => String, {
    description: "Mail address of the destination, at most 256 characters. Not read with an addressGroupId.",
  })
  override mailAddress!: string;

  @Field(() => String, { description: "The mail address, repeated." })
  override mailAddressConfirmation?: string;

  @Field(() => ID, { nullable: true, description: "The address group whose members get the mails; null: the address." })
  override addressGroupId?: string | null;

  @Field(() => String, { description: "template_file_id; 0: the default template. A blank id is a fault of the form." })
  override templateFileId!: string;

  @Field(() => Int, { description: "1 to 5 (spec section 9)." })
  override subjectType!: number;

  @Field(() => Int, { description: "1 to 4 (spec section 9)." })
  override attachType!: number;

  @Field(() => Boolean, { description: "Whether a mail is sent if there is no new article." })
  override zeroArticleEmail?: boolean;

  @Field(() => [String], { description: "1 to 24 times, HH:mm in Tokyo." })
  override sendTimes?: string[];

  @Field(() => String, { description: "utf8 or iso2022jp." })
  override encoding?: "utf8" | "iso2022jp";

  @Field(() => Boolean, { nullable: true, description: "Whether mails show tone and tags of articles." })
  override withTones?: boolean;

  @Field(() => Boolean, { nullable: true, description: "Whether each new article is also mailed immediately." })
  override alertFlag?: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Start of the quiet hours, HH:mm in Tokyo. Set both ends or neither.",
  })
  override quietStartTime?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "End of the quiet hours, HH:mm in Tokyo. Set both ends or neither.",
  })
  override quietEndTime?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Maximum number of alerts a day. Further articles wait for the next digest.",
  })
  override alertMaxCount?: number;

  @Field(() => Boolean, {
    nullable: true,
    description: "True: no alerts for articles that only mention a word. The digest has them.",
  })
  override alertMainOnly?: boolean;

  @Field(() => String, {
    nullable: true,
    description: "On Japanese holidays: send as usual, skip for good, or bring with the next mail.",
  })
  override holidayRule?: "send" | "skip" | "next";

  @Field(() => Boolean, { nullable: true, description: "Whether Saturdays and Sundays count as holidays." })
  override weekendsOff?: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      "How articles that arrive after a digest are sent. next: in the next digest; arrival: in a supplement once late newspapers have arrived; time: in a supplement at supplementTime.",
  })
  override supplementRule?: "next" | "arrival" | "time";

  @Field(() => String, {
    nullable: true,
    description: "Time of the supplement, HH:mm in Tokyo; for `arrival`, the latest time.",
  })
  override supplementTime?: string;

  @Field(() => [MailPauseInput], {
    nullable: true,
    description: "Pauses that replace those that have not ended; absent: no change. They must not overlap.",
  })
  override pauses?: MailPauseInput[];

  @Field(() => Boolean, { nullable: true, description: "False resumes mail to a stopped address." })
  override addressStopFlag?: boolean;
}

const DIGITS = /^\d{1,19}$/;
const PAGE_SIZE = 50;

@InputType({ description: "Filter for mail settings. Absent fields do not filter." })
export class MailSettingFilter {
  @IsOptional()
  @IsIn([1, 2, 3])
  @Field(() => Int, { nullable: true, description: "1 theme, 2 theme group, 3 topic." })
  dataKbn?: 1 | 2 | 3 | null;

  @IsOptional()
  @Matches(DIGITS, { message: inputText.id })
  @Field(() => ID, { nullable: true, description: "Id of the theme, theme group or topic." })
  targetId?: string | null;

  @IsOptional()
  @IsIn([...MAIL_SECTIONS])
  @Field(() => Int, {
    nullable: true,
    description: "As in a setting: those that bring these sources, also among others.",
  })
  dataSection?: MailSection | null;

  @IsOptional()
  @MaxLength(256)
  @Field(() => String, { nullable: true, description: "Part of the address." })
  mailAddress?: string | null;
}

@ArgsType()
export class MailSettingsArgs {
  @IsOptional()
  @Field(() => MailSettingFilter, { nullable: true, description: "Filter; absent: all." })
  filter?: MailSettingFilter | null;

  @Min(1)
  @Max(100_000)
  @Field(() => Int, { defaultValue: 1, description: "Page number from 1, 50 settings on a page." })
  page!: number;
}

/** How REST reads the search. */
export const toSettingsQuery = ({ filter, page }: MailSettingsArgs) => ({
  ...(filter?.dataKbn && { data_kbn: filter.dataKbn }),
  ...(filter?.targetId && { id: filter.targetId }),
  ...(filter?.dataSection && { data_section: filter.dataSection }),
  ...(filter?.mailAddress && { mail_address: filter.mailAddress }),
  page,
  page_size: PAGE_SIZE,
});

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
} as const satisfies Record<string, keyof SettingTimesForm>;

/** How REST names the form's fields. */
export const MAIL_SETTING_WIRE_NAMES = {
  ...SETTING_TIMES_WIRE_NAMES,
  mail_address: "mailAddress",
  mail_address_confirmation: "mailAddressConfirmation",
  address_group_id: "addressGroupId",
  template_file_id: "templateFileId",
  subject_Type: "subjectType",
  attach_Type: "attachType",
  encoding: "encoding",
  tone_flag: "withTones",
  supplement_rule: "supplementRule",
  supplement_time: "supplementTime",
  pauses: "pauses",
  address_stop_flag: "addressStopFlag",
} as const satisfies Record<string, keyof MailSettingForm>;

type Body = BodyOf<"/api/v1/mail_delivery_destination", "put">;

/** What comes and when. The codes are what the form's rules let through; data_section null is every source. */
export const timesBody = (form: SettingTimesForm) => ({
  data_kbn: form.dataKbn as Body["data_kbn"],
  id: form.targetId,
  data_section: (form.dataSection ?? null) as Body["data_section"],
  ...(form.zeroArticleEmail !== undefined && { zero_Article_Email: form.zeroArticleEmail }),
  ...(form.sendTimes && { send_times: form.sendTimes }),
  ...(form.alertFlag !== undefined && { alert_flag: form.alertFlag }),
  quiet_start_time: form.quietStartTime ?? null,
  quiet_end_time: form.quietEndTime ?? null,
  ...(form.alertMaxCount !== undefined && { alert_max_count: form.alertMaxCount }),
  ...(form.alertMainOnly !== undefined && { alert_main_flag: form.alertMainOnly }),
  ...(form.holidayRule && { holiday_rule: form.holidayRule }),
  ...(form.weekendsOff !== undefined && { weekend_off_flag: form.weekendsOff }),
});

const addressBody = ({ mailAddress, mailAddressConfirmation }: MailSettingForm) => ({
  mail_address: mailAddress,
  ...(mailAddressConfirmation !== undefined && { mail_address_confirmation: mailAddressConfirmation }),
});

/** Without an id it is a new one. */
export const toSettingBody = (id: string | null, version: number | null, form: MailSettingForm): Body => ({
  ...(id !== null && { mail_setting_id: id }),
  ...(version !== null && { version: String(version) }),
  ...timesBody(form),
  ...(form.addressGroupId ? { address_group_id: form.addressGroupId } : addressBody(form)),
  template_file_id: form.templateFileId,
  subject_Type: form.subjectType as Body["subject_Type"],
  attach_Type: form.attachType as Body["attach_Type"],
  ...(form.encoding && { encoding: form.encoding }),
  ...(form.withTones !== undefined && { tone_flag: form.withTones }),
  ...(form.supplementRule && { supplement_rule: form.supplementRule }),
  ...(form.supplementTime !== undefined && { supplement_time: form.supplementTime }),
  ...(form.pauses && {
    pauses: form.pauses.map(({ start, end, missed }) => ({ start_date: start, end_date: end, missed })),
  }),
  ...(form.addressStopFlag === false && { address_stop_flag: false }),
});
