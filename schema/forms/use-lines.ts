import { ValidateBy } from "class-validator";
import { validationText } from "../messages.ts";

/** Lines before a cap, in percent of it, whose crossing Admins are told of: the usual ones. */
export const USUAL_USE_LINES: readonly number[] = [80, 100];
export const MOST_USE_LINES = 2;

export const areUseLines = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length <= MOST_USE_LINES &&
  new Set(value).size === value.length &&
  value.every((line) => Number.isInteger(line) && line >= 1 && line <= 100);

/** At most two percents, none for no mail. */
export const UseLines = (): PropertyDecorator =>
  ValidateBy(
    { name: "areUseLines", validator: { validate: areUseLines } },
    {
      message: validationText.useLines,
      context: {
        jsonSchema: {
          ...{ type: "array", maxItems: MOST_USE_LINES, uniqueItems: true },
          items: { type: "integer", minimum: 1, maximum: 100 },
        },
      },
    },
  );
