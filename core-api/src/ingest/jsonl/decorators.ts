import { Transform } from "class-transformer";
import { IsOptional, MaxLength, ValidateBy, type ValidationArguments } from "class-validator";
import { isStoreKey } from "../../storage/original-store.ts";
import { parseMoment } from "./moment.ts";

/** Nothing said: absent, null, or a blank text, as many producers write it. */
const blankAsNull = ({ value }: { value: unknown }): unknown =>
  typeof value === "string" && value.trim() === "" ? null : value;

const apply =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    // As if they were written above the property: the last one is applied first.
    for (const decorate of decorators.toReversed()) decorate(target, key);
  };

/** What is wrong: one sentence for all values, or by the value. */
type Message = string | ((value: unknown) => string);

const check = (name: string, message: Message, validate: (value: unknown) => boolean): PropertyDecorator => {
  const defaultMessage = (given?: ValidationArguments) =>
    typeof message === "string" ? message : message(given?.value);
  return ValidateBy({ name, validator: { validate, defaultMessage } });
};

/** Numbers beyond this have lost digits when they were read, so two of them may look the same. */
const numberAsText = ({ value }: { value: unknown }): unknown => (Number.isSafeInteger(value) ? String(value) : value);

/** Trimmed text, optional; a whole number is taken as its digits. */
export const Text = (label: string, max = 1000): PropertyDecorator =>
  apply(
    IsOptional(),
    MaxLength(max, { message: `${label}は${max}文字以下にしてください。` }),
    check("isText", `${label}は文字列で指定してください。`, (value) => typeof value === "string"),
    Transform(({ value }) => {
      const text = blankAsNull({ value: numberAsText({ value }) });
      return typeof text === "string" ? text.trim() : text;
    }),
  );

export const WholeNumber = (label: string, min: number, max: number): PropertyDecorator =>
  apply(
    IsOptional(),
    check(
      "isWholeNumber",
      `${label}は${min}から${max}までの整数で指定してください。`,
      (value) => typeof value === "number" && Number.isInteger(value) && value >= min && value <= max,
    ),
    Transform(({ value }) =>
      typeof value === "string" && /^-?\d{1,9}$/.test(value.trim()) ? Number(value) : blankAsNull({ value }),
    ),
  );

const LARGEST_AREA = 99_999.99;

/** A number above 0 with at most two decimals. */
export const Area = (label: string): PropertyDecorator =>
  apply(
    IsOptional(),
    check(
      "isArea",
      `${label}は0より大きく${LARGEST_AREA.toLocaleString("ja-JP")}までの、小数2桁までの数で指定してください。`,
      (value) =>
        typeof value === "number" &&
        value > 0 &&
        value <= LARGEST_AREA &&
        Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    ),
    Transform(({ value }) =>
      typeof value === "string" && /^\d{1,5}(\.\d{1,4})?$/.test(value.trim()) ? Number(value) : blankAsNull({ value }),
    ),
  );

export const OneOf = (label: string, choices: readonly number[]): PropertyDecorator =>
  apply(
    IsOptional(),
    check("isOneOf", `${label}は${choices.join("、")}のいずれかで指定してください。`, (value) =>
      choices.some((choice) => choice === value),
    ),
    Transform(({ value }) =>
      typeof value === "string" && /^\d{1,3}$/.test(value.trim()) ? Number(value) : blankAsNull({ value }),
    ),
  );

const FLAGS = new Map<unknown, boolean>([0, "0", false, "false"].map((value) => [value, false] as [unknown, boolean]));
for (const value of [1, "1", true, "true"]) FLAGS.set(value, true);

export const Flag = (label: string): PropertyDecorator =>
  apply(
    IsOptional(),
    check("isFlag", `${label}は0または1で指定してください。`, (value) => typeof value === "boolean"),
    Transform(({ value }) => FLAGS.get(value) ?? blankAsNull({ value })),
  );

/** A day, or a day with a time (moment.ts). */
export const Day = (label: string): PropertyDecorator =>
  apply(
    IsOptional(),
    check(
      "isMoment",
      `${label}は「2026-11-20」または「2026-11-20T09:30:00+09:00」の形式で、暦にある日時を指定してください。`,
      (value) => typeof value === "string" && parseMoment(value) !== null,
    ),
    Transform(blankAsNull),
  );

export const WebAddress = (label: string): PropertyDecorator =>
  apply(
    IsOptional(),
    MaxLength(4000, { message: `${label}は4000文字以下にしてください。` }),
    check(
      "isWebAddress",
      `${label}は「http://」または「https://」で始まる正しいURLを指定してください。`,
      (value) => hostOf(value) !== null,
    ),
    Transform(({ value }) => (typeof value === "string" ? blankAsNull({ value: value.trim() }) : value)),
  );

/** The host name of a web address, in ASCII and lower case; null for anything else. */
export function hostOf(address: unknown): string | null {
  if (typeof address !== "string" || !URL.canParse(address)) return null;
  const url = new URL(address);
  return (url.protocol === "http:" || url.protocol === "https:") && url.hostname !== "" ? url.hostname : null;
}

/** A key of the originals' store. */
export const StoreKey = (label: string): PropertyDecorator =>
  apply(
    IsOptional(),
    check("isStoreKey", `${label}が正しくありません。`, (value) => typeof value === "string" && isStoreKey(value)),
    Transform(blankAsNull),
  );

export const Checked = (name: string, message: string, validate: (value: unknown) => boolean): PropertyDecorator =>
  apply(IsOptional(), check(name, message, validate));

export const Required = (name: string, message: Message, validate: (value: unknown) => boolean): PropertyDecorator =>
  check(name, message, validate);
