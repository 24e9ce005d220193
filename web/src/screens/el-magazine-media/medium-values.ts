import type { LicensedMediumInput, MediaScreenQuery } from "../../__generated__/graphql.ts";
import { mediaText as text } from "./text.ts";

export type MediumRow = MediaScreenQuery["licensedMedia"][number];

/** What a medium's form has typed in it. */
export interface MediumValues {
  code: string;
  name: string;
  group: string;
  showDays: string;
  printDays: string;
  mailDays: string;
  maxReaders: string;
  excerptChars: string;
  salesFromDays: string;
  salesDays: string;
  redeliveryFromDays: string;
  forbiddenPurposes: string[];
}

type NumberField = Exclude<keyof MediumValues, "code" | "name" | "group" | "forbiddenPurposes">;

const LONGEST = 3650;

/** The least and the greatest number of each field, and what is said of any other. */
const RANGES: Readonly<Record<NumberField, { min: number; max: number; fault: string }>> = {
  showDays: { min: 0, max: LONGEST, fault: text.notDays },
  printDays: { min: 0, max: LONGEST, fault: text.notDays },
  mailDays: { min: 0, max: LONGEST, fault: text.notDays },
  maxReaders: { min: 1, max: 100_000, fault: text.notReaders },
  excerptChars: { min: 0, max: 1000, fault: text.notExcerpt },
  salesFromDays: { min: -LONGEST, max: LONGEST, fault: text.notOffset },
  salesDays: { min: 1, max: LONGEST, fault: text.notLength },
  redeliveryFromDays: { min: -LONGEST, max: LONGEST, fault: text.notOffset },
};

const typed = (value: number | null | undefined): string => value?.toString() ?? "";

export const valuesOf = (medium: MediumRow | null): MediumValues => ({
  code: medium?.code ?? "",
  name: medium?.name ?? "",
  group: typed(medium?.group),
  showDays: typed(medium?.licence.showDays),
  printDays: typed(medium?.licence.printDays),
  mailDays: typed(medium?.licence.mailDays),
  maxReaders: typed(medium?.licence.maxReaders),
  excerptChars: typed(medium?.licence.excerptChars),
  forbiddenPurposes: medium?.licence.forbiddenPurposes ?? [],
  salesFromDays: typed(medium?.sale?.salesFromDays),
  salesDays: typed(medium?.sale?.salesDays),
  redeliveryFromDays: typed(medium?.sale?.redeliveryFromDays),
});

/** A whole number in half or full width; null for none, NaN for what is no number. */
function numberOf(value: string): number | null {
  const digits = value.normalize("NFKC").replaceAll(",", "").trim();
  if (digits === "") return null;
  return /^-?\d{1,7}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** By field what is wrong; none for a form that can be sent. */
export function faultsOf(values: MediumValues): Partial<Record<keyof MediumValues, string>> {
  const numbers = Object.entries(RANGES).flatMap(([field, { min, max, fault }]) => {
    const value = numberOf(values[field as NumberField]);
    return value === null || (value >= min && value <= max) ? [] : [[field, fault]];
  });
  return {
    ...(values.name.trim() === "" && { name: text.nameless }),
    ...(!/^[!-~]{1,32}$/.test(values.code.trim()) && { code: text.codeless }),
    ...Object.fromEntries(numbers),
  };
}

export const inputOf = (values: MediumValues, kind: MediumRow["kind"]): LicensedMediumInput => ({
  code: values.code.trim(),
  name: values.name.trim(),
  kind,
  group: kind === "NEWSPAPER" ? numberOf(values.group) : null,
  sale:
    kind === "NEWSPAPER"
      ? null
      : {
          salesFromDays: numberOf(values.salesFromDays),
          salesDays: numberOf(values.salesDays),
          redeliveryFromDays: numberOf(values.redeliveryFromDays),
        },
  licence: {
    showDays: numberOf(values.showDays),
    printDays: numberOf(values.printDays),
    mailDays: numberOf(values.mailDays),
    maxReaders: numberOf(values.maxReaders),
    excerptChars: numberOf(values.excerptChars),
    forbiddenPurposes: values.forbiddenPurposes,
  },
});
