import { type CoreApiHttp, certain } from "./http.ts";

/** What themes seem to miss, and the decisions about it. */
export const omissionClient = (http: CoreApiHttp) => ({
  list: certain(http.get("/api/v1/theme_omissions")),
  months: certain(http.get("/api/v1/omission_months")),
  totals: certain(http.get("/admin/api/v1/omission_totals")),
  try: http.get("/api/v1/theme_omission_trial"),
  settle: http.put("/api/v1/theme_omission"),
});
