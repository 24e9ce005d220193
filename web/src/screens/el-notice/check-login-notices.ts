import { LoginNoticeForm, LoginNoticesForm } from "@kirinuki/schema/forms/login-notices-form.ts";
import { checkForm } from "../../components/form/check-form.ts";

/** The lines are checked by a class of their own, which plain objects have to become first. */
export const checkLoginNotices = ({ notices, ...rest }: LoginNoticesForm) =>
  checkForm(LoginNoticesForm, {
    ...rest,
    ...(notices && { notices: notices.map((line) => Object.assign(new LoginNoticeForm(), line)) }),
  });
