import { IsBoolean, IsOptional } from "class-validator";
import { validationText } from "../messages.ts";
import { LONGEST_PASSKEY_ANSWER } from "../second-factor.ts";
import { RequiredText } from "./decorators.ts";

/**
 * What the sign-in screen 0001 sends. Lengths are upper bounds only: a wrong code or id must get the same answer as a wrong password.
 * The exact lengths (6 to 12, 5 to 20) are checked where a code or an id is created (design.md 8).
 */
export class LoginForm {
  @RequiredText({
    required: validationText.contractCodeRequired,
    max: 12,
    tooLong: validationText.contractCodeTooLong,
  })
  contractCode!: string;

  @RequiredText({ required: validationText.userIdRequired, max: 20, tooLong: validationText.userIdLength })
  userId!: string;

  @RequiredText({ required: validationText.passwordRequired, max: 20, tooLong: validationText.passwordTooLong })
  password!: string;

  @IsBoolean({ message: validationText.notFlag })
  rememberMe: boolean = false;

  /** Of the second step: a code of the authenticator app, or a recovery code. */
  @IsOptional()
  @RequiredText({ required: validationText.codeRequired, max: 40, tooLong: validationText.codeTooLong })
  code?: string | null;

  /** Of the second step: what a passkey has signed, as JSON. */
  @IsOptional()
  @RequiredText({
    required: validationText.passkeyAnswer,
    max: LONGEST_PASSKEY_ANSWER,
    tooLong: validationText.passkeyAnswer,
  })
  passkey?: string | null;

  /** This browser is asked for no second step for 30 days. */
  @IsOptional()
  @IsBoolean({ message: validationText.notFlag })
  rememberDevice?: boolean;
}
