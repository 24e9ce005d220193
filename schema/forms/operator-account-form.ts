import { IsBoolean, IsIn, IsOptional, IsString, Matches, MaxLength, ValidateIf } from "class-validator";
import { validationText } from "../messages.ts";
import { OPERATOR_ROLES, type OperatorRole } from "../operator-roles.ts";
import { CountedVersion, inOrder, RequiredText } from "./decorators.ts";
import { MailAddressField } from "./mail-address.ts";
import { NewPassword, RepeatedPassword } from "./password-form.ts";

const OPERATOR_ID = /^[A-Za-z0-9_][A-Za-z0-9_.@+-]*$/;

const isNew = ({ version }: OperatorAccountForm): boolean => version === undefined || version === null;
const hasPassword = (form: OperatorAccountForm): boolean => isNew(form) || Boolean(form.password);

/** A field that a new operator must have, and that an edit may leave out. */
const RequiredOfNew = (): PropertyDecorator =>
  ValidateIf((form: OperatorAccountForm, value) => isNew(form) || (value !== undefined && value !== null));

/** An operator as operators of the role 管理 make and change him. Without a version he is new. With one, what is absent stays. */
export class OperatorAccountForm {
  @inOrder(
    RequiredText({ required: validationText.operatorIdRequired, max: 20, tooLong: validationText.operatorIdTooLong }),
    Matches(OPERATOR_ID, { message: validationText.operatorIdCharacters }),
  )
  operatorId!: string;

  @RequiredOfNew()
  @RequiredText({ required: validationText.operatorNameRequired, max: 50, tooLong: validationText.operatorNameTooLong })
  name?: string;

  @RequiredOfNew()
  @MailAddressField()
  email?: string;

  @IsOptional()
  @IsString({ message: validationText.notText })
  @MaxLength(50, { message: validationText.departmentTooLong })
  department?: string | null;

  @RequiredOfNew()
  @IsIn(OPERATOR_ROLES, { message: validationText.operatorRole })
  role?: OperatorRole;

  @IsOptional()
  @IsBoolean({ message: validationText.notFlag })
  stopFlag?: boolean;

  @ValidateIf(hasPassword)
  @NewPassword()
  password?: string;

  @ValidateIf(hasPassword)
  @RepeatedPassword(validationText.passwordsDiffer)
  confirmPassword?: string;

  @CountedVersion() version?: number;
}

/** An operator's own new password, with the current one. */
export class OperatorPasswordForm {
  @RequiredText({
    required: validationText.currentPasswordRequired,
    max: 200,
    tooLong: validationText.operatorPasswordTooLong,
  })
  currentPassword!: string;

  @NewPassword()
  password!: string;

  @RepeatedPassword()
  confirmPassword!: string;
}
