import { ReportPeriodForm } from "@kirinuki/schema/forms/report-period-form.ts";
import { checkForm } from "../../components/form/check-form.ts";

export const checkReportPeriod = (values: ReportPeriodForm) => checkForm(ReportPeriodForm, values);
