import { IsOptional, ValidateBy } from "class-validator";
import { validationText } from "../messages.ts";
import { RequiredText } from "./decorators.ts";

/** yyyy-MM-dd or yyyy/MM/dd, and a day that exists. */
function isDay(value: unknown): boolean {
  if (typeof value !== "string" || !/^\d{4}([-/])\d{2}\1\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value.replaceAll("/", "-")}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value.replaceAll("/", "-"));
}

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
