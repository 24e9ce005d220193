const sample = {
  ...{
    article_id: "202611000000001",
    data_section: 3 as const,
    title: "東電が新電源",
    title_hits: [],
    media_name: "港湾ネット",
  },
  ...{ issue_date: "2026-11-20", process_date: "2026-11-20", reasons: [] },
};

const counts = {
  ...{ made_count: 12, added_count: 3, dismissed_count: 5, inquiry_count: 2 },
  cause_info: [{ cause: "no_words" as const, count: 2 }],
};

/** What core-api answers about omissions, as long as a test says nothing else. */
export const omissionAnswers = {
  omissions: () => ({
    omission_info: [
      {
        ...{ theme_omission_id: "8", theme_id: "1", theme_name: "電力", process_date: "2026-11-20", term: "東電" },
        ...{ own_term: "東京電力", cause: "variant" as const, message: "検索語「東京電力」の別の書き方です。" },
        ...{ article_id: "202611000000001", data_section: 3 as const, title: "東電が新電源", media_name: "港湾ネット" },
        ...{ article_count: 2, state: "open" as const, settled_by: null, settled_datetime: null },
      },
    ],
    ...{ omission_count: 1, page: 1, page_size: 20 },
    theme_info: [{ theme_id: "1", theme_name: "電力", open_count: 1 }],
  }),
  omission_months: () => ({ month_info: [{ target_month: "2026-11", ...counts }] }),
  omission_totals: () => ({
    ...{ target_month: "2026-11", total: counts },
    contract_info: [{ contract_id: "7", contract_code: "sazanami", company_name: "サザナミ化学（株）", ...counts }],
  }),
  omission_trial: () => ({
    ...{ process_date_start: "2026-11-07", process_date_end: "2026-11-20", article_count: 900, before_count: 20 },
    ...{ after_count: 24, added_count: 4, removed_count: 0, days: [], added: [sample], removed: [], unchanged: [] },
    warning: null,
  }),
  settle_omission: () => ({}),
};
