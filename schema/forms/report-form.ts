import { IsInt, IsNotEmpty, Matches, Max, Min, ValidateBy } from "class-validator";
import { validationText } from "../messages.ts";
import { ChosenIdsOrNone } from "./chosen-ids.ts";
import { EndDay, StartDay } from "./day-range.ts";
import { inOrder } from "./decorators.ts";
import { MailAddresses } from "./mail-delivery-form.ts";
import { TIME_OF_DAY } from "./mail-setting-form.ts";
import { ShortName } from "./short-name.ts";

/** At least one theme or theme group. */
const SomethingChosen = (): PropertyDecorator =>
  ValidateBy(
    {
      name: "isSomethingChosen",
      validator: {
        validate: (value, given) => {
          const groups = (given?.object as Partial<ReportSubjectForm> | undefined)?.themeGroupIds;
          return [value, groups].some((ids) => Array.isArray(ids) && ids.length > 0);
        },
      },
    },
    { message: validationText.reportSubjectRequired },
  );

/** What a report is about. */
export class ReportSubjectForm {
  @ShortName({
    required: validationText.reportTitleRequired,
    max: { length: 50, message: validationText.reportTitleTooLong },
  })
  title!: string;

  @inOrder(ChosenIdsOrNone(), SomethingChosen())
  themeIds!: string[];

  @ChosenIdsOrNone()
  themeGroupIds!: string[];
}

/** A report of a period (spec section 5, range). */
export class ReportForm extends ReportSubjectForm {
  @inOrder(IsNotEmpty({ message: validationText.rangeRequired }), StartDay())
  start!: string;

  @inOrder(IsNotEmpty({ message: validationText.rangeRequired }), EndDay())
  end!: string;
}

/** A report of the month before, made and mailed on a day of each month. */
export class ReportScheduleForm extends ReportSubjectForm {
  /** Every month has it. */
  @IsInt({ message: validationText.sendDay })
  @Min(1, { message: validationText.sendDay })
  @Max(28, { message: validationText.sendDay })
  sendDay!: number;

  /** HH:mm in Tokyo. */
  @Matches(TIME_OF_DAY, { message: validationText.sendTime })
  sendTime!: string;

  @MailAddresses()
  addresses!: string[];
}
