import { type CoreApiHttp, certain } from "./http.ts";

/** Lists of a theme, group or topic, a source each, and one article. */
export const articleClient = (http: CoreApiHttp) => ({
  newspaper: certain(http.get("/api/v1/newspaper_articles")),
  web: certain(http.get("/api/v1/webnews")),
  magazine: certain(http.get("/api/v1/magazine_articles")),
  sameStory: certain(http.get("/api/v1/same_story")),
  one: http.get("/api/v1/article"),
});
