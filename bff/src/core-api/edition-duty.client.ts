import { type CoreApiHttp, certain } from "./http.ts";

/** Who is on duty for the mail edition, its deadline, and what becomes of a morning. */
export const editionDutyClient = (http: CoreApiHttp) => ({
  duty: () => certain(http.get("/api/v1/edition_duty"))({}),
  save: http.put("/api/v1/edition_duty"),
  remove: http.delete("/api/v1/edition_duty"),
  saveDay: http.put("/api/v1/edition_rota_day"),
  removeDay: http.delete("/api/v1/edition_rota_day"),
  morning: certain(http.get("/api/v1/edition_morning")),
  saveNote: http.put("/api/v1/edition_note"),
  request: http.post("/api/v1/edition_approval_request"),
  withdraw: http.delete("/api/v1/edition_approval_request"),
  approve: http.post("/api/v1/edition_approval"),
});
