import type { DataOf } from "../core-api/wire.ts";

type SettingWire = DataOf<"/api/v1/mail_delivery_destination", "get">;

export const aMailSetting = (given: Partial<SettingWire> = {}): SettingWire => ({
  mail_setting_id: "5",
  data_kbn: 1,
  id: "7",
  name: "半導体",
  data_section: 101,
  mail_address: "kouhou@example.jp",
  mail_address_id: "3",
  address_group_id: null,
  address_group_name: "",
  member_count: 0,
  template_file_id: "0",
  template_file_name: "標準.csv",
  subject_Type: 1,
  attach_Type: 2,
  zero_Article_Email: 1,
  send_times: ["07:00"],
  encoding: "utf8",
  tone_flag: 0,
  alert_flag: 0,
  quiet_start_time: null,
  quiet_end_time: null,
  alert_max_count: 20,
  alert_main_flag: 0,
  address_stop_flag: 0,
  address_stop_reason: "",
  address_bounce_count: 0,
  address_bounced_datetime: null,
  holiday_rule: "send",
  weekend_off_flag: 0,
  supplement_rule: "next",
  supplement_time: "10:00",
  pauses: [],
  absences: [],
  next_send_datetime: "2026-11-21T07:00:00+09:00",
  version: 2,
  ...given,
});

const anAbsence = {
  mail_absences: [
    {
      ...{ mail_pause_id: "4", start_date: "2026-12-28", end_date: "2027-01-03" },
      ...{ missed: "bring" as const, made_by: "user01" },
    },
  ],
};

const aPreview = {
  sendmail_info: {
    subject: "半導体",
    mailText: "本文",
    mailTextFormat: "<p>本文</p>",
    article_count: 1,
    unencodable_character: [],
    warning_info: [{ kind: "spam" as const, message: "件名に「激安」があります。" }],
  },
};

const taken = {
  sendmail_id: "9",
  sendmail_result: [
    { row: 1, mail_address: "a@example.jp", status: 2 as const, message: "", sendmail_id: "9" },
    { row: 2, mail_address: "b@example.jp", status: 1 as const, message: "送信できません。", sendmail_id: "9" },
  ],
};

