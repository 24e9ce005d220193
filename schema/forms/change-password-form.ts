import { validationText } from "../messages.ts";
import { RequiredText } from "./decorators.ts";
import { NewPassword, RepeatedPassword } from "./password-form.ts";

/** A new password, with the current one: screen 0020 of a signed-in user. */
export class ChangePasswordForm {
  @RequiredText({ required: validationText.currentPasswordRequired, max: 20, tooLong: validationText.passwordTooLong })
  currentPassword!: string;

  @NewPassword()
  password!: string;

  @RepeatedPassword()
  confirmPassword!: string;
}
