import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { PeriodField } from "../../components/date-field/PeriodField.tsx";
import { EditPage } from "../../components/edit-form/EditPage.tsx";
import { FormRow } from "../../components/edit-form/FormRow.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { todayInTokyo } from "../../domain/day.ts";
import { samePeriod } from "../../domain/period.ts";
import { readReport, writeReport } from "../../domain/report-address.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { countReportText, reportPeriodText as text } from "../../domain/text/report-text.ts";
import { thisMonth } from "../../domain/usage-address.ts";
import { spanPeriod, USAGE_SPANS } from "../../domain/usage-span.ts";

const LABELS = { start: text.start, end: text.end };

const loadForm = () =>
  import("@kirinuki/schema/forms/report-period-form.ts").then(({ ReportPeriodForm }) => ReportPeriodForm);

/** Screen 1021: the period and step of the article-count report, which it leads to. Begins with this month. */
export default function PeriodScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const given = readReport(params);
  const today = todayInTokyo(new Date());
  const first = given.period ?? thisMonth(today);
  const form = useSchemaForm({
    form: loadForm,
    initial: { start: first.start, end: first.end },
    labels: LABELS,
    toForm: (period) => period,
    send: async (period) => ({ __typename: "Chosen", period }),
    onSaved: ({ period }) => navigate(pathOf("1020") + writeReport({ period, step })),
  });
  const [step, setStep] = useState(given.step);
  const typed = form.fields.getValues();
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
        <PeriodField
          ids={{ start: "start", end: "end" }}
          label={text.period}
          value={typed}
          error={form.fields.errors.start ?? form.fields.errors.end}
          onChange={form.fields.setValues}
        />
        <FormRow label={text.span}>
          <Segments
            label={text.span}
            labelHidden
            values={USAGE_SPANS}
            names={text.spans}
            value={USAGE_SPANS.find((each) => samePeriod(spanPeriod(each, today), typed)) ?? null}
            onChoose={(span) => form.fields.setValues({ ...spanPeriod(span, today) })}
          />
        </FormRow>
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