/** What core-api answers about mails, as long as a test says nothing else. */
export const mailAnswers = {
  theme_choices: () => ({
    theme_info: [{ theme_id: "7", theme_name: "半導体" }],
    theme_group_info: [{ theme_group_id: "8", theme_group_name: "技術" }],
    topics_info: [{ topics_id: "9", topics_name: "今週" }],
    all_selectable_flag: 1 as const,
  }),
  preview_mail_setting: () => ({
    process_date: "2026-11-20",
    ...aPreview,
    attachment_name: "2026-11-20_7.xlsx",
    refusal: "",
  }),
  mail_setting_members: () => ({
    members: [
      {
        ...{ mail_address: "a@example.jp", mail_address_id: "3", name: "佐藤", member_state: "group" as const },
        ...{ address_stop_flag: 1 as const, address_stop_reason: "不達", address_bounce_count: 3 },
        address_bounced_datetime: "2026-11-19T07:00:00+09:00",
      },
    ],
  }),
  mail_setting_history: () => ({
    opening_count_flag: 1 as const,
    sendmail_info: [
      {
        ...{ sendmail_id: "41", kind: "digest" as const, state: "sent" as const, article_count: 12, dropped_count: 0 },
        ...{ setup_datetime: "2026-11-20T07:00:00+09:00", ended_datetime: "2026-11-20T07:00:05+09:00" },
        ...{ message: "", opened_count: 3 },
      },
    ],
  }),
  delivery_sheet: () => {
    const papers = { expected_count: 107, on_time_count: 105, late_count: 1, missed_count: 1, waiting_count: 0 };
    const paper = { media_code: "np-9", media_name: "山陽新聞" };
    const slot = { setup_time: "07:00", state: "partly" as const, setting_count: 2, kept_count: 1, late_count: 1 };
    const none = {
      unsent_count: 0,
      rest_count: 0,
      empty_count: 0,
      stopped_count: 0,
      bounced_count: 0,
      waiting_count: 0,
    };
    const late = { mail_address: "a@example.jp", cause: "late_start" as const, reason: "" };
    return {
      ...{ target_month: "2026-11", checked_datetime: "2026-11-20T12:00:00+09:00", kept_from: "2025-11-20", ...papers },
      ...{ slot_count: 1, kept_slot_count: 0, partly_slot_count: 1, missed_slot_count: 0 },
      day_info: [
        {
          ...{ process_date: "2026-11-20", ...papers, supplement_count: 1 },
          paper_info: [
            { ...paper, state: "missed" as const, due_time: "05:10", arrived_datetime: null, completed_datetime: null },
          ],
          slot_info: [
            {
              ...{ ...slot, ...none, last_sent_datetime: "2026-11-20T07:45:00+09:00" },
              line: "107紙中106紙（6:48）。山陽新聞は未着",
              digest_info: [{ ...late, sent_datetime: "2026-11-20T07:45:00+09:00" }],
            },
          ],
        },
      ],
      paper_total_info: [{ ...paper, ...papers }],
    };
  },
  mail_setting_day: () => ({
    ...{ process_date: "2026-11-20", outcome: "stopped" as const },
    outcome_message: "休止期間のため、メールを送りませんでした。",
    step_info: [{ step: "contract" as const, state: "pass" as const, message: "契約の期間中です。" }],
    sending_info: [
      {
        ...{ setup_datetime: "2026-11-20T07:00:00+09:00", kind: "digest" as const, sendmail_id: "41" },
        step_info: [{ step: "run" as const, state: "pass" as const, message: "送信を行いました。" }],
      },
    ],
  }),
  mail_opening: () => ({ counted_flag: 1 as const }),
  mail_unsubscribe: () => ({}),
  copy_mail_setting: () => ({
    copy_result: [
      { row: 1, mail_address: "b@example.jp", status: 0 as const, message: "", mail_setting_id: "8" },
      {
        ...{ row: 2, mail_address: "x", status: 1 as const, mail_setting_id: null },
        message: "有効なメールアドレスを入力してください",
      },
    ],
    copied_count: 1,
  }),
  resume_mail_address: () => ({
    ...{ mail_address_id: "3", mail_address: "kouhou@example.jp", address_stop_flag: 0 as const },
  }),
  save_condition_mail: () => ({
    condition_id: "3",
    mail_kbn: 1 as const,
    mail_address: "user01@example.jp",
    next_send_datetime: "2026-11-21T07:00:00+09:00",
  }),
  remove_condition_mail: () => ({}),
  preview_condition_mail: () => ({
    process_date: "2026-11-20",
    found_count: 12,
    ...aPreview,
    attachment_name: "",
    refusal: "",
  }),
  mail_absences: () => anAbsence,
  add_mail_absence: () => anAbsence,
  remove_mail_absence: () => ({}),
  test_mail_setting: () => ({ mail_address: "admin01@example.jp", sendmail_id: "9", left_count: 9 }),
  mail_settings: () => ({
    theme_mail_Info: [{ ...aMailSetting(), theme_id: "7", theme_name: "半導体" }],
    theme_group_mail_info: [
      {
        ...aMailSetting({ mail_setting_id: "6", data_kbn: 2, id: "8" }),
        theme_group_id: "8",
        theme_group_name: "技術",
      },
    ],
    topics_mail_info: [],
    every_theme_mail_info: [],
    mail_setting_count: 52,
  }),
  mail_setting: () => aMailSetting(),
  save_mail_setting: () => aMailSetting(),
  remove_mail_setting: () => ({}),
  mail_templates: () => ({
    template_file_list: [
      { template_file_id: "0", name: "標準", template_file_name: "標準.csv", default_flag: 0 as const, version: 1 },
      { template_file_id: "4", name: "朝の便", template_file_name: "朝.csv", default_flag: 1 as const, version: 3 },
    ],
  }),
  mail_look: () => ({ color: "#8a1538", logo_key: "7c0b2f0e-0000-4000-8000-000000000001" }),
  save_mail_look: () => ({}),
  mail_template: () => ({
    ...{ template_file_id: "4", name: "朝の便", template_file_name: "朝.csv", default_flag: 1 as const, version: 3 },
    parts: [{ part: "冒頭", text: "おはようございます。" }],
  }),
  mail_template_versions: () => ({
    version_info: [
      {
        ...{ version: 3, name: "朝の便", saved_by: "水瀬", saved_datetime: "2026-11-20T09:00:00+09:00" },
        parts: [{ part: "冒頭", text: "おはようございます。" }],
      },
    ],
  }),
  make_template: () => ({ template_file_id: "9" }),
  preview_template: () => aPreview,
  change_template: () => ({}),
  remove_template: () => ({}),
  mail_addresses: () => ({
    mergedMailAddressInfo: [
      { mail_address_id: "3", mail_address: "kouhou@example.jp", name: "", user_id: null },
      { mail_address_id: null, mail_address: "user01@example.jp", name: "佐藤", user_id: "user01" },
    ],
  }),
  create_mail: () => aPreview,
  mail_delivery_preview: () => aPreview,
  mail_delivery: () => taken,
  cancel_mail: () => ({}),
  send_mails: () => taken,
  sent_mails: () => ({
    sendmail_result: [
      {
        row: 1,
        mail_address: "a@example.jp",
        status: 0 as const,
        message: "",
        sendmail_id: "9",
        kind: "manual" as const,
        mail_setting_id: null,
        name: "ご参考",
        sent_by: "topic01",
        setup_datetime: "2026-11-21T07:00:00+09:00",
        article_count: 2,
        attempt_count: 1,
        maybe_twice_flag: 0 as const,
        ended_datetime: "2026-11-21T07:00:03+09:00",
      },
    ],
    sendmail_count: 1,
    page: 1,
    page_size: 50,
  }),
};
