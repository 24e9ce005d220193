import { IsOptional, IsString, MaxLength } from "class-validator";
import { validationText } from "../messages.ts";
import { RequiredText } from "./decorators.ts";

/** What the operators' sign-in under /el sends. */
export class OperatorLoginForm {
  @RequiredText({ required: validationText.operatorIdRequired, max: 20, tooLong: validationText.operatorIdTooLong })
  operatorId!: string;

  @RequiredText({
    required: validationText.passwordRequired,
    max: 200,
    tooLong: validationText.operatorPasswordTooLong,
  })
  password!: string;

  /** Of the authenticator app, or a recovery code; where the operator has one. */
  @IsOptional()
  @IsString({ message: validationText.notText })
  @MaxLength(40, { message: validationText.codeTooLong })
  code?: string | null;
}
