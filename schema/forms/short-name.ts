import { IsNotEmpty, IsString, ValidateBy } from "class-validator";
import { validationText } from "../messages.ts";
import { visibleLength } from "../visible-length.ts";
import { inOrder } from "./decorators.ts";

/** Length in characters as the user sees them, with the message of each fault. */
export interface ShortNameRules {
  required: string;
  min?: { length: number; message: string };
  max: { length: number; message: string };
}

/** UTF-16 units of one character: the longest emoji of a family has 11; a base with dozens of marks is none. */
const MOST_UNITS = 16;

/** Control characters, those that turn the direction of writing, line separators and characters without width; joiners are part of emoji. */
const INVISIBLE = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

/** Whether a text can be seen as it is and has no more characters than that. */
export const isShortName = (text: string, most: number): boolean =>
  !INVISIBLE.test(text) && text.length <= most * MOST_UNITS && visibleLength(text) <= most;

/** A name of one line. Spaces around it do not count. Messages win in this order. */
export function ShortName({ required, min, max }: ShortNameRules): PropertyDecorator {
  const rule = (name: string, message: string, validate: (text: string) => boolean) =>
    ValidateBy(
      { name, validator: { validate: (value) => typeof value !== "string" || validate(value.trim()) } },
      { message },
    );
  return inOrder(
    IsNotEmpty({ message: required }),
    IsString({ message: validationText.notText }),
    rule("isNotBlank", required, (text) => text !== ""),
    rule("isVisible", validationText.unprintable, (text) => !INVISIBLE.test(text)),
    rule("isLongEnough", min?.message ?? required, (text) => visibleLength(text) >= (min?.length ?? 1)),
    rule(
      "isShortEnough",
      max.message,
      (text) => text.length <= max.length * MOST_UNITS && visibleLength(text) <= max.length,
    ),
  );
}
