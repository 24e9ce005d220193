import { type FieldError, fieldErrors } from "@kirinuki/schema/forms/field-errors.ts";
import { LoginForm } from "@kirinuki/schema/forms/login-form.ts";
import { validateSync } from "class-validator";

export type LoginValues = Pick<LoginForm, "contractCode" | "userId" | "password" | "rememberMe">;

/** All field errors of the form, by the class that the server uses as well. */
export const checkLoginForm = (values: LoginValues): FieldError[] =>
  fieldErrors(validateSync(Object.assign(new LoginForm(), values)));
