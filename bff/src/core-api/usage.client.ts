import { type CoreApiHttp, certain } from "./http.ts";

/** Counted uses of originals: one's own, and for administrators everybody's. */
export const usageClient = (http: CoreApiHttp) => ({
  records: certain(http.get("/api/v1/pdf_usage_recodes")),
});
