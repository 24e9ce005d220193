import { type CoreApiHttp, certain } from "./http.ts";

/** Mails that are being written, and the groups of addresses that they go to. */
export const mailDraftClient = (http: CoreApiHttp) => ({
  list: () => certain(http.get("/api/v1/mail_drafts"))({}),
  enter: http.post("/api/v1/mail_draft_presence"),
  save: http.put("/api/v1/mail_draft"),
  discard: http.delete("/api/v1/mail_draft"),
  groups: () => certain(http.get("/api/v1/address_groups"))({}),
  saveGroup: http.put("/api/v1/address_group"),
  removeGroup: http.delete("/api/v1/address_group"),
});
