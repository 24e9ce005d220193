import { LoginNoticesForm } from "@kirinuki/schema/forms/login-notices-form.ts";
import { plainToInstance } from "class-transformer";
import { checkForm } from "../../app/form/check-form.ts";

/** The lines are checked by a class of their own, which plain objects have to become first. */
export const checkLoginNotices = (values: LoginNoticesForm) =>
  checkForm(LoginNoticesForm, plainToInstance(LoginNoticesForm, values));
