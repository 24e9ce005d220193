import { inOrder } from "@kirinuki/schema/forms/decorators.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import { IsNotEmpty, ValidateIf } from "class-validator";
import { type FieldError, invalidFields } from "../../../errors/app-error.ts";
import { DayField } from "../../../http/fields.ts";
import { checkedPeriod, type Period } from "../../../period/period.ts";
import type { DayString } from "../../../time/tokyo.ts";

const TODAY = ["process_date_start", "process_date_end"] as const;
/** What the calls of usage named their period by before: still accepted, in pairs. */
const FORMER = [
  ["start_day", "end_day"],
  ["start_date", "end_date"],
] as const;

/** The period of a call about usage, under any of its names. */
export type UsageDays = { [Name in (typeof TODAY | (typeof FORMER)[number])[number]]?: DayString | undefined };

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== "";
const usesTodaysNames = (form: object): boolean => TODAY.some((name) => isGiven(Reflect.get(form, name)));

/** A day that must be there (spec section 5, range). */
const requiredDay = (label: string): PropertyDecorator[] => [
  IsNotEmpty({ message: validationText.rangeRequired }),
  DayField(label),
];

/** An end of the period. Required, but for callers that name both ends as before. */
export const PeriodDay = (label: string): PropertyDecorator =>
  inOrder(ValidateIf(usesTodaysNames, { context: { isRequired: true } }), ...requiredDay(label));

/** The same end under its former name. */
export function FormerDay(label: string, instead: (typeof TODAY)[number]): PropertyDecorator {
  const description = `Former name of \`${instead}\`, still accepted in its place`;
  const context = { jsonSchema: { deprecated: true, description } };
  return inOrder(
    ValidateIf((form: object) => !usesTodaysNames(form), { context }),
    ...requiredDay(label),
  );
}

/** @throws AppError INVALID_FIELDS by the names that were sent, also where two names of one end say two days */
export function usagePeriod(form: UsageDays): Period {
  for (const [start, end] of [TODAY, ...FORMER]) {
    const [first, last] = [form[start], form[end]];
    if (!first || !last) continue;
    const period = { start: first, end: last };
    const faults = contradictions(form, period);
    if (faults.length > 0) throw invalidFields(faults);
    return checkedPeriod(period, { start, end });
  }
  throw new Error("a form without its period");
}

const contradictions = (form: UsageDays, period: Period): FieldError[] =>
  FORMER.flat().flatMap((field, at) => {
    const [instead, day] = at % 2 === 0 ? ([TODAY[0], period.start] as const) : ([TODAY[1], period.end] as const);
    const isOther = isGiven(form[field]) && form[field] !== day;
    return isOther
      ? [{ field, message: `${field} と ${instead} の日付が異なります。どちらか一方を指定してください。` }]
      : [];
  });
