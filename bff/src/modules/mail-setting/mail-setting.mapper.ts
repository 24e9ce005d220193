import type { DataOf, ThemeChoicesWire } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import {
  MailPause,
  MailSetting,
  MailSettingMember,
  MailSettingPage,
  MailTarget,
  MailTargets,
} from "./mail-setting.type.ts";

type SettingsWire = DataOf<"/api/v1/mail_delivery_destinations", "get">;
type SettingWire = DataOf<"/api/v1/mail_delivery_destination", "get">;

const toMailPause = ({ start_date, end_date, missed }: SettingWire["pauses"][number]): MailPause =>
  instance(MailPause, { start: start_date, end: end_date, missed });

export const toMailSetting = (wire: SettingWire): MailSetting =>
  instance(MailSetting, {
    id: wire.mail_setting_id,
    dataKbn: wire.data_kbn,
    targetId: wire.id,
    targetName: wire.name,
    dataSection: wire.data_section,
    mailAddress: wire.mail_address,
    addressGroupId: wire.address_group_id,
    addressGroupName: wire.address_group_name,
    memberCount: wire.member_count,
    templateId: wire.template_file_id,
    templateFileName: wire.template_file_name,
    subjectType: wire.subject_Type,
    attachType: wire.attach_Type,
    zeroArticleEmail: wire.zero_Article_Email === 1,
    sendTimes: wire.send_times,
    encoding: wire.encoding,
    withTones: wire.tone_flag === 1,
    alert: wire.alert_flag === 1,
    quietStartTime: wire.quiet_start_time,
    quietEndTime: wire.quiet_end_time,
    alertMaxCount: wire.alert_max_count,
    alertMainOnly: wire.alert_main_flag === 1,
    addressStopped: wire.address_stop_flag === 1,
    addressStopReason: wire.address_stop_reason,
    addressId: wire.mail_address_id,
    bounceCount: wire.address_bounce_count,
    bouncedAt: wire.address_bounced_datetime,
    holidayRule: wire.holiday_rule,
    weekendsOff: wire.weekend_off_flag === 1,
    supplementRule: wire.supplement_rule,
    supplementTime: wire.supplement_time,
    pauses: wire.pauses.map(toMailPause),
    absences: wire.absences.map(toMailPause),
    nextSendAt: wire.next_send_datetime,
    version: wire.version,
  });

type MemberWire = DataOf<"/api/v1/mail_setting_members", "get">["members"][number];

export const toMailSettingMember = (wire: MemberWire): MailSettingMember =>
  instance(MailSettingMember, {
    mailAddress: wire.mail_address,
    addressId: wire.mail_address_id,
    name: wire.name,
    state: wire.member_state,
    addressStopped: wire.address_stop_flag === 1,
    addressStopReason: wire.address_stop_reason,
    bounceCount: wire.address_bounce_count,
    bouncedAt: wire.address_bounced_datetime,
  });

/** The lists of REST as one, in the order in which they are counted into pages. */
export const toMailSettingPage = (wire: SettingsWire): MailSettingPage =>
  instance(MailSettingPage, {
    settings: [
      ...wire.theme_mail_Info.map((row) => toMailSetting({ ...row, name: row.theme_name })),
      ...wire.theme_group_mail_info.map((row) => toMailSetting({ ...row, name: row.theme_group_name })),
      ...wire.topics_mail_info.map((row) => toMailSetting({ ...row, name: row.topics_name })),
      ...wire.every_theme_mail_info.map(toMailSetting),
    ],
    total: wire.mail_setting_count,
  });

const target = (dataKbn: number, id: string, name: string): MailTarget => instance(MailTarget, { dataKbn, id, name });

export const toMailTargets = (wire: ThemeChoicesWire): MailTargets =>
  instance(MailTargets, {
    targets: [
      ...wire.topics_info.map(({ topics_id, topics_name }) => target(3, topics_id, topics_name)),
      ...wire.theme_group_info.map(({ theme_group_id, theme_group_name }) =>
        target(2, theme_group_id, theme_group_name),
      ),
      ...wire.theme_info.map(({ theme_id, theme_name }) => target(1, theme_id, theme_name)),
    ],
    allSelectable: wire.all_selectable_flag === 1,
  });
