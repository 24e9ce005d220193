import { PasswordResetRequestForm } from "@kirinuki/schema/forms/password-reset-request-form.ts";
import { checkForm } from "../../components/form/check-form.ts";

export const checkResetRequest = (values: PasswordResetRequestForm) => checkForm(PasswordResetRequestForm, values);
