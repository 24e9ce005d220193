import type { CoreApi } from "../core-api/core-api.ts";
import type { Answer } from "./answer.ts";
import type { Answers } from "./answers.ts";

type Client = CoreApi["comparisons"];

/** What core-api answers to calls of 競合比較 and 出来事. */
export interface ComparisonAnswers {
  comparisons: Answer<Client["list"]>;
  comparison: Answer<Client["one"]>;
  comparison_articles: Answer<Client["articles"]>;
  save_comparison: Answer<Client["save"]>;
  remove_comparison: Answer<Client["remove"]>;
  company_events: Answer<Client["events"]>;
  save_company_event: Answer<Client["saveEvent"]>;
  remove_company_event: Answer<Client["removeEvent"]>;
}

const column = { data_kbn: 1 as const, id: "12", name: "自社" };
const aComparison = {
  ...{ comparison_id: "3", comparison_name: "競合2社", column_info: [column], hidden_count: 1, version: 1 },
};
const anEvent = {
  ...{ company_event_id: "7", event_date: "2026-11-05", event_kind: 2 as const, title: "第2四半期決算", version: 1 },
};
const figures = {
  ...{ article_count: 4, story_count: 3, first_page_count: 1 },
  ...{ news_article_count: 2, web_article_count: 2, magazine_article_count: 0 },
};

export const comparisonAnswers = {
  comparisons: () => ({ comparisons: [aComparison] }),
  comparison: () => ({
    ...aComparison,
    ...{ process_date_start: "2026-11-19", process_date_end: "2026-11-20" },
    column_info: [
      {
        ...{ ...column, ...figures, counts: [1, 3] },
        prominence_info: ([1, 2, 3, 4, 0] as const).map((prominence, at) => ({ prominence, article_count: at })),
        tone_info: ([1, 2, 3, 0] as const).map((tone, at) => ({ tone, article_count: at })),
      },
    ],
    media_info: [{ media_code: "W002", media_name: "瑞穂日報デジタル", counts: [4] }],
    media_count: 9,
  }),
  comparison_articles: () => ({
    article_info: [
      {
        ...{ article_id: "202611000000001", data_section: 1 as const, title: "新工場", media_name: "東都新聞" },
        ...{ process_date: "2026-11-20", place: "2026/11/20 朝刊 1面", prominence: 1 as const },
      },
    ],
    article_count: 1,
  }),
  save_comparison: () => ({ ...aComparison, version: 2 }),
  remove_comparison: () => ({}),
  company_events: () => ({ company_events: [anEvent] }),
  save_company_event: () => ({ ...anEvent, version: 2 }),
  remove_company_event: () => ({}),
} satisfies ComparisonAnswers;

/** The client of both, each call by its answer's name. */
type ComparisonCall = <Name extends keyof Answers>(
  name: Name,
) => (argument?: unknown) => Promise<ReturnType<Answers[Name]>>;

export const comparisonCalls = (call: ComparisonCall): Client => ({
  list: call("comparisons"),
  one: call("comparison"),
  articles: call("comparison_articles"),
  save: call("save_comparison"),
  remove: call("remove_comparison"),
  events: call("company_events"),
  saveEvent: call("save_company_event"),
  removeEvent: call("remove_company_event"),
});
