import { DEFAULT_DAYS, firstOfDays, LONGEST_PERIOD_DAYS } from "@kirinuki/schema/tokyo-day.ts";
import { type FieldError, invalidFields } from "../errors/app-error.ts";
import { addDays, type Clock, type DayString, tokyoDay } from "../time/tokyo.ts";

/** Days on which articles were set up, both included. */
export interface Period {
  start: DayString;
  end: DayString;
}

/** Every day of a period, both ends included. */
export function daysOf({ start, end }: Period): DayString[] {
  const days: DayString[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The ends of a period as a call gives them. */
export interface PeriodEnds {
  process_date_start?: DayString | undefined;
  process_date_end?: DayString | undefined;
}

/**
 * The period asked for. Without a start it is `defaultDays` long, without an end it ends today (Tokyo), or on its first day where
 * that is to come.
 * @throws AppError INVALID_FIELDS for an end before the start or more than 366 days
 */
export function periodOf(query: PeriodEnds, clock: Clock, defaultDays = DEFAULT_DAYS): Period {
  const today = tokyoDay(clock.now());
  const { process_date_start: given } = query;
  const end = query.process_date_end ?? (given !== undefined && given > today ? given : today);
  const start = given ?? firstOfDays(end, defaultDays);
  return checkedPeriod({ start, end });
}

/** What a call names its period's ends. */
export interface PeriodFields {
  start: string;
  end: string;
}

/** @throws AppError INVALID_FIELDS for an end before the start or more than 366 days, by the call's own field names */
export function checkedPeriod(
  period: Period,
  fields: PeriodFields = { start: "process_date_start", end: "process_date_end" },
): Period {
  const fault = faultOf(period, fields);
  if (fault) throw invalidFields([fault]);
  return period;
}

function faultOf({ start, end }: Period, fields: PeriodFields): FieldError | undefined {
  if (start > end) return { field: fields.end, message: "終了日は開始日以降の日付を指定してください。" };
  if (addDays(start, LONGEST_PERIOD_DAYS - 1) < end)
    return { field: fields.start, message: `開始日から終了日までは${LONGEST_PERIOD_DAYS}日以内で指定してください。` };
  return undefined;
}
