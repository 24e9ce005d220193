import type { ContractLicenceInput, ContractLicencesScreenQuery } from "../../__generated__/graphql.ts";
import { isDay } from "../../domain/day.ts";
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
export type LicenceValues = Record<NumberField | "mediaCode" | "validFrom" | "validTo", string>;

export function valuesOf(licence: LicenceRow | null): LicenceValues {
  const terms = licence?.terms;
  const typed = (name: NumberField): [NumberField, string] => [name, terms?.[name]?.toString() ?? ""];
  return {
    ...(Object.fromEntries(NUMBERS.map(typed)) as Record<NumberField, string>),
    mediaCode: licence?.mediaCode ?? "",
    validFrom: terms?.validFrom ?? "",
    validTo: terms?.validTo ?? "",
  };
}

/** A whole number in half or full width; null for none, NaN for what is no number. */
function numberOf(value: string): number | null {
  const digits = value.normalize("NFKC").replaceAll(",", "").trim();
  if (digits === "") return null;
  return /^\d{1,8}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** By field what is wrong; none for a form that can be sent. */
export function faultsOf(values: LicenceValues): Partial<Record<keyof LicenceValues, string>> {
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
    ...(values.mediaCode === "" && { mediaCode: text.noMedium }),
    ...(validFrom !== "" && validTo !== "" && validFrom > validTo && { validTo: text.notSpan }),
    ...Object.fromEntries([...numbers, ...days]),
  };
}

export const inputOf = (
  values: LicenceValues,
  { contractId, version }: { contractId: string; version: number | null },
): ContractLicenceInput => ({
  contractId,
  mediaCode: values.mediaCode,
  validFrom: values.validFrom || null,
  validTo: values.validTo || null,
  showDays: numberOf(values.showDays),
  printDays: numberOf(values.printDays),
  mailDays: numberOf(values.mailDays),
  maxReaders: numberOf(values.maxReaders),
  maxCopies: numberOf(values.maxCopies),
  excerptChars: numberOf(values.excerptChars),
  articleYen: numberOf(values.articleYen) ?? 0,
  readerYen: numberOf(values.readerYen) ?? 0,
  copyYen: numberOf(values.copyYen) ?? 0,
  version,
});
