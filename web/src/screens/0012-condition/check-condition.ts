import { SearchConditionForm } from "@kirinuki/schema/forms/search-condition-form.ts";
import { checkForm } from "../../components/form/check-form.ts";

export const checkCondition = (values: SearchConditionForm) => checkForm(SearchConditionForm, values);
