import { type CoreApiHttp, certain } from "./http.ts";

/** The contract's own audit trail. */
export const auditLogClient = (http: CoreApiHttp) => ({
  page: certain(http.get("/api/v1/audit_log")),
});
