import type { CoreApi } from "../core-api/core-api.ts";
import type { Answers } from "./answers.ts";

type Recording = <Name extends keyof Answers>(name: Name) => (argument?: unknown) => Promise<ReturnType<Answers[Name]>>;

/** The calls of mail settings, templates and mails by hand, each recorded. */
export const mailCalls = (call: Recording): CoreApi["mails"] => ({
  settings: call("mail_settings"),
  setting: call("mail_setting"),
  saveSetting: call("save_mail_setting"),
  removeSetting: call("remove_mail_setting"),
  ...{ previewSetting: call("preview_mail_setting"), testSetting: call("test_mail_setting") },
  members: call("mail_setting_members"),
  ...{ history: call("mail_setting_history"), explainDay: call("mail_setting_day"), sheet: call("delivery_sheet") },
  countOpening: call("mail_opening"),
  unsubscribe: call("mail_unsubscribe"),
  ...{ copySetting: call("copy_mail_setting"), resumeAddress: call("resume_mail_address") },
  absences: call("mail_absences"),
  ...{ addAbsence: call("add_mail_absence"), removeAbsence: call("remove_mail_absence") },
  templates: call("mail_templates"),
  ...{ look: call("mail_look"), saveLook: call("save_mail_look") },
  ...{ template: call("mail_template"), templateVersions: call("mail_template_versions") },
  ...{ makeTemplate: call("make_template"), previewTemplate: call("preview_template") },
  changeTemplate: call("change_template"),
  removeTemplate: call("remove_template"),
  addresses: call("mail_addresses"),
  previewTheme: call("create_mail"),
  previewManual: call("mail_delivery_preview"),
  deliver: call("mail_delivery"),
  sent: call("sent_mails"),
  cancel: call("cancel_mail"),
  sendNow: call("send_mails"),
});
