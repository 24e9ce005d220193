import { type CoreApiHttp, certain } from "./http.ts";

/** Mail settings, templates, addresses, and mails sent by hand. Files go through the pass-through. */
export const mailClient = (http: CoreApiHttp) => ({
  settings: certain(http.get("/api/v1/mail_delivery_destinations")),
  setting: certain(http.get("/api/v1/mail_delivery_destination")),
  saveSetting: http.put("/api/v1/mail_delivery_destination"),
  removeSetting: http.delete("/api/v1/mail_delivery_destination"),
  previewSetting: http.post("/api/v1/mail_delivery_destination_preview"),
  testSetting: http.post("/api/v1/mail_delivery_destination_test"),
  history: certain(http.get("/api/v1/mail_setting_history")),
  explainDay: certain(http.get("/api/v1/mail_setting_day")),
  countOpening: certain(http.post("/api/v1/mail_opening")),
  copySetting: http.post("/api/v1/mail_delivery_destination_copy"),
  resumeAddress: http.put("/api/v1/destination_mail_address"),
  absences: certain(http.get("/api/v1/mail_absences")),
  addAbsence: http.put("/api/v1/mail_absence"),
  removeAbsence: http.delete("/api/v1/mail_absence"),
  templates: () => certain(http.get("/api/v1/mail_templates"))({}),
  changeTemplate: http.put("/api/v1/mail_template"),
  removeTemplate: http.delete("/api/v1/mail_template"),
  addresses: () => certain(http.get("/api/v1/mail_addresses"))({}),
  previewTheme: http.post("/api/v1/create_mail"),
  previewManual: http.post("/api/v1/mail_delivery_preview"),
  deliver: http.post("/api/v1/mail_delivery"),
  sent: certain(http.get("/api/v1/send_mails")),
  cancel: http.delete("/api/v1/send_mails"),
  sendNow: http.post("/api/v1/send_mails"),
});
