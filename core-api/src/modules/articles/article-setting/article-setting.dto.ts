import { type Static, Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";
import { ARTICLE_ACTIONS } from "../article-history/article-history.ts";

/** An article of a batch that stayed as it was, with the reason in words. */
export const unchangedArticleSchema = Type.Object({
  article_id: Type.String(),
  /** Null where it is not known. */
  data_section: nullable(Type.Integer()),
  title: Type.String(),
  reason: Type.String(),
});
export type UnchangedArticle = Static<typeof unchangedArticleSchema>;

/** PUT /article_target_setting, PUT /article_comment_setting. changed_count: those that are now as they were to be. */
export const changedArticlesSchema = Type.Object({
  changed_count: Type.Integer(),
  article_info: Type.Array(unchangedArticleSchema),
});
export type ChangedArticles = Static<typeof changedArticlesSchema>;

/** GET /article_history, the newest first. */
export const articleHistorySchema = Type.Object({
  history: Type.Array(
    Type.Object({
      occurred_datetime: Type.String({ format: "date-time" }),
      user_id: Type.String(),
      name: Type.String(),
      action: Type.String({ enum: [...ARTICLE_ACTIONS] }),
      /** The comment, the tone, or the names of tags, theme or topic; empty where there is none. */
      detail: Type.String(),
    }),
  ),
});
