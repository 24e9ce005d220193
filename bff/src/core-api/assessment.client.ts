import { type CoreApiHttp, certain } from "./http.ts";

/** What a contract says of articles: tone, tags, and what an advertisement costs. */
export const assessmentClient = (http: CoreApiHttp) => ({
  assess: http.put("/api/v1/article_assessment"),
  tags: certain(http.get("/api/v1/tags")),
  saveTags: certain(http.put("/api/v1/tags")),
  rates: certain(http.get("/api/v1/media_rates")),
  saveRates: certain(http.put("/api/v1/media_rates")),
});
