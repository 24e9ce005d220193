import type { CoreApi } from "../core-api/core-api.ts";
import type { Answer } from "./answer.ts";

/** Calls about media, on the operators' base. */
export interface OperatorMediaAnswers {
  newspaper_media: Answer<CoreApi["operatorMedia"]["newspapers"]>;
  save_newspaper: Answer<CoreApi["operatorMedia"]["saveNewspaper"]>;
  remove_newspaper: Answer<CoreApi["operatorMedia"]["removeNewspaper"]>;
  magazine_media: Answer<CoreApi["operatorMedia"]["magazines"]>;
  save_magazine: Answer<CoreApi["operatorMedia"]["saveMagazine"]>;
  remove_magazine: Answer<CoreApi["operatorMedia"]["removeMagazine"]>;
  media_licences: Answer<CoreApi["operatorMedia"]["licences"]>;
  contract_licences: Answer<CoreApi["operatorMedia"]["contractLicences"]>;
  save_contract_licence: Answer<CoreApi["operatorMedia"]["saveContractLicence"]>;
  remove_contract_licence: Answer<CoreApi["operatorMedia"]["removeContractLicence"]>;
  inspected_originals: Answer<CoreApi["operatorMedia"]["originals"]>;
  original_text: Answer<CoreApi["operatorMedia"]["originalText"]>;
  incorrect_articles: Answer<CoreApi["operatorMedia"]["incorrectArticles"]>;
  incorrect_article: Answer<CoreApi["operatorMedia"]["incorrectArticle"]>;
  correct_article: Answer<CoreApi["operatorMedia"]["correctArticle"]>;
  corrections: Answer<CoreApi["operatorMedia"]["corrections"]>;
  feed_sources: Answer<CoreApi["operatorMedia"]["feeds"]>;
  save_feed: Answer<CoreApi["operatorMedia"]["saveFeed"]>;
  remove_feed: Answer<CoreApi["operatorMedia"]["removeFeed"]>;
  feed_trial: Answer<CoreApi["operatorMedia"]["tryFeed"]>;
}

const refusedItem = {
  incorrect_article_id: "5",
  source_file: "news.jsonl",
  item_no: 12,
  occurred_at: "2026-11-20T05:30:00+09:00",
  closed_at: null,
  faults: [{ field: "title", reason: "タイトルを指定してください。" }],
};
const paging = { page: 1, page_size: 20 };

const unbound = {
  show_days: null,
  print_days: null,
  mail_days: null,
  max_readers: null,
  excerpt_chars: null,
  forbidden_purposes: [],
};

/** A contract's licence of a newspaper, without its contract. */
export const licenceTerms = {
  ...{ media_code: "toto", media_name: "東都新聞", data_section: 1, valid_from: null, valid_to: "2027-03-31" },
  ...{
    show_days: 30,
    print_days: 30,
    mail_days: 14,
    max_readers: 30,
    max_copies: 60,
    excerpt_chars: 80,
    forbidden_purposes: ["ai" as const],
  },
  ...{ rightholder: null, article_yen: 500, reader_yen: 30, copy_yen: 20 },
  prices: [{ from_month: "2026-04", article_yen: 500, reader_yen: 30, copy_yen: 20 }],
};
/** Its licence of an agency's copy. */
export const agencyTerms = {
  ...licenceTerms,
  ...{ media_code: null, media_name: null, data_section: null, rightholder: "共同通信", print_days: 0 },
};
const contractLicence = {
  ...{ contract_id: "1", contract_code: "kirinuki", company_name: "切抜電機株式会社", ...licenceTerms },
  version: 2,
};

