import { validationText } from "../messages.ts";
import { ParagraphsText } from "./decorators.ts";

/** Why an operator looks at the product as a user; the contract's Admins read it. */
export class SupportViewForm {
  @ParagraphsText({
    required: validationText.supportReasonRequired,
    max: 200,
    tooLong: validationText.supportReasonTooLong,
  })
  reason!: string;
}
