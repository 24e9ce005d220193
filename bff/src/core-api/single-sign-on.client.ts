import { type CoreApiHttp, certain } from "./http.ts";

/** Identity providers: the sign-in at one, a contract's own, and what operators see and confirm of it. */
export const singleSignOnClient = (http: CoreApiHttp) => ({
  start: http.post("/api/v1/sso_start"),
  finish: http.post("/api/v1/sso_finish"),
  /** A SAML response that a browser was made to post. */
  takeResponse: http.post("/api/v1/sso_response"),
  own: () => certain(http.get("/api/v1/single_sign_on"))({}),
  provisioning: () => certain(http.get("/api/v1/provisioning"))({}),
  saveProvider: http.put("/api/v1/sso_provider"),
  removeProvider: http.delete("/api/v1/sso_provider"),
  saveWays: http.put("/api/v1/sign_in_ways"),
  ofContract: certain(http.get("/admin/api/v1/single_sign_on")),
  confirmDomains: http.put("/admin/api/v1/sso_domains"),
});
