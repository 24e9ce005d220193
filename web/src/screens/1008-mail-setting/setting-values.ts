import type { MailSettingForm } from "@kirinuki/schema/forms/mail-setting-form.ts";
import type { MailSettingScreenQuery } from "../../__generated__/graphql.ts";
import { readTarget, writeTarget } from "../../domain/mail-target.ts";

export type StoredSetting = NonNullable<MailSettingScreenQuery["mailSetting"]>;

/** What the fields hold; texts, as inputs have them. */
export interface SettingValues {
  /** `1.7`, or "" for none yet. */
  target: string;
  section: string;
  mailAddress: string;
  confirmation: string;
  template: string;
  subjectType: string;
  attachType: string;
  zero: boolean;
  times: readonly string[];
  encoding: string;
  alert: boolean;
  /** HH:mm, or "" for none. */
  quietStart: string;
  quietEnd: string;
  alertMost: string;
  /** Nothing is sent to the address, because mails came back. */
  isStopped: boolean;
}

/** The morning mail, as core-api has it where none is named. */
const USUAL: SettingValues = {
  target: "",
  section: "",
  mailAddress: "",
  confirmation: "",
  template: "0",
  subjectType: "1",
  attachType: "1",
  zero: false,
  times: ["07:00"],
  encoding: "utf8",
  alert: false,
  quietStart: "",
  quietEnd: "",
  alertMost: "20",
  isStopped: false,
};

export function valuesOf(stored: StoredSetting | null): SettingValues {
  if (stored === null) return USUAL;
  return {
    target: writeTarget({ dataKbn: stored.dataKbn, id: stored.targetId }),
    section: stored.dataSection === null ? "" : String(stored.dataSection),
    mailAddress: stored.mailAddress,
    confirmation: stored.mailAddress,
    template: stored.templateId,
    subjectType: String(stored.subjectType),
    attachType: String(stored.attachType),
    zero: stored.zeroArticleEmail,
    times: stored.sendTimes,
    encoding: stored.encoding,
    alert: stored.alert,
    quietStart: stored.quietStartTime ?? "",
    quietEnd: stored.quietEndTime ?? "",
    alertMost: String(stored.alertMaxCount),
    isStopped: stored.addressStopped,
  };
}

export type SettingForm = Required<MailSettingForm>;

/** As it is checked and sent: addresses without the spaces that come along when they are copied, times each once. */
export function formOf(values: SettingValues): SettingForm {
  const target = readTarget(values.target);
  return {
    dataKbn: target?.dataKbn ?? 1,
    targetId: target?.id ?? "",
    dataSection: values.section === "" ? null : Number(values.section),
    mailAddress: values.mailAddress.trim(),
    mailAddressConfirmation: values.confirmation.trim(),
    templateFileId: values.template,
    subjectType: Number(values.subjectType),
    attachType: Number(values.attachType),
    zeroArticleEmail: values.zero,
    sendTimes: [...new Set(values.times)],
    encoding: values.encoding === "iso2022jp" ? "iso2022jp" : "utf8",
    alertFlag: values.alert,
    quietStartTime: values.quietStart || null,
    quietEndTime: values.quietEnd || null,
    alertMaxCount: Number(values.alertMost),
    addressStopFlag: values.isStopped,
  };
}
