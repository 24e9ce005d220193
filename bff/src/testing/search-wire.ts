import type { ConditionWire, SearchedWire, TriedWire } from "../core-api/wire.ts";
import { aNewspaperArticle } from "./wire.ts";

const totals = {
  news_article_count: 1,
  web_news_article_count: 0,
  magazine_article_count: 0,
  sort_priorty: "0",
  page: 1,
  page_size: 10,
  unsearched_days: [],
};

/** core-api's answer to a search; a test says what matters and leaves the rest. */
export const aSearchAnswer = (over: Partial<SearchedWire> = {}): SearchedWire => ({
  article_info: [{ ...aNewspaperArticle(), snippet: null }],
  mc_article_info: [],
  sc_article_info: [{ ...aNewspaperArticle(), snippet: null }],
  web_news_article_info: [],
  magazine_article_info: [],
  marked_words: ["SiC"],
  ...totals,
  ...over,
});

export const aTrialAnswer = (over: Partial<TriedWire> = {}): TriedWire => ({
  article_info: [
    {
      article_id: "202611000000009",
      data_section: 3,
      title: "蓄電池の新工場",
      title_hits: [[0, 3]],
      media_code: "W1",
      media_name: "電池ナビ",
      issue_date: "2026-11-20",
      process_date: "2026-11-20",
    },
  ],
  ...totals,
  ...over,
});

export const aCondition = (over: Partial<ConditionWire> = {}): ConditionWire => ({
  condition_id: "3",
  title: "電池",
  keyword1: "全固体 電池",
  keyword2: "広告",
  operator: 1,
  media_operator: 3,
  media_name_list: ["東和経済新聞"],
  synonym_flag: 0,
  tone: [],
  tag_id: [],
  data_section: [1, 2],
  period_days: 30,
  process_date_start: null,
  process_date_end: null,
  ...over,
});
