import { type CoreApiHttp, certain } from "./http.ts";

/** Articles in the hands of administrators. */
export const managedArticleClient = (http: CoreApiHttp) => ({
  list: http.get("/api/v1/managed_articles"),
  history: certain(http.get("/api/v1/article_history")),
  publish: http.put("/api/v1/article_target_setting"),
  comment: http.put("/api/v1/article_comment_setting"),
});
