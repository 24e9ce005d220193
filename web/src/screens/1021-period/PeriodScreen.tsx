import { pathOf } from "../../domain/screen-path.ts";
import "../../design/form-styles.ts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { DateField } from "../../components/date-field/DateField.tsx";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import { Page } from "../../components/page/Page.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { readReport, writeReport } from "../../domain/report-address.ts";
import { formText } from "../../domain/text/form-text.ts";
import { countReportText, reportPeriodText as text } from "../../domain/text/report-text.ts";
import classes from "./period.module.css";

const LABELS = { start: text.start, end: text.end };

const loadForm = () =>
  import("@kirinuki/schema/forms/report-period-form.ts").then(({ ReportPeriodForm }) => ReportPeriodForm);

/** Screen 1021: the period and step of the article-count report, which it leads to. */
export default function PeriodScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const given = readReport(params);
  const form = useSchemaForm({
    form: loadForm,
    initial: { start: given.period?.start ?? "", end: given.period?.end ?? "" },
    labels: LABELS,
    toForm: (period) => period,
    send: async (period) => ({ __typename: "Chosen", period }),
    onSaved: ({ period }) => navigate(pathOf("1020") + writeReport({ period, step })),
  });
  const [step, setStep] = useState(given.step);
  return (
    <Page title={text.title} lead={text.lead}>
      <form className={classes.form} {...form.formProps} aria-label={text.title}>
        <FormState of={form} mayLeave />
        <div className={classes.days}>
          <DateField {...form.fields.getInputProps("start")} label={text.start} />
          <DateField {...form.fields.getInputProps("end")} label={text.end} />
        </div>
        <Segments
          label={countReportText.step}
          values={["DAY", "MONTH"] as const}
          names={countReportText.steps}
          value={step}
          onChoose={setStep}
        />
        <div className={classes.actions}>
          <Button type="submit">{text.submit}</Button>
          <Button component={Link} variant="default" to={pathOf("1020") + writeReport(given)}>
            {formText.cancel}
          </Button>
        </div>
      </form>
    </Page>
  );
}
