import { ChangePasswordForm } from "@kirinuki/schema/forms/change-password-form.ts";
import { ResetPasswordForm } from "@kirinuki/schema/forms/reset-password-form.ts";
import { checkForm } from "../../components/form/check-form.ts";

export const checkChange = (values: ChangePasswordForm) => checkForm(ChangePasswordForm, values);
export const checkReset = (values: ResetPasswordForm) => checkForm(ResetPasswordForm, values);
