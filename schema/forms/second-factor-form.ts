import { IsIn } from "class-validator";
import { validationText } from "../messages.ts";
import { LONGEST_PASSKEY_ANSWER, SECOND_FACTOR_DEMANDS, type SecondFactorDemand } from "../second-factor.ts";
import { RequiredText } from "./decorators.ts";

/** A user's proof of identity before the second factor changes. */
export class SecondFactorPasswordForm {
  @RequiredText({ required: validationText.passwordRequired, max: 20, tooLong: validationText.passwordTooLong })
  ownPassword!: string;
}

/** A new passkey: its name, and what the browser answers, as JSON. */
export class NewPasskeyForm {
  @RequiredText({ required: validationText.passkeyNameRequired, max: 50, tooLong: validationText.passkeyNameTooLong })
  passkeyName!: string;

  @RequiredText({
    required: validationText.passkeyAnswer,
    max: LONGEST_PASSKEY_ANSWER,
    tooLong: validationText.passkeyAnswer,
  })
  answer!: string;
}

/** Of whom the contract demands a second factor. */
export class SecondFactorDemandForm {
  @IsIn(SECOND_FACTOR_DEMANDS, { message: validationText.secondFactorDemand })
  demand!: SecondFactorDemand;
}
