import { type CoreApiHttp, certain } from "./http.ts";

/** 競合比較 and 出来事. The files go through the pass-through. */
export const comparisonClient = (http: CoreApiHttp) => ({
  list: () => certain(http.get("/api/v1/comparisons"))({}),
  one: certain(http.get("/api/v1/comparison")),
  articles: certain(http.get("/api/v1/comparison_articles")),
  save: http.put("/api/v1/comparison"),
  remove: http.delete("/api/v1/comparison"),
  events: certain(http.get("/api/v1/company_events")),
  saveEvent: http.put("/api/v1/company_event"),
  removeEvent: http.delete("/api/v1/company_event"),
});
