import type { Answers } from "./answers.ts";

/** What home asks besides its lists: how the newspapers stand, and how far the user has read. */
export const readingAnswers = {
  paper_arrivals: () => ({
    ...{ process_date: "2026-11-20", checked_at: "2026-11-20T06:48:00+09:00", expected_count: 107, arrived_count: 106 },
    line: "107紙中106紙（6:48）。山陽新聞は未着",
    papers: [
      {
        ...{ media_code: "np-9", media_name: "山陽新聞", state: "missing", due_on: "2026-11-20", due_time: "05:20" },
        ...{ usual_last_arrival: "05:05", last_arrived_at: null, article_count: 0, usual_count: 84 },
      },
    ],
  }),
  prominence_counts: () => ({
    prominence_count_info: [
      { prominence: 1, news_article_count: 3, web_news_article_count: 2, magazine_article_count: 0 },
      { prominence: 4, news_article_count: 5, web_news_article_count: 7, magazine_article_count: 1 },
    ],
  }),
  reading_places: () => ({
    place_info: [
      {
        ...{ data_kbn: 2, id: "12", news_read_count: 1, web_read_count: 2, magazine_read_count: 0 },
        seen_article_id: "202611000000001",
      },
    ],
  }),
  list_visit: () => ({}),
  list_read: () => ({ marked_count: 3, marked_datetime: "2026-11-20T03:00:00.000Z" }),
  list_unread: () => ({ unmarked_count: 3 }),
} satisfies Partial<Answers>;
