import { type ValidationArguments, ValidatorConstraint, type ValidatorConstraintInterface } from "class-validator";
import { readSpanRows } from "../address-spans.ts";
import { validationText } from "../messages.ts";

/** The first row of a list of ranges that can't be one; the others are told at their rows while they are typed. */
function faultOfRanges(value: unknown): string | null {
  if (!Array.isArray(value)) return validationText.notText;
  const texts = value.map(String);
  const at = readSpanRows(texts).findIndex(({ state }) => state === "fault");
  const row = readSpanRows(texts)[at];
  return row?.state === "fault" ? `${at + 1}行目：${row.message}。` : null;
}

/** A list of ranges of IP addresses, each as `readSpan` takes it. */
@ValidatorConstraint({ name: "isRanges" })
export class AreRanges implements ValidatorConstraintInterface {
  validate = (value: unknown): boolean => faultOfRanges(value) === null;
  defaultMessage = (args?: ValidationArguments): string => faultOfRanges(args?.value) ?? "";
}
