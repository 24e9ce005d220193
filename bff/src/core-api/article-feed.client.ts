import { type CoreApiHttp, certain } from "./http.ts";

/** The caller's private feeds. */
export const articleFeedClient = (http: CoreApiHttp) => ({
  list: () => certain(http.get("/api/v1/article_feeds"))({}),
  create: http.post("/api/v1/article_feeds"),
  revoke: certain(http.delete("/api/v1/article_feeds")),
});
