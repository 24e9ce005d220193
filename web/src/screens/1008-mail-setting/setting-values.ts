import type { MailSettingForm } from "@kirinuki/schema/forms/mail-setting-form.ts";
import type { MailSettingScreenQuery } from "../../__generated__/graphql.ts";
import { readTarget, writeTarget } from "../../domain/mail-target.ts";
import type { PauseDays } from "../../features/mail-pauses/pause-days.ts";

export type StoredSetting = NonNullable<MailSettingScreenQuery["mailSetting"]>;

/** What the fields hold; texts, as inputs have them. */
export interface SettingValues {
  /** Kind and id, `1.7`, or "" for none yet. */
  targetId: string;
  dataSection: string;
  /** Whether the mails go to an address group. */
  toGroup: boolean;
  addressGroupId: string;
  mailAddress: string;
  mailAddressConfirmation: string;
  templateFileId: string;
  subjectType: string;
  attachType: string;
  zeroArticleEmail: boolean;
  withTones: boolean;
  sendTimes: string[];
  encoding: string;
  alertFlag: boolean;
  /** HH:mm, or "" for none. */
  quietStartTime: string;
  quietEndTime: string;
  alertMaxCount: string;
  alertMainOnly: boolean;
  holidayRule: string;
  weekendsOff: boolean;
  supplementRule: string;
  /** HH:mm. */
  supplementTime: string;
  pauses: PauseDays[];
  /** Nothing is sent to the address, because mails came back. */
  addressStopFlag: boolean;
}

const NO_GROUP = "0";

/** The morning mail, as core-api has it where none is named. */
const USUAL: SettingValues = {
  targetId: "",
  dataSection: "",
  toGroup: false,
  addressGroupId: "",
  mailAddress: "",
  mailAddressConfirmation: "",
  templateFileId: "0",
  subjectType: "1",
  attachType: "1",
  zeroArticleEmail: false,
  sendTimes: ["07:00"],
  encoding: "utf8",
  withTones: false,
  alertFlag: false,
  quietStartTime: "",
  quietEndTime: "",
  alertMaxCount: "20",
  alertMainOnly: false,
  holidayRule: "send",
  weekendsOff: false,
  supplementRule: "next",
  supplementTime: "10:00",
  pauses: [],
  addressStopFlag: false,
};

export function valuesOf(stored: StoredSetting | null): SettingValues {
  if (stored === null) return USUAL;
  return {
    targetId: writeTarget({ dataKbn: stored.dataKbn, id: stored.targetId }),
    dataSection: stored.dataSection === null ? "" : String(stored.dataSection),
    toGroup: stored.addressGroupId !== null,
    addressGroupId: stored.addressGroupId ?? "",
    mailAddress: stored.mailAddress,
    mailAddressConfirmation: stored.mailAddress,
    templateFileId: stored.templateId,
    subjectType: String(stored.subjectType),
    attachType: String(stored.attachType),
    zeroArticleEmail: stored.zeroArticleEmail,
    sendTimes: [...stored.sendTimes],
    encoding: stored.encoding,
    withTones: stored.withTones,
    alertFlag: stored.alert,
    quietStartTime: stored.quietStartTime ?? "",
    quietEndTime: stored.quietEndTime ?? "",
    alertMaxCount: String(stored.alertMaxCount),
    alertMainOnly: stored.alertMainOnly,
    holidayRule: stored.holidayRule,
    weekendsOff: stored.weekendsOff,
    supplementRule: stored.supplementRule,
    supplementTime: stored.supplementTime,
    pauses: stored.pauses.map(({ start, end, missed }) => ({ start, end, missed })),
    addressStopFlag: stored.addressStopped,
  };
}

/** As it is checked and sent: addresses without the spaces that come along when they are copied, times each once. */
export function formOf({ toGroup, ...values }: SettingValues): Required<MailSettingForm> {
  const target = readTarget(values.targetId);
  return {
    ...values,
    // One that is not chosen yet is a fault of the form.
    addressGroupId: toGroup ? values.addressGroupId || NO_GROUP : null,
    dataKbn: target?.dataKbn ?? 1,
    targetId: target?.id ?? "",
    dataSection: values.dataSection === "" ? null : Number(values.dataSection),
    mailAddress: values.mailAddress.trim(),
    mailAddressConfirmation: values.mailAddressConfirmation.trim(),
    subjectType: Number(values.subjectType),
    attachType: Number(values.attachType),
    sendTimes: [...new Set(values.sendTimes)],
    encoding: values.encoding === "iso2022jp" ? "iso2022jp" : "utf8",
    quietStartTime: values.quietStartTime || null,
    quietEndTime: values.quietEndTime || null,
    alertMaxCount: Number(values.alertMaxCount),
    holidayRule: values.holidayRule === "skip" || values.holidayRule === "next" ? values.holidayRule : "send",
    supplementRule:
      values.supplementRule === "arrival" || values.supplementRule === "time" ? values.supplementRule : "next",
    pauses: values.pauses.map(({ missed, ...days }) => ({ ...days, missed: missed === "drop" ? "drop" : "bring" })),
  };
}
