import { IsOptional, ValidateBy } from "class-validator";
import { validationText } from "../messages.ts";
import { isDay, RequiredText } from "./decorators.ts";

/** A token for an integration, which calls as one user of the contract. */
export class ApiTokenForm {
  @RequiredText({ required: validationText.tokenNameRequired, max: 50, tooLong: validationText.tokenNameTooLong })
  tokenName!: string;

  @RequiredText({ required: validationText.userIdRequired, max: 20, tooLong: validationText.userIdTooLong })
  userId!: string;

  /** The last day on which it holds, in Tokyo; null or absent: until it is revoked. */
  @IsOptional()
  @ValidateBy({ name: "isExpiryDay", validator: { validate: isDay } }, { message: validationText.expiryDay })
  expiresAt?: string | null;
}
