import { IsIn, ValidateBy } from "class-validator";
import { EVENT_KINDS, type EventKind, LONGEST_EVENT } from "../company-event.ts";
import { validationText } from "../messages.ts";
import { CountedVersion, isDay, RequiredText } from "./decorators.ts";

/** An event of the company (出来事). */
export class CompanyEventForm {
  @ValidateBy({ name: "isEventDay", validator: { validate: isDay } }, { message: validationText.eventDay })
  day!: string;

  @IsIn(EVENT_KINDS, { message: validationText.eventKind })
  kind!: EventKind;

  @RequiredText({ required: validationText.eventTitle, max: LONGEST_EVENT, tooLong: validationText.eventTitleTooLong })
  title!: string;

  /** The one that was read; absent: a new event. */
  @CountedVersion()
  version?: number;
}
