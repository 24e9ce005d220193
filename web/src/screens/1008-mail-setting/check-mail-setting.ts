import { MailSettingForm } from "@kirinuki/schema/forms/mail-setting-form.ts";
import { checkForm } from "../../components/form/check-form.ts";

export const checkMailSetting = (values: MailSettingForm) => checkForm(MailSettingForm, values);
