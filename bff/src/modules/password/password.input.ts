import "reflect-metadata";
import { ChangePasswordForm } from "@kirinuki/schema/forms/change-password-form.ts";
import { PasswordResetRequestForm } from "@kirinuki/schema/forms/password-reset-request-form.ts";
import { ResetPasswordForm } from "@kirinuki/schema/forms/reset-password-form.ts";
import { Field, InputType } from "type-graphql";

@InputType("PasswordResetRequestForm", { description: "Request for a reset link (screen 0022)." })
export class PasswordResetRequestInput extends PasswordResetRequestForm {
  @Field(() => String, { description: "企業コード, at most 12 characters." })
  override contractCode!: string;

  @Field(() => String, { description: "ユーザーID, at most 20 characters." })
  override userId!: string;
}

@InputType("ChangePasswordForm", { description: "Password change of a signed-in user (screen 0020)." })
export class ChangePasswordInput extends ChangePasswordForm {
  @Field(() => String, { description: "The current password." })
  override currentPassword!: string;

  @Field(() => String, {
    description: "8 to 20 letters, digits and !@#$%^&*, at least one digit and one of the signs.",
  })
  override password!: string;

  @Field(() => String, { description: "The new password, repeated." })
  override confirmPassword!: string;
}

@InputType("ResetPasswordForm", { description: "Password form of a reset link (screen 0020)." })
export class ResetPasswordInput extends ResetPasswordForm {
  @Field(() => String, { description: "password_reset_key of the link." })
  override passwordResetKey!: string;

  @Field(() => String, {
    description: "8 to 20 letters, digits and !@#$%^&*, at least one digit and one of the signs.",
  })
  override password!: string;

  @Field(() => String, { description: "The new password, repeated." })
  override confirmPassword!: string;
}

/** How REST names the fields of the three forms. */
export const PASSWORD_WIRE_NAMES = {
  contract_code: "contractCode",
  user_id: "userId",
  current_password: "currentPassword",
  password_reset_key: "passwordResetKey",
  password: "password",
  confirmpassword: "confirmPassword",
} as const satisfies Record<
  string,
  keyof PasswordResetRequestForm | keyof ChangePasswordForm | keyof ResetPasswordForm
>;
