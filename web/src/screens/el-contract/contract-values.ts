import { AUDIT_KEEP_MONTHS } from "@kirinuki/schema/audit.ts";
import {
  CHANGE_MAIL_SETTING,
  CHARGE_CODE_MODES,
  CHARGE_CODE_SETTING,
  type ChargeCodeMode,
  MAIL_OPENING_SETTING,
  MAIL_PROMINENCE_SETTING,
  OFFLINE_READING_SETTING,
  OWN_MAIL_SETTING,
} from "@kirinuki/schema/contract-settings.ts";
import { SECOND_FACTOR_DEMANDS, type SecondFactorDemand } from "@kirinuki/schema/second-factor.ts";
import type { ContractScreenQuery } from "../../__generated__/graphql.ts";

export type StoredContract = NonNullable<ContractScreenQuery["contract"]>;

/** What a user confirms before an original is counted, by the keys of the contract's messages. */
export const CONFIRMATIONS = ["pdf", "print", "text", "print_text"] as const;

/** The setting that turns the confirmations on (spec section 6). */
const CONFIRMATION_SETTING = "demand_confirmation";

/** What the fields hold: numbers and days as they are typed. */
export interface ContractValues {
  contractCode: string;
  companyName: string;
  sections: number[];
  ipRanges: string[];
  ipLoginUserId: string;
  secondFactorDemand: SecondFactorDemand;
  endDate: string;
  personInCharge: string;
  userMaxCount: string;
  sessionIdleMinutes: string;
  sessionAbsoluteHours: string;
  mailSendMaxCount: string;
  auditKeepMonths: string;
  pdfUsageDisplay: boolean;
  subthemeDisplay: boolean;
  changeMail: boolean;
  mailOpenings: boolean;
  mailProminence: boolean;
  ownMails: boolean;
  offlineReading: boolean;
  chargeCodeMode: ChargeCodeMode;
  messages: Record<string, string>;
}

const NEW: ContractValues = {
  contractCode: "",
  companyName: "",
  sections: [1, 2, 3],
  ipRanges: [],
  ipLoginUserId: "",
  secondFactorDemand: "none",
  endDate: "",
  personInCharge: "",
  userMaxCount: "",
  sessionIdleMinutes: "30",
  sessionAbsoluteHours: "12",
  mailSendMaxCount: "10",
  auditKeepMonths: String(AUDIT_KEEP_MONTHS.usual),
  pdfUsageDisplay: false,
  subthemeDisplay: true,
  changeMail: true,
  mailOpenings: false,
  mailProminence: false,
  ownMails: false,
  offlineReading: false,
  chargeCodeMode: "off",
  messages: {},
};

export function valuesOf(stored: StoredContract | null): ContractValues {
  if (!stored) return NEW;
  return {
    contractCode: stored.code,
    companyName: stored.name,
    sections: [...stored.sections],
    ipRanges: [...stored.ipRanges],
    ipLoginUserId: stored.ipLoginUserId ?? "",
    secondFactorDemand: SECOND_FACTOR_DEMANDS.find((each) => each === stored.secondFactorDemand) ?? "none",
    endDate: stored.endDate ?? "",
    personInCharge: stored.personInCharge ?? "",
    userMaxCount: stored.userMaxCount?.toString() ?? "",
    sessionIdleMinutes: String(stored.sessionIdleMinutes),
    sessionAbsoluteHours: String(stored.sessionAbsoluteHours),
    mailSendMaxCount: String(stored.mailSendMaxCount),
    auditKeepMonths: String(stored.auditKeepMonths),
    pdfUsageDisplay: stored.pdfUsageDisplay,
    subthemeDisplay: stored.subthemeDisplay,
    changeMail: !stored.configuration.some(({ key, text }) => key === CHANGE_MAIL_SETTING && text === "0"),
    mailOpenings: stored.configuration.some(({ key, text }) => key === MAIL_OPENING_SETTING && text === "1"),
    mailProminence: stored.configuration.some(({ key, text }) => key === MAIL_PROMINENCE_SETTING && text === "1"),
    ownMails: stored.configuration.some(({ key, text }) => key === OWN_MAIL_SETTING && text === "1"),
    offlineReading: stored.configuration.some(({ key, text }) => key === OFFLINE_READING_SETTING && text === "1"),
    chargeCodeMode: modeOf(stored.configuration.find(({ key }) => key === CHARGE_CODE_SETTING)?.text),
    messages: Object.fromEntries(stored.messages.map(({ key, text }) => [key, text])),
  };
}

const modeOf = (text: string | undefined): ChargeCodeMode => CHARGE_CODE_MODES.find((mode) => mode === text) ?? "off";

/** Settings that the form has fields for. */
const OWN_SETTINGS = new Set<string>([
  CONFIRMATION_SETTING,
  CHANGE_MAIL_SETTING,
  CHARGE_CODE_SETTING,
  MAIL_OPENING_SETTING,
  MAIL_PROMINENCE_SETTING,
  OWN_MAIL_SETTING,
  OFFLINE_READING_SETTING,
]);

const orNull = (text: string): string | null => text.trim() || null;

/** A number in half or full width; what is none stays one that no rule lets through. */
const numberOf = (text: string): number => Number(text.normalize("NFKC").replaceAll(",", "").trim() || "NaN");

/** The form as it is checked and sent. Settings and messages that this screen does not know stay as they are. */
export const formOf = (stored: StoredContract | null) => (values: ContractValues) => {
  const messages = Object.entries(values.messages).map(([key, text]) => ({ key, text }));
  const asks = CONFIRMATIONS.some((key) => values.messages[key]?.trim());
  const others = (stored?.configuration ?? [])
    .filter(({ key }) => !OWN_SETTINGS.has(key))
    .map(({ key, text }) => ({ key, text }));
  return {
    ...(stored === null ? { contractCode: values.contractCode.trim() } : { version: stored.version }),
    companyName: values.companyName.trim(),
    sections: values.sections.toSorted((a, b) => a - b),
    ipRanges: values.ipRanges,
    ipLoginUserId: orNull(values.ipLoginUserId),
    secondFactorDemand: values.secondFactorDemand,
    endDate: orNull(values.endDate),
    personInCharge: orNull(values.personInCharge),
    userMaxCount: orNull(values.userMaxCount) === null ? null : numberOf(values.userMaxCount),
    sessionIdleMinutes: numberOf(values.sessionIdleMinutes),
    sessionAbsoluteHours: numberOf(values.sessionAbsoluteHours),
    mailSendMaxCount: numberOf(values.mailSendMaxCount),
    auditKeepMonths: numberOf(values.auditKeepMonths),
    pdfUsageDisplay: values.pdfUsageDisplay,
    subthemeDisplay: values.subthemeDisplay,
    messages,
    configuration: [
      ...others,
      { key: CONFIRMATION_SETTING, text: asks ? "1" : "0" },
      { key: CHANGE_MAIL_SETTING, text: values.changeMail ? "1" : "0" },
      { key: OWN_MAIL_SETTING, text: values.ownMails ? "1" : "0" },
      { key: CHARGE_CODE_SETTING, text: values.chargeCodeMode },
      { key: MAIL_OPENING_SETTING, text: values.mailOpenings ? "1" : "0" },
      { key: MAIL_PROMINENCE_SETTING, text: values.mailProminence ? "1" : "0" },
      { key: OFFLINE_READING_SETTING, text: values.offlineReading ? "1" : "0" },
    ],
  };
};
