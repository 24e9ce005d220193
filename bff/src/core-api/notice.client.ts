import { type CoreApiHttp, certain } from "./http.ts";

/** The contract's notice, and the operators' for the sign-in page. */
export const noticeClient = (http: CoreApiHttp) => ({
  ofContract: certain(http.get("/api/v1/notice")),
  save: certain(http.put("/api/v1/notice")),
  remove: certain(http.delete("/api/v1/notice")),
  ofOperator: certain(http.get("/api/v1/el_admin_notice")),
  /** Everything the operators have written; theirs to see. */
  board: () => certain(http.get("/admin/api/v1/el_admin_notice"))({}),
  saveBoard: certain(http.put("/admin/api/v1/el_admin_notice")),
});
