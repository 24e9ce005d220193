import { type CoreApiHttp, certain } from "./http.ts";

/** Users of the contract, as its Admins keep them. Files go through the pass-through. */
export const userClient = (http: CoreApiHttp) => ({
  list: certain(http.get("/api/v1/users")),
  one: certain(http.get("/api/v1/user")),
  save: http.put("/api/v1/user"),
  remove: http.delete("/api/v1/user"),
  change: http.put("/api/v1/users"),
  deleted: () => certain(http.get("/api/v1/deleted_users"))({}),
  restore: http.post("/api/v1/user_restore"),
});
