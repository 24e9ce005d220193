import { type CoreApiHttp, certain } from "./http.ts";

/** The contract's notice, and the operator's for the sign-in page. */
export const noticeClient = (http: CoreApiHttp) => ({
  ofContract: certain(http.get("/api/v1/notice")),
  ofOperator: certain(http.get("/api/v1/el_admin_notice")),
});
