import { type CoreApiHttp, certain } from "./http.ts";

/** Reset links and new passwords. */
export const passwordClient = (http: CoreApiHttp) => ({
  requestReset: certain(http.post("/api/v1/pw_reset")),
  /** Whose link it is; spends nothing. */
  userOfLink: http.get("/api/v1/login_user"),
  set: http.put("/api/v1/password"),
});
