import { type CoreApiHttp, certain } from "./http.ts";

/** Chat rooms and webhooks that articles are posted to. */
export const chatClient = (http: CoreApiHttp) => ({
  targets: () => certain(http.get("/api/v1/chat_targets"))({}),
  posts: certain(http.get("/api/v1/chat_posts")),
  saveTarget: http.put("/api/v1/chat_target"),
  removeTarget: http.delete("/api/v1/chat_target"),
  testTarget: http.post("/api/v1/chat_target_test"),
  saveSetting: http.put("/api/v1/chat_setting"),
  removeSetting: http.delete("/api/v1/chat_setting"),
});
