import { type CoreApiHttp, certain } from "./http.ts";

/** Editions that are put together by hand. */
export const mailEditionClient = (http: CoreApiHttp) => ({
  show: certain(http.get("/api/v1/mail_edition")),
  save: http.put("/api/v1/mail_edition"),
  preview: http.post("/api/v1/mail_edition_preview"),
  send: http.post("/api/v1/mail_edition_send"),
});
