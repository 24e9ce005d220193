import "reflect-metadata";
import { ChangePasswordForm } from "@kirinuki/schema/forms/change-password-form.ts";
import { PasswordResetRequestForm } from "@kirinuki/schema/forms/password-reset-request-form.ts";
import { ResetPasswordForm } from "@kirinuki/schema/forms/reset-password-form.ts";
import { Field, InputType } from "type-graphql";

@InputType("PasswordResetRequestForm", { description: "What screen 0022 sends: whom a reset link is asked for." })
export class PasswordResetRequestInput extends PasswordResetRequestForm {
  @Field(() => String, { description: "企業コード, at most 12 characters." })
  override contractCode!: string;

  @Field(() => String, { description: "ユーザーID, at most 20 characters." })
  override userId!: string;
}

@InputType("ChangePasswordForm", { description: "What screen 0020 sends for somebody signed in." })
export class ChangePasswordInput extends ChangePasswordForm {
  @Field(() => String, { description: "The password that holds now." })
  override currentPassword!: string;

  @Field(() => String, {
    description: "8 to 20 letters, digits and !@#$%^&*, at least one digit and one of the signs.",
  })
  override password!: string;

  @Field(() => String, { description: "The new password once more." })
  override confirmPassword!: string;
}

@InputType("ResetPasswordForm", { description: "What screen 0020 sends as the landing of a reset link." })
export class ResetPasswordInput extends ResetPasswordForm {
  @Field(() => String, { description: "password_reset_key of the link." })
  override passwordResetKey!: string;

  @Field(() => String, {
    description: "8 to 20 letters, digits and !@#$%^&*, at least one digit and one of the signs.",
  })
  override password!: string;

  @Field(() => String, { description: "The new password once more." })
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
