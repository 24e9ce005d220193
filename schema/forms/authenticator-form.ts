import { validationText } from "../messages.ts";
import { RequiredText } from "./decorators.ts";

/** The operator's proof of identity before he gets a secret for an authenticator app. */
export class AuthenticatorPasswordForm {
  @RequiredText({
    required: validationText.passwordRequired,
    max: 200,
    tooLong: validationText.operatorPasswordTooLong,
  })
  ownPassword!: string;
}

/** A code of the authenticator app, as it is typed. */
export class AuthenticatorCodeForm {
  @RequiredText({ required: validationText.codeRequired, max: 40, tooLong: validationText.codeTooLong })
  code!: string;
}
