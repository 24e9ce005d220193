/** What core-api answers about missing articles, as long as a test says nothing else. */
export const missingArticleAnswers = {
  missing_candidates: () => ({
    article_info: [
      {
        ...{
          article_id: "202611000000001",
          data_section: 3 as const,
          title: "全固体電池の量産",
          media_name: "港湾ネット",
        },
        ...{ issue_date: "2026-11-20", arrived_datetime: "2026-11-20T06:00:00+09:00" },
      },
    ],
  }),
  missing_article: () => ({
    ...{ missing_article_id: "5", cause: "not_met" as const, message: "除く語があります。" },
    theme_info: [
      {
        ...{ theme_id: "1", theme_name: "電池", state: "not_met" as const, process_date: null },
        ...{ found_words: ["電池"], unwanted_words: ["乾電池"] },
      },
    ],
  }),
  missing_articles: () => ({
    inquiry_info: [
      {
        ...{ missing_article_id: "5", user_id: "user01", user_name: "水無瀬", keyword: "電池" },
        ...{ searched_media_name: "港湾日報", searched_issue_date: "2026-11-19" },
        ...{ asked_datetime: "2026-11-20T09:00:00+09:00", article_id: null, title: null, media_name: null },
        ...{ cause: "not_arrived" as const, message: "見つかりません。", settled_flag: 0 as const },
        ...{ settled_by: null, settled_datetime: null, note: "" },
      },
    ],
    ...{ inquiry_count: 1, open_count: 1, page: 1, page_size: 20 },
    month_info: [
      { target_month: "2026-11", inquiry_count: 1, cause_info: [{ cause: "not_arrived" as const, count: 1 }] },
    ],
  }),
  settle_missing: () => ({}),
};
