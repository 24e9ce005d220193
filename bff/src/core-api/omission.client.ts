import { type CoreApiHttp, certain } from "./http.ts";

/** What themes seem to miss, and the decisions about it. */
export const omissionClient = (http: CoreApiHttp) => ({
  list: certain(http.get("/api/v1/theme_omissions")),
  try: http.get("/api/v1/theme_omission_trial"),
  settle: http.put("/api/v1/theme_omission"),
});
