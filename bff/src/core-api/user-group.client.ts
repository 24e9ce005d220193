import { type CoreApiHttp, certain } from "./http.ts";

/** User groups, what a user sees, and what a new contract lacks; for administrators. */
export const userGroupClient = (http: CoreApiHttp) => ({
  list: () => certain(http.get("/api/v1/user_groups"))({}),
  one: certain(http.get("/api/v1/user_group")),
  save: http.put("/api/v1/user_group"),
  remove: http.delete("/api/v1/user_group"),
  moveUsers: http.put("/api/v1/user_group_users"),
  userView: certain(http.get("/api/v1/user_view")),
  supportViews: () => certain(http.get("/api/v1/support_views"))({}),
  allowSupportViews: certain(http.put("/api/v1/support_view_setting")),
  firstRun: () => certain(http.get("/api/v1/first_run"))({}),
});
