import { IsNotEmpty } from "class-validator";
import { validationText } from "../messages.ts";
import { EndDay, StartDay } from "./day-range.ts";
import { inOrder } from "./decorators.ts";

/** The days that a report counts (spec section 5, range). */
export class ReportPeriodForm {
  @inOrder(IsNotEmpty({ message: validationText.rangeRequired }), StartDay())
  start!: string;

  @inOrder(IsNotEmpty({ message: validationText.rangeRequired }), EndDay())
  end!: string;
}
