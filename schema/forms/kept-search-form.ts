import { ArrayNotEmpty, IsIn, IsInt, IsOptional, Max, Min } from "class-validator";
import { validationText } from "../messages.ts";
import { LONGEST_PERIOD_DAYS } from "../tokyo-day.ts";
import { EndDay, StartDay } from "./day-range.ts";
import { inOrder } from "./decorators.ts";
import { SavedConditionForm } from "./saved-condition-form.ts";
import { SEARCH_SOURCES, type SearchSource } from "./search-form.ts";

/** A saved condition with the sources and the days that its search keeps. */
export class KeptSearchForm extends SavedConditionForm {
  /** null: all. */
  @inOrder(
    IsOptional(),
    ArrayNotEmpty({ message: validationText.mediaRequired }),
    IsIn(SEARCH_SOURCES, { each: true, message: validationText.mediaRequired }),
  )
  sources?: SearchSource[] | null;

  /** So many days up to the day of the search; not beside `start` and `end`. */
  @inOrder(
    IsOptional(),
    IsInt({ message: validationText.periodDays(LONGEST_PERIOD_DAYS) }),
    Min(1, { message: validationText.periodDays(LONGEST_PERIOD_DAYS) }),
    Max(LONGEST_PERIOD_DAYS, { message: validationText.periodDays(LONGEST_PERIOD_DAYS) }),
  )
  periodDays?: number | null;

  /** yyyy-MM-dd: always these days. */
  @inOrder(IsOptional(), StartDay())
  start?: string | null;

  @inOrder(IsOptional(), EndDay())
  end?: string | null;
}
