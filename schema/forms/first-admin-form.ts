import { IsOptional, IsString, MaxLength, ValidateIf } from "class-validator";
import { validationText } from "../messages.ts";
import { MailAddressField } from "./mail-address.ts";
import { NewPassword, RepeatedPassword } from "./password-form.ts";
import { UserIdField, UserNameField } from "./user-form.ts";

const hasPassword = ({ password }: FirstAdminForm): boolean => Boolean(password);

/** The user by whom a contract begins: an Admin, who gets an invitation by mail where no password is given. */
export class FirstAdminForm {
  @UserIdField()
  userId!: string;

  @UserNameField()
  name!: string;

  @MailAddressField()
  email!: string;

  /** Made where the contract has no user group yet. */
  @IsOptional()
  @IsString({ message: validationText.notText })
  @MaxLength(50, { message: validationText.userGroupNameTooLong })
  userGroupName?: string;

  @ValidateIf(hasPassword)
  @NewPassword()
  password?: string;

  @ValidateIf(hasPassword)
  @RepeatedPassword(validationText.passwordsDiffer)
  confirmPassword?: string;
}
