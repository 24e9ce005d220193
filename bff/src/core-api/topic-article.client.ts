import { type CoreApiHttp, certain } from "./http.ts";

/** Topics as their editors fill them. */
export const topicArticleClient = (http: CoreApiHttp) => ({
  titles: () => certain(http.get("/api/v1/topic_titles"))({}),
  list: certain(http.get("/api/v1/topic_articles")),
  place: http.post("/api/v1/topic_articles"),
  remove: http.delete("/api/v1/topic_articles"),
});
