import { type CoreApiHttp, certain } from "./http.ts";

/** Theme groups and topics as administrators keep them. */
export const themeSetClient = (http: CoreApiHttp) => ({
  themeGroups: () => certain(http.get("/api/v1/theme_groups"))({}),
  themeGroup: certain(http.get("/api/v1/theme_group")),
  saveThemeGroup: http.put("/api/v1/theme_group"),
  removeThemeGroup: http.delete("/api/v1/theme_group"),
  orderThemeGroups: http.put("/api/v1/theme_groups_display_order"),
  topics: () => certain(http.get("/api/v1/topics"))({}),
  topic: certain(http.get("/api/v1/topic")),
  createTopic: http.post("/api/v1/topic"),
  changeTopic: http.put("/api/v1/topic"),
  removeTopic: http.delete("/api/v1/topic"),
  orderTopics: http.put("/api/v1/topics_display_order"),
});
