import { ReportPeriodForm } from "@kirinuki/schema/forms/report-period-form.ts";
import { checkForm } from "../../app/form/check-form.ts";

export const checkReportPeriod = (values: ReportPeriodForm) => checkForm(ReportPeriodForm, values);
