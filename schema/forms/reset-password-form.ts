import { validationText } from "../messages.ts";
import { RequiredText } from "./decorators.ts";
import { NewPassword, RepeatedPassword } from "./password-form.ts";

/** A new password by a mailed link, which opens screen 0020. */
export class ResetPasswordForm {
  @RequiredText({ required: validationText.resetLinkBroken, max: 100, tooLong: validationText.resetLinkBroken })
  passwordResetKey!: string;

  @NewPassword()
  password!: string;

  @RepeatedPassword()
  confirmPassword!: string;
}
