import { type CoreApiHttp, certain } from "./http.ts";

/** What uses of originals are charged to. */
export const chargeCodeClient = (http: CoreApiHttp) => ({
  all: certain(http.get("/api/v1/charge_codes")),
  save: certain(http.put("/api/v1/charge_codes")),
});
