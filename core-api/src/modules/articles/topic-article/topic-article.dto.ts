import { type Static, Type } from "typebox";
import { magazineSchema, newspaperSchema, webSchema } from "../article/article.dto.ts";
import { unchangedArticleSchema } from "../article-setting/article-setting.dto.ts";

const display_order = Type.Integer();

/** GET /topic_articles: by source, each in its order; image and text of newspapers share theirs. */
export const topicArticlesSchema = Type.Object({
  sc_news_info: Type.Array(Type.Object({ ...newspaperSchema.properties, display_order })),
  mc_news_info: Type.Array(Type.Object({ ...newspaperSchema.properties, display_order })),
  web_news_info: Type.Array(Type.Object({ ...webSchema.properties, display_order })),
  magazine_info: Type.Array(Type.Object({ ...magazineSchema.properties, display_order })),
  num: Type.Integer(),
});
export type TopicArticlesWire = Static<typeof topicArticlesSchema>;

/** POST and DELETE: the list as it is now, and those that stayed as they were. */
export const changedTopicSchema = Type.Object({
  ...topicArticlesSchema.properties,
  article_info: Type.Array(unchangedArticleSchema),
});
export type ChangedTopicWire = Static<typeof changedTopicSchema>;

/** GET /topic_titles. */
export const topicTitlesSchema = Type.Object({
  topics_info: Type.Array(Type.Object({ topics_id: Type.String(), topics_name: Type.String() })),
});
