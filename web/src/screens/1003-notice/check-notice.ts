import { NoticeForm } from "@kirinuki/schema/forms/notice-form.ts";
import { checkForm } from "../../components/form/check-form.ts";

export const checkNotice = (values: NoticeForm) => checkForm(NoticeForm, values);
