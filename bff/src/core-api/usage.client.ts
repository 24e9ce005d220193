import { type CoreApiHttp, certain } from "./http.ts";

/** Counted uses of originals: one's own, and for administrators everybody's. */
export const usageClient = (http: CoreApiHttp) => ({
  records: certain(http.get("/api/v1/pdf_usage_recodes")),
  byUserPeriod: certain(http.post("/api/v1/pdf_usage_by_userid_period")),
  byUserDaily: certain(http.post("/api/v1/pdf_usage_by_userid_daily")),
  byGroupPeriod: certain(http.post("/api/v1/pdf_usage_by_usergroupid_period")),
  byGroupDaily: certain(http.post("/api/v1/pdf_usage_by_usergroupid_daily")),
  outlook: certain(http.get("/api/v1/pdf_usage_outlook")),
  days: certain(http.post("/api/v1/pdf_usage_days")),
  articles: certain(http.get("/api/v1/pdf_usage_articles")),
  licences: certain(http.get("/api/v1/contract_licences")),
  licenceUses: certain(http.get("/api/v1/licence_uses")),
  frequencies: certain(http.get("/api/v1/pdf_usage_users")),
  users: certain(http.get("/api/v1/search_user")),
  groups: certain(http.get("/api/v1/search_user_groups")),
});
