import { LoginForm } from "@kirinuki/schema/forms/login-form.ts";
import { checkForm } from "../../components/form/check-form.ts";

export type LoginValues = Pick<LoginForm, "contractCode" | "userId" | "password" | "rememberMe">;

export const checkLoginForm = (values: LoginValues) => checkForm(LoginForm, values);
