import { ValidateBy, type ValidationArguments } from "class-validator";
import { validationText } from "../messages.ts";
import { LONGEST_PERIOD_DAYS } from "../tokyo-day.ts";
import { inOrder, isDay } from "./decorators.ts";

const MS_A_DAY = 86_400_000;

interface DayRange {
  start?: string | null;
}

const dayNumber = (day: unknown): number => Date.parse(`${String(day).replaceAll("/", "-")}T00:00:00Z`) / MS_A_DAY;

/** Days from start to end, both included; null where one of them is none. */
const lengthOf = (start: unknown, end: unknown): number | null =>
  isDay(start) && isDay(end) ? dayNumber(end) - dayNumber(start) + 1 : null;

const rule = (name: string, message: string, validate: (value: unknown, form: DayRange) => boolean) =>
  ValidateBy(
    {
      name,
      validator: { validate: (value, args) => validate(value, (args as ValidationArguments).object as DayRange) },
    },
    { message },
  );

/** The first day of a range, yyyy-MM-dd. */
export const StartDay = (): PropertyDecorator => rule("isStartDay", validationText.periodStart, isDay);

/** The last day of the range that begins on the form's `start`: not before it, and at most 366 days in all. */
export const EndDay = (): PropertyDecorator =>
  inOrder(
    rule("isEndDay", validationText.periodEnd, isDay),
    rule("isNotBeforeStart", validationText.periodOrder, (end, { start }) => (lengthOf(start, end) ?? 1) > 0),
    rule(
      "isPeriod",
      validationText.periodTooLong,
      (end, { start }) => (lengthOf(start, end) ?? 1) <= LONGEST_PERIOD_DAYS,
    ),
  );
