import { type CoreApiHttp, certain } from "./http.ts";

/** Themes, groups and topics with their counts, the days that have articles, and the contract's today lookup. */
export const themeClient = (http: CoreApiHttp) => ({
  list: certain(http.get("/api/v1/themes")),
  setupDates: certain(http.get("/api/v1/setup_date")),
  /** All that the user may choose, with articles or without. */
  choices: () => certain(http.get("/api/v1/themes_themegroups_topics"))({}),
  /** Every theme of the contract, for administrators. */
  master: () => certain(http.get("/api/v1/theme_master"))({}),
  trend: certain(http.get("/api/v1/trend")),
  /** The last 14 days of every theme. */
  trendLines: () => certain(http.get("/api/v1/trend_lines"))({}),
  today: certain(http.get("/api/v1/today_article_count")),
});
