import { OperatorLoginForm } from "@kirinuki/schema/forms/operator-login-form.ts";
import { checkForm } from "../../components/form/check-form.ts";

export const checkOperatorLogin = (values: OperatorLoginForm) => checkForm(OperatorLoginForm, values);
