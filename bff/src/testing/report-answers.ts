import type { CoreApi } from "../core-api/core-api.ts";
import type { DataOf } from "../core-api/wire.ts";
import type { Answer } from "./answer.ts";

type Client = CoreApi["reports"];

export interface ReportAnswers {
  reports: Answer<Client["list"]>;
  report_choices: Answer<Client["choices"]>;
  report: Answer<Client["one"]>;
  report_articles: Answer<Client["articles"]>;
  ask_for_report: Answer<Client["ask"]>;
  remove_report: Answer<Client["remove"]>;
  report_schedules: Answer<Client["schedules"]>;
  save_report_schedule: Answer<Client["saveSchedule"]>;
  remove_report_schedule: Answer<Client["removeSchedule"]>;
}

const line: DataOf<"/api/v1/reports", "get">["reports"][number] = {
  report_id: "7",
  title: "月次レポート",
  process_date_start: "2026-10-01",
  process_date_end: "2026-10-31",
  state: "ready",
  progress: 100,
  failure: null,
  made_by_name: "管理 一郎",
  requested_at: "2026-11-01T07:30:00+09:00",
  made_at: "2026-11-01T07:30:09+09:00",
  article_count: 3,
  scheduled_flag: 1,
};
const compared = { article_count: 3, before_count: 2 };
const pair = { theme_id: "12", theme_name: "電池", media_name: "東都新聞", data_section: 1 } as const;
const adFigures = {
  ...{ value: 3_000_000_000, before_value: 120, valued_count: 2, before_valued_count: 1 },
  ...{ unvalued_count: 1, before_unvalued_count: 1 },
};

export const aReport: DataOf<"/api/v1/report", "get"> = {
  ...line,
  content: {
    company_name: "東和電機",
    period: { start_day: "2026-10-01", end_day: "2026-10-31" },
    period_before: { start_day: "2026-09-01", end_day: "2026-09-30" },
    theme_group_names: ["製品"],
    totals: { ...compared, story_count: 2, before_story_count: 2, sources: [{ data_section: 1, ...compared }] },
    themes: [{ theme_id: "12", theme_name: "電池", ...compared, sources: [{ data_section: 1, ...compared }] }],
    media: [{ media_name: "東都新聞", data_section: 1, ...compared, themes: [{ theme_id: "12", article_count: 3 }] }],
    media_count: 1,
    days: [{ process_date: "2026-10-01", news_article_count: 3, web_article_count: 0, magazine_article_count: 0 }],
    hand_clips: {
      ...compared,
      records: [
        {
          ...{ medium_kind: 1 as const, media_name: "東都テレビ", title: "新工場を中継", clip_date: "2026-10-01" },
          ...{ clip_time: "", programme: "", extent: "" },
        },
      ],
    },
    company_events: [{ event_date: "2026-10-01", event_kind: 2, title: "第2四半期決算" }],
    stories: [
      {
        article_id: "9",
        data_section: 1,
        title: "電池の記事",
        media_name: "東都新聞",
        process_date: "2026-10-01",
        article_count: 2,
        media_count: 2,
      },
    ],
    prominence: {
      totals: ([1, 2, 3, 4, 0] as const).map((prominence) => ({ prominence, ...compared })),
      themes: [{ theme_id: "12", theme_name: "電池", grades: [{ prominence: 1, ...compared }] }],
    },
    tones: {
      totals: ([1, 2, 3, 0] as const).map((tone) => ({ tone, ...compared })),
      pairs: [{ ...pair, tones: [{ tone: 3, ...compared }] }],
      pair_count: 1,
    },
    ad_value: { totals: adFigures, pairs: [{ ...pair, ...adFigures }], pair_count: 1 },
    listed_count: 3,
  },
};

const schedule: DataOf<"/api/v1/report_schedules", "get">["report_schedules"][number] = {
  report_schedule_id: "3",
  title: "月次レポート",
  theme_ids: ["12"],
  theme_group_ids: [],
  send_day: 1,
  send_time: "07:30",
  mail_addresses: ["kouhou@example.jp"],
  next_due_at: "2026-12-01T07:30:00+09:00",
  stop_reason: null,
  version: 1,
};

export const reportAnswers: ReportAnswers = {
  reports: () => ({ reports: [line], report_count: 1 }),
  report_choices: () => ({ themes: [{ id: "12", name: "電池" }], theme_groups: [{ id: "5", name: "製品" }] }),
  report: () => aReport,
  report_articles: () => ({
    article_info: [
      {
        article_id: "9",
        data_section: 1,
        title: "電池の記事",
        media_name: "東都新聞",
        process_date: "2026-10-01",
        place: "2026/10/01 朝刊 1面",
        theme_names: ["電池"],
        prominence: 1,
      },
    ],
    article_count: 3,
  }),
  ask_for_report: () => ({ report_id: "8" }),
  remove_report: () => ({}),
  report_schedules: () => ({ report_schedules: [schedule] }),
  save_report_schedule: () => schedule,
  remove_report_schedule: () => ({}),
};

type Call = <Name extends keyof ReportAnswers>(
  name: Name,
) => (argument?: unknown) => Promise<ReturnType<ReportAnswers[Name]>>;

export const reportCalls = (call: Call): Client => ({
  list: call("reports"),
  choices: call("report_choices"),
  one: call("report"),
  articles: call("report_articles"),
  ask: call("ask_for_report"),
  remove: call("remove_report"),
  schedules: call("report_schedules"),
  saveSchedule: call("save_report_schedule"),
  removeSchedule: call("remove_report_schedule"),
});
