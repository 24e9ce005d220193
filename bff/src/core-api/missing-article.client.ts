import { type CoreApiHttp, certain } from "./http.ts";

/** Why somebody does not find an article, and the log of it. */
export const missingArticleClient = (http: CoreApiHttp) => ({
  candidates: certain(http.get("/api/v1/missing_article_candidates")),
  ask: http.post("/api/v1/missing_article"),
  list: certain(http.get("/api/v1/missing_articles")),
  settle: http.put("/api/v1/missing_article"),
});
