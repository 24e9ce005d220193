import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
  Validate,
  ValidateBy,
} from "class-validator";
import { validationText } from "../messages.ts";
import { PURPOSES, type Purpose } from "../purposes.ts";
import { LONE_SCOPE, TOKEN_SCOPES, type TokenScope } from "../token-scopes.ts";
import { AreRanges } from "./are-ranges.ts";
import { isDay, RequiredText } from "./decorators.ts";

const isLone = (scopes: unknown): boolean =>
  !Array.isArray(scopes) || !scopes.includes(LONE_SCOPE) || scopes.length === 1;

/** A token for an integration, which calls as one user of the contract. */
export class ApiTokenForm {
  @RequiredText({ required: validationText.tokenNameRequired, max: 50, tooLong: validationText.tokenNameTooLong })
  tokenName!: string;

  @RequiredText({ required: validationText.userIdRequired, max: 20, tooLong: validationText.userIdTooLong })
  userId!: string;

  /** Null or absent: the lists only. */
  @IsOptional()
  @ValidateBy({ name: "isLone", validator: { validate: isLone } }, { message: validationText.tokenScopeAlone })
  @ArrayUnique({ message: validationText.tokenScopes })
  @IsIn(TOKEN_SCOPES, { each: true, message: validationText.tokenScopes })
  @ArrayNotEmpty({ message: validationText.tokenScopesRequired })
  @IsArray({ message: validationText.tokenScopes })
  scopes?: TokenScope[] | null;

  /** What its receiver reads for; null or absent: people read it. */
  @IsOptional()
  @IsIn(PURPOSES, { message: validationText.tokenPurpose })
  purpose?: Purpose | null;

  /** The last day on which it holds, in Tokyo; null or absent: a year from now. */
  @IsOptional()
  @ValidateBy({ name: "isExpiryDay", validator: { validate: isDay } }, { message: validationText.expiryDay })
  expiresAt?: string | null;

  /** From where it may be used; null, absent or empty: from anywhere that its user may sign in. */
  @IsOptional()
  @Validate(AreRanges)
  @MaxLength(100, { each: true, message: validationText.ipRangesTooMany })
  @IsString({ each: true, message: validationText.notText })
  @ArrayMaxSize(50, { message: validationText.ipRangesTooMany })
  @IsArray({ message: validationText.notText })
  addressRanges?: string[] | null;
}
