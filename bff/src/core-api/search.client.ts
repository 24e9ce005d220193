import { type CoreApiHttp, certain } from "./http.ts";

/** Searches, the media that they can be limited to, and the saved conditions of a user. */
export const searchClient = (http: CoreApiHttp) => ({
  hits: http.post("/api/v1/article_search"),
  collection: http.post("/api/v1/try_search"),
  media: certain(http.get("/api/v1/article_media_names")),
  conditions: () => certain(http.get("/api/v1/search_conditions"))({}),
  condition: certain(http.get("/api/v1/search_condition")),
  saveCondition: http.put("/api/v1/search_condition"),
  removeCondition: http.delete("/api/v1/search_condition"),
  saveConditionMail: http.put("/api/v1/condition_mail"),
  removeConditionMail: http.delete("/api/v1/condition_mail"),
  previewConditionMail: http.get("/api/v1/condition_mail_preview"),
  counts: certain(http.get("/api/v1/article_count")),
});
