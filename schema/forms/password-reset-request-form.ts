import { validationText } from "../messages.ts";
import { RequiredText } from "./decorators.ts";

/** Whom a reset link is asked for: screens 0022 and /sp/0022. Upper lengths only: a wrong id gets the same answer as a right one. */
export class PasswordResetRequestForm {
  @RequiredText({
    required: validationText.contractCodeRequired,
    max: 12,
    tooLong: validationText.contractCodeTooLong,
  })
  contractCode!: string;

  @RequiredText({ required: validationText.userIdRequired, max: 20, tooLong: validationText.userIdTooLong })
  userId!: string;
}
