import type { DataOf } from "../core-api/wire.ts";

export const aManagedArticle: DataOf<"/api/v1/managed_articles", "get">["article_info"][number] = {
  article_id: "202611000000001",
  data_section: 2,
  title: "全固体電池の量産",
  title_hits: [[0, 3]],
  media_code: "TOT",
  media_name: "東都新聞",
  issue_date: "2026-11-20",
  issue_type: 1,
  edition: null,
  frame_no: "3",
  process_date: "2026-11-20",
  theme_name: ["電池"],
  comment: "要点",
  tone: 3,
  tag_info: [{ tag_id: "7", tag_name: "決算" }],
  disp_status: 1,
  sale_flag: 1,
};

const changed = () => ({
  changed_count: 1,
  article_info: [{ article_id: "9", data_section: null, title: "", reason: "記事が見つかりません。" }],
});

/** What core-api answers about articles in administrators' hands, as long as a test says nothing else. */
export const managedArticleAnswers = {
  managed_articles: () => ({
    article_info: [aManagedArticle],
    state_count: [
      { data_section: 1, all: 3, published: 3, unpublished: 0, commented: 0 },
      { data_section: 2, all: 2, published: 1, unpublished: 1, commented: 2 },
      { data_section: 3, all: 4, published: 4, unpublished: 0, commented: 0 },
    ],
    page: 1,
    page_size: 20,
  }),
  article_history: (): DataOf<"/api/v1/article_history", "get"> => ({
    history: [
      {
        occurred_datetime: "2026-11-20T06:44:00+09:00",
        user_id: "admin01",
        name: "英 恵理子",
        action: "unpublish",
        detail: "",
      },
    ],
  }),
  publish_articles: changed,
  comment_articles: changed,
};
