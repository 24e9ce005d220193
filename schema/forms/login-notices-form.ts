import { ArrayMaxSize, IsOptional, ValidateBy, ValidateIf, ValidateNested } from "class-validator";
import { validationText } from "../messages.ts";
import { inOrder, isDay, ParagraphsText, SeenVersion } from "./decorators.ts";
import { LOGIN_NOTICE_MAX, LOGIN_NOTICES_MAX } from "./login-notice-limits.ts";

/** The day of a notice. */
export const LoginNoticeDay = (): PropertyDecorator =>
  ValidateBy({ name: "isNoticeDay", validator: { validate: isDay } }, { message: validationText.loginNoticeDay });

/** What a notice says. */
export const LoginNoticeText = (): PropertyDecorator =>
  ParagraphsText({
    required: validationText.loginNoticeRequired,
    max: LOGIN_NOTICE_MAX,
    tooLong: validationText.loginNoticeTooLong,
  });

/** The warning above the form; null and an empty text stand for none. */
export const LoginAlertText = (): PropertyDecorator =>
  inOrder(
    ValidateIf((_, value) => value !== undefined && value !== null && value !== ""),
    ParagraphsText({
      required: validationText.loginAlertBlank,
      max: LOGIN_NOTICE_MAX,
      tooLong: validationText.loginAlertTooLong,
    }),
  );

const isListOfRecords = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => item !== null && typeof item === "object" && !Array.isArray(item));

/** The whole list of notices, as instances of a line's class; null stands for none. */
export const LoginNoticeList = (): PropertyDecorator =>
  inOrder(
    IsOptional(),
    // Nested rules would look into a list within the list as if it were one of its lines.
    ValidateBy(
      { name: "isListOfRecords", validator: { validate: isListOfRecords } },
      { message: validationText.loginNoticesNoList, context: { jsonSchema: { type: "array" } } },
    ),
    ArrayMaxSize(LOGIN_NOTICES_MAX, { message: validationText.loginNoticesTooMany }),
    ValidateNested({ each: true, message: validationText.loginNoticesNoList }),
  );

/** One notice with its day; a day to come keeps it back until then. */
export class LoginNoticeForm {
  @LoginNoticeDay() date!: string;
  @LoginNoticeText() text!: string;
}

/** What the operators tell everybody on the sign-in page. Absent stays as it is, null clears, a value is set. */
export class LoginNoticesForm {
  @LoginAlertText() alert?: string | null;
  @LoginNoticeList() notices?: LoginNoticeForm[] | null;
  @SeenVersion() version?: string | null;
}
