import { validationText } from "../messages.ts";
import { RequiredText } from "./decorators.ts";

/** What the operators' sign-in under /el sends. */
export class OperatorLoginForm {
  @RequiredText({ required: validationText.operatorIdRequired, max: 20, tooLong: validationText.operatorIdTooLong })
  operatorId!: string;

  @RequiredText({
    required: validationText.passwordRequired,
    max: 200,
    tooLong: validationText.operatorPasswordTooLong,
  })
  password!: string;
}
