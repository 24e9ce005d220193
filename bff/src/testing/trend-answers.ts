import type { Answers } from "./answers.ts";

const TREND_COUNTS = { news_article_count: 5, web_article_count: 4, magazine_article_count: 0 };

/** What core-api answers about trends. */
export const trendAnswers: Pick<Answers, "trend" | "trend_lines"> = {
  trend: () => ({
    theme_id: "12",
    theme_name: "電池",
    days: [{ process_date: "2026-11-20", ...TREND_COUNTS, spike_flag: 1, usual_count: 2.5 }],
    hours: [{ hour: 5, ...TREND_COUNTS }],
    media: [{ media_code: "W002", media_name: "瑞穂日報デジタル", count: 4, before_count: 1 }],
    media_count: 9,
    words_start: "2026-11-20",
    words_end: "2026-11-20",
    words: [{ word: "北陸", count: 5, before_count: 0 }],
  }),
  trend_lines: () => ({
    process_date_start: "2026-11-07",
    process_date_end: "2026-11-20",
    lines: [{ theme_id: "12", counts: [1, 2] }],
  }),
};
