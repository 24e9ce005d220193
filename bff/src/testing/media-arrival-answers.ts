const HABIT = {
  media_code: "np-9",
  media_name: "西海日日新聞",
  data_section: 1,
  rhythm: "learnt" as const,
  weekdays: [],
  month_days: [],
  due_time: null,
  off_days: ["2026-12-31"],
  contact: "編集局 03-0000-0000",
  snoozed_until: null,
  version: 1,
  learnt: {
    kind: "weekdays" as const,
    weekdays: [1, 2, 3, 4, 5, 6],
    interval_days: null,
    due_time: "05:20",
    usual_count: 142,
  },
  calendar: [{ day: "2026-11-19", article_count: 140, off_day_flag: false, expected_flag: true }],
  notes: [{ noted_at: "2026-11-20T06:30:00+09:00", noted_by: "宇津木 晃", text: "再送を依頼" }],
};

const ALARM_SETTING = {
  mail_addresses: ["tantou@example.jp"],
  webhook_url: "https://hooks.example/x",
  repeat_minutes: 30,
  version: 3,
};

const OFF_DAYS = { data_section: 1, off_days: ["2026-12-14"] };

/** What core-api usually answers to the arrival board: a newspaper with few articles. */
export const mediaArrivalAnswers = {
  media_arrivals: () => ({
    process_date: "2026-11-20",
    data_section: 1 as const,
    checked_at: "2026-11-20T06:47:00+09:00",
    expected_media_count: 1,
    arrived_media_count: 1,
    article_count: 3,
    usual_count: 142,
    media_arrivals: [
      {
        media_code: "np-9",
        media_name: "西海日日新聞",
        state: "few" as const,
        expected_flag: true,
        article_count: 3,
        last_arrived_at: "2026-11-20T04:02:00+09:00",
        usual_count: 142,
        usual_last_arrival: "05:10",
        due_on: "2026-11-20",
        due_time: "05:20",
        off_day_flag: false,
        contact: "編集局 03-0000-0000",
        snoozed_until: null,
        last_note: { noted_at: "2026-11-20T06:30:00+09:00", noted_by: "宇津木 晃", text: "再送を依頼" },
        alarm: {
          raised_at: "2026-11-20T05:20:00+09:00",
          told_times: 2,
          raised_times: 3,
          acknowledged_at: null,
          acknowledged_by: null,
        },
        arrivals: [{ minute: 240, article_count: 3 }],
        affected: { contract_count: 7, theme_count: 12 },
      },
    ],
  }),
  media_habit: () => HABIT,
  save_media_habit: () => HABIT,
  snooze_medium: () => HABIT,
  note_medium: () => HABIT,
  alarm_setting: () => ALARM_SETTING,
  save_alarm_setting: () => ALARM_SETTING,
  acknowledge_alarm: () => ({ media_code: "np-9", due_on: "2026-11-20" }),
  source_off_days: () => OFF_DAYS,
  save_source_off_days: () => OFF_DAYS,
};
