import { rightholderName } from "@kirinuki/schema/rightholders.ts";
import { MONTH } from "@kirinuki/schema/tokyo-day.ts";
import type { ContractLicenceInput, ContractLicencesScreenQuery } from "../../__generated__/graphql.ts";
import { isDay, todayInTokyo } from "../../domain/day.ts";
import { licencesText as text } from "./text.ts";

export type LicenceRow = ContractLicencesScreenQuery["contractLicences"][number];

/** The numbers of a licence, with the least and the greatest of each. */
export const RANGES = {
  showDays: [0, 3650],
  printDays: [0, 3650],
  mailDays: [0, 3650],
  maxReaders: [1, 100_000],
  maxCopies: [0, 1_000_000],
  excerptChars: [0, 1000],
  articleYen: [0, 10_000_000],
  readerYen: [0, 10_000_000],
  copyYen: [0, 10_000_000],
} as const satisfies Record<string, readonly [number, number]>;
export type NumberField = keyof typeof RANGES;
const NUMBERS = Object.keys(RANGES) as NumberField[];

/** What a licence's form has typed in it. */
export interface LicenceValues
  extends Record<NumberField | "mediaCode" | "rightholder" | "validFrom" | "validTo" | "priceMonth", string> {
  kind: "medium" | "rightholder";
  forbiddenPurposes: string[];
}

/** By field what is wrong. */
export type LicenceFaults = Partial<Record<keyof LicenceValues, string>>;

export function valuesOf(licence: LicenceRow | null): LicenceValues {
  const terms = licence?.terms;
  const typed = (name: NumberField): [NumberField, string] => [name, terms?.[name]?.toString() ?? ""];
  return {
    ...(Object.fromEntries(NUMBERS.map(typed)) as Record<NumberField, string>),
    kind: licence === null || licence.rightholder === null ? "medium" : "rightholder",
    mediaCode: licence?.mediaCode ?? "",
    rightholder: licence?.rightholder ?? "",
    priceMonth: todayInTokyo(new Date()).slice(0, 7).replace("-", "/"),
    validFrom: terms?.validFrom ?? "",
    validTo: terms?.validTo ?? "",
    forbiddenPurposes: terms?.forbiddenPurposes ?? [],
  };
}

/** A whole number in half or full width; null for none, NaN for what is no number. */
function numberOf(value: string): number | null {
  const digits = value.normalize("NFKC").replaceAll(",", "").trim();
  if (digits === "") return null;
  return /^\d{1,8}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** yyyy-MM; null for what is no month. */
function monthOf(value: string): string | null {
  const [, year = "", month = ""] = /^(\d{4})[-/.年](\d{1,2})月?$/.exec(value.normalize("NFKC").trim()) ?? [];
  const found = `${year}-${month.padStart(2, "0")}`;
  return MONTH.test(found) ? found : null;
}

/** Faults of who gives the licence. @param taken codes and names of those that have one already */
function licensorFaults({ kind, mediaCode, rightholder }: LicenceValues, taken: ReadonlySet<string>): LicenceFaults {
  if (kind === "medium") return mediaCode === "" ? { mediaCode: text.noMedium } : {};
  const name = rightholderName(rightholder);
  if (name === "") return { rightholder: text.noRightholder };
  return taken.has(name) ? { rightholder: text.takenRightholder } : {};
}

/** None for a form that can be sent. */
export function faultsOf(values: LicenceValues, taken: ReadonlySet<string>): LicenceFaults {
  const numbers = NUMBERS.flatMap((name) => {
    const [min, max] = RANGES[name];
    const value = numberOf(values[name]);
    return value === null || (value >= min && value <= max) ? [] : [[name, text.between(min, max)]];
  });
  const days = (["validFrom", "validTo"] as const).flatMap((name) =>
    values[name] === "" || isDay(values[name]) ? [] : [[name, text.notDay]],
  );
  const { validFrom, validTo } = values;
  return {
    ...licensorFaults(values, taken),
    ...(monthOf(values.priceMonth) === null && { priceMonth: text.notMonth }),
    ...(validFrom !== "" && validTo !== "" && validFrom > validTo && { validTo: text.notSpan }),
    ...Object.fromEntries([...numbers, ...days]),
  };
}

export const inputOf = (
  values: LicenceValues,
  { contractId, version }: { contractId: string; version: number | null },
): ContractLicenceInput => ({
  contractId,
  mediaCode: values.kind === "medium" ? values.mediaCode : null,
  rightholder: values.kind === "rightholder" ? values.rightholder : null,
  validFrom: values.validFrom || null,
  validTo: values.validTo || null,
  showDays: numberOf(values.showDays),
  printDays: numberOf(values.printDays),
  mailDays: numberOf(values.mailDays),
  maxReaders: numberOf(values.maxReaders),
  maxCopies: numberOf(values.maxCopies),
  excerptChars: numberOf(values.excerptChars),
  forbiddenPurposes: values.forbiddenPurposes,
  priceMonth: monthOf(values.priceMonth) ?? "",
  articleYen: numberOf(values.articleYen) ?? 0,
  readerYen: numberOf(values.readerYen) ?? 0,
  copyYen: numberOf(values.copyYen) ?? 0,
  version,
});
