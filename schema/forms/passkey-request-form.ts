import { validationText } from "../messages.ts";
import { RequiredText } from "./decorators.ts";
import { SecondFactorPasswordForm } from "./second-factor-form.ts";

/** What a user types before the browser makes a passkey. */
export class PasskeyRequestForm extends SecondFactorPasswordForm {
  @RequiredText({ required: validationText.passkeyNameRequired, max: 50, tooLong: validationText.passkeyNameTooLong })
  passkeyName!: string;
}
