import { IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min, ValidateBy } from "class-validator";
import { validationText } from "../messages.ts";

export interface RequiredTextRules {
  /** Message for an empty or absent value. */
  required: string;
  /** Longest value in UTF-16 units, and its message. */
  max: number;
  tooLong: string;
}

/**
 * Several rules as one. They are registered in the order in which their messages should win, whereas stacked decorators
 * would register from the bottom up; see field-errors.ts.
 */
export const inOrder =
  (...rules: PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    for (const decorate of rules) decorate(target, key);
  };

/** A text that must be given and has an upper length. */
export const RequiredText = (rules: RequiredTextRules): PropertyDecorator =>
  inOrder(
    IsNotEmpty({ message: rules.required }),
    IsString({ message: validationText.notText }),
    MaxLength(rules.max, { message: rules.tooLong }),
  );

/** The version that GET returned, for optimistic locking; absent: replaces whatever is stored. */
export const SeenVersion = (): PropertyDecorator =>
  inOrder(
    IsOptional(),
    IsString({ message: validationText.versionBroken }),
    MaxLength(64, { message: validationText.versionBroken }),
  );

/** The same as a number; without it the thing is new. */
export const CountedVersion = (): PropertyDecorator =>
  inOrder(
    IsOptional(),
    IsInt({ message: validationText.versionBroken }),
    Min(1, { message: validationText.versionBroken }),
    Max(2_147_483_647, { message: validationText.versionBroken }),
  );

/** PostgreSQL has no year 0, and nothing of ours is older. */
const FIRST_YEAR = "1800";

/** yyyy-MM-dd or yyyy/MM/dd, and a day that exists. */
export function isDay(value: unknown): boolean {
  if (typeof value !== "string" || value < FIRST_YEAR || !/^\d{4}([-/])\d{2}\1\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value.replaceAll("/", "-")}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value.replaceAll("/", "-"));
}

/** Everything that has no place in a text of several lines: control characters but for tab and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
export const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** A text of several lines: not blank, up to a length, without control characters. Messages win in this order. */
export function ParagraphsText(rules: RequiredTextRules): PropertyDecorator {
  const rule = (name: string, message: string, validate: (text: string) => boolean) =>
    ValidateBy({ name, validator: { validate: (value) => typeof value !== "string" || validate(value) } }, { message });
  return inOrder(
    IsNotEmpty({ message: rules.required }),
    IsString({ message: validationText.notText }),
    rule("isNotBlank", rules.required, (text) => text.trim() !== ""),
    MaxLength(rules.max, { message: rules.tooLong }),
    rule("isPrintable", validationText.unprintable, (text) => !UNPRINTABLE.test(text)),
  );
}

/** Texts are kept with LF, whatever the browser or integration sent. */
export const withLineFeeds = (text: string): string => text.replaceAll(/\r\n?/g, "\n");
