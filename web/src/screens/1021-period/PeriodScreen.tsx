import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { DateField } from "../../components/date-field/DateField.tsx";
import { EditPage } from "../../components/edit-form/EditPage.tsx";
import { FormRow } from "../../components/edit-form/FormRow.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { readReport, writeReport } from "../../domain/report-address.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { countReportText, reportPeriodText as text } from "../../domain/text/report-text.ts";

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
    <EditPage
      title={text.title}
      lead={text.lead}
      {...form.formProps}
      busy={form.busy}
      save={text.submit}
      onCancel={() => void navigate(pathOf("1020") + writeReport(given))}
      faults={<FormState of={form} mayLeave />}
    >
      <FormSection title={text.period}>
        <DateField {...form.fields.getInputProps("start")} label={text.start} />
        <DateField {...form.fields.getInputProps("end")} label={text.end} />
        <FormRow label={countReportText.step}>
          <Segments
            label={countReportText.step}
            labelHidden
            values={["DAY", "MONTH"] as const}
            names={countReportText.steps}
            value={step}
            onChoose={setStep}
          />
        </FormRow>
      </FormSection>
    </EditPage>
  );
}
