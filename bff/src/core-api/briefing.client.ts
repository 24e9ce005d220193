import { type CoreApiHttp, certain } from "./http.ts";

/** 役員版: a day's page for directors, and what is proposed for it. The PDF goes through the pass-through. */
export const briefingClient = (http: CoreApiHttp) => ({
  page: certain(http.get("/api/v1/briefing")),
  proposal: certain(http.get("/api/v1/briefing_proposal")),
  confirm: http.put("/api/v1/briefing"),
});
