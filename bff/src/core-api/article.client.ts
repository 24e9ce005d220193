import { type CoreApiHttp, certain } from "./http.ts";

/** Lists of a theme, group or topic, a source each; articles by their ids; one article; its pictures; what was read. */
export const articleClient = (http: CoreApiHttp) => ({
  newspaper: certain(http.get("/api/v1/newspaper_articles")),
  web: certain(http.get("/api/v1/webnews")),
  magazine: certain(http.get("/api/v1/magazine_articles")),
  sameStory: certain(http.get("/api/v1/same_story")),
  related: certain(http.get("/api/v1/related_articles")),
  one: http.get("/api/v1/article"),
  named: certain(http.post("/api/v1/all_articles")),
  traces: http.get("/api/v1/traces"),
  markRead: certain(http.put("/api/v1/read_marks")),
  prominence: certain(http.get("/api/v1/prominence_counts")),
  papers: certain(http.get("/api/v1/paper_arrivals")),
  places: certain(http.get("/api/v1/reading_places")),
  visit: http.put("/api/v1/list_visit"),
  markList: http.put("/api/v1/list_read"),
  unmarkList: certain(http.delete("/api/v1/list_read")),
});
