import { aNewspaperArticle, aWebArticle } from "./wire.ts";

const lists = () => ({
  mc_news_info: [{ ...aNewspaperArticle({ article_id: "1", data_section: 1, title: "後" }), display_order: 2 }],
  sc_news_info: [{ ...aNewspaperArticle({ article_id: "2", title: "先" }), display_order: 1 }],
  web_news_info: [{ ...aWebArticle({ article_id: "3", comment: "要点" }), display_order: 1 }],
  magazine_info: [],
  num: 3,
});
const changed = () => ({
  ...lists(),
  article_info: [{ article_id: "9", data_section: null, title: "", reason: "ほかの人が外した記事です。" }],
});

/** What core-api answers about topics' articles, as long as a test says nothing else. */
export const topicArticleAnswers = {
  topic_titles: () => ({ topics_info: [{ topics_id: "6", topics_name: "今朝のまとめ" }] }),
  topic_articles: lists,
  place_topic_articles: changed,
  remove_topic_articles: changed,
};