/** What it usually answers. */
export const operatorMediaAnswers = {
  newspaper_media: () => ({ newspaper_media: [{ media_code: "toto", media_name: "東都新聞", value: 1 }] }),
  save_newspaper: () => ({ media_code: "toto" }),
  remove_newspaper: () => ({}),
  magazine_media: () => ({
    magazine_media: [
      {
        media_code: "weekly",
        media_name: "週刊潮流",
        sales_from_days: -7,
        sales_days: 30,
        redelivery_from_days: null,
        sales_datetime_flag: 1,
      },
    ],
  }),
  save_magazine: () => ({ media_code: "weekly" }),
  remove_magazine: () => ({}),
  media_licences: () => ({
    media_licences: [
      { media_code: "toto", media_name: "東都新聞", data_section: 1, ...unbound, show_days: 30, max_readers: 5 },
    ],
  }),
  contract_licences: () => ({ contract_licences: [contractLicence] }),
  save_contract_licence: () => ({ contract_licences: [contractLicence] }),
  remove_contract_licence: () => ({}),
  inspected_originals: () => ({
    originals: [
      {
        article_id: "202611000000009",
        data_section: 1,
        title: "GaNの工場",
        media_code: "toto",
        media_name: "東都新聞",
        issue_date: "2026-11-20",
        arrived_datetime: "2026-11-20T05:00:00+09:00",
        pdf_flag: 1 as const,
        text_flag: 0 as const,
        withdrawn_flag: 0 as const,
        usage_count: 4,
      },
    ],
    more_flag: 0 as const,
  }),
  original_text: () => ({ article_id: "202611000000009", title: "GaNの工場", article_text: "本文。" }),
  incorrect_articles: () => ({
    incorrect_mc_articles: [{ ...refusedItem, excerpt: '{"title":""}' }],
    incorrect_article_count: 1,
    ...paging,
  }),
  incorrect_article: () => ({
    ...refusedItem,
    payload: '{"title":"","data_section":3}',
    article_info: { title: "", data_section: 3 },
  }),
  correct_article: () => ({ article_id: "202611000000010", outcome: "stored" as const, matched_count: 2 }),
  corrections: () => ({
    incorrect_articles_update_history: [
      {
        incorrect_article_id: "5",
        source_file: "news.jsonl",
        item_no: 12,
        el_admin_id: "editor",
        corrected_at: "2026-11-20T06:10:00+09:00",
        article_id: "202611000000010",
        outcome: "stored",
        changes: [{ field: "title", before: "", after: "見出し" }],
      },
    ],
    history_count: 1,
    ...paging,
  }),
  feed_sources: () => ({
    feed_sources: [
      {
        feed_source_id: "3",
        feed_url: "https://news.example.jp/rss",
        contract_id: null,
        contract_code: null,
        media_code: "W-1",
        media_name: "青空通信",
        every_minutes: 30,
        state: "failing" as const,
        next_due_at: "2026-11-20T07:00:00+09:00",
        last_success_at: null,
        last_article_at: null,
        last_error_at: "2026-11-20T06:00:00+09:00",
        last_error: "接続を拒否されました。",
        failures: 2,
        article_count: 40,
        articles_per_day: 5.5,
      },
    ],
  }),
  save_feed: () => ({ feed_source_id: "3" }),
  remove_feed: () => ({}),
  feed_trial: () => ({
    ok: 1 as const,
    reason: null,
    kind: "RSS 2.0",
    moved_to: null,
    article_count: 12,
    refused_count: 1,
    articles: [{ title: "新しい記事", reporting_date: "2026-11-20T05:00:00+09:00" }],
  }),
};

type Recording = <Name extends keyof OperatorMediaAnswers>(
  name: Name,
) => (argument?: unknown) => Promise<ReturnType<OperatorMediaAnswers[Name]>>;

/** The calls, each recorded under its name. */
export const operatorMediaCalls = (call: Recording): CoreApi["operatorMedia"] => ({
  newspapers: call("newspaper_media"),
  saveNewspaper: call("save_newspaper"),
  removeNewspaper: call("remove_newspaper"),
  magazines: call("magazine_media"),
  saveMagazine: call("save_magazine"),
  removeMagazine: call("remove_magazine"),
  licences: call("media_licences"),
  contractLicences: call("contract_licences"),
  saveContractLicence: call("save_contract_licence"),
  removeContractLicence: call("remove_contract_licence"),
  originals: call("inspected_originals"),
  originalText: call("original_text"),
  incorrectArticles: call("incorrect_articles"),
  incorrectArticle: call("incorrect_article"),
  correctArticle: call("correct_article"),
  corrections: call("corrections"),
  feeds: call("feed_sources"),
  saveFeed: call("save_feed"),
  removeFeed: call("remove_feed"),
  tryFeed: call("feed_trial"),
});
