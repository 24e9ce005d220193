import type { DataOf } from "../core-api/wire.ts";

/** What stands under an article: it is the first of its story, another paper told it, and it was corrected. */
export const relatedWire = (): DataOf<"/api/v1/related_articles", "get"> => ({
  life_info: [
    {
      ...{ article_id: "202611000000001", data_section: 2, title: "半導体の新工場", media_name: "東都新聞" },
      ...{ issue_date: "2026-11-20", kind: "first", datetime: "2026-11-20T00:00:00+09:00" },
      ...{ day_flag: 1, own_flag: 1, fields: [] },
    },
    {
      ...{ article_id: "202611000000001", data_section: 2, title: "半導体の新工場", media_name: "東都新聞" },
      ...{ issue_date: "2026-11-20", kind: "corrected", datetime: "2026-11-20T09:00:00+09:00" },
      ...{ day_flag: 0, own_flag: 1, fields: ["title"] },
    },
  ],
  omitted_count: 0,
  similar_article_info: [
    {
      ...{ article_id: "202611000000007", data_section: 3, title: "工場の着工", media_name: "電子ニュース" },
      ...{ issue_date: null, datetime: "2026-11-21T10:00:00+09:00", shared_terms: ["工場"] },
    },
  ],
  theme_info: [{ theme_id: "12", theme_name: "半導体の投資", article_count: 2, shared_word: "半導体" }],
});
