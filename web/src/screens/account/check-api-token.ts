import { ApiTokenForm } from "@kirinuki/schema/forms/api-token-form.ts";
import { checkForm } from "../../components/form/check-form.ts";

export const checkApiToken = (values: ApiTokenForm) => checkForm(ApiTokenForm, values);
