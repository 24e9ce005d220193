import { useMutation, useQuery } from "@apollo/client/react";
import { monthBefore } from "@kirinuki/schema/period-before.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { ReportChoicesQuery } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import { DateField } from "../../components/date-field/DateField.tsx";
import { EditPage } from "../../components/edit-form/EditPage.tsx";
import { FormRow } from "../../components/edit-form/FormRow.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { todayInTokyo } from "../../domain/day.ts";
import { periodLabel } from "../../domain/period.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { reportText as text } from "../../domain/text/period-report-text.ts";
import { screenNames } from "../../domain/text/screen-names.ts";
import { ASK_FOR_REPORT, REPORT_CHOICES } from "../../features/reports/report-documents.ts";
import { SubjectFields } from "../../features/reports/SubjectFields.tsx";

const LABELS = {
  title: text.title,
  themeIds: text.themes,
  themeGroupIds: text.themeGroups,
  start: text.start,
  end: text.end,
};

const loadForm = () => import("@kirinuki/schema/forms/report-form.ts").then(({ ReportForm }) => ReportForm);

/** Screen 1049: asks for a report, and leads to it. */
export default function ReportFormScreen() {
  const query = useQuery(REPORT_CHOICES, EDITED);
  return (
    <QueryState query={query} failed={text.failed} heading="h1">
      {({ reportChoices }) => <ReportEditor choices={reportChoices} />}
    </QueryState>
  );
}

const MONTHS = ["before", "current", "free"] as const;

function ReportEditor({ choices }: { choices: ReportChoicesQuery["reportChoices"] }) {
  const navigate = useNavigate();
  const [ask] = useMutation(ASK_FOR_REPORT);
  const today = todayInTokyo(new Date());
  const periods = { before: monthBefore(today), current: { start: `${today.slice(0, 7)}-01`, end: today } };
  const [month, setMonth] = useState<(typeof MONTHS)[number]>("before");
  const form = useSchemaForm({
    form: loadForm,
    initial: {
      title: text.titlePlaceholder as string,
      themeIds: choices.themes.length === 1 ? choices.themes.map(({ id }) => id) : [],
      themeGroupIds: [] as string[],
      ...periods.before,
    },
    labels: LABELS,
    toForm: (values) => values,
    send: async (sent) => (await ask({ variables: { form: sent } })).data.askForReport,
    onSaved: ({ id }) => navigate(`${pathOf("1048")}?id=${id}`),
  });
  const { fields } = form;
  const choose = (next: (typeof MONTHS)[number]) => {
    setMonth(next);
    if (next !== "free") fields.setValues(periods[next]);
  };
  return (
    <EditPage
      title={screenNames["1049"]}
      lead={text.formLead}
      {...form.formProps}
      busy={form.busy}
      save={text.make}
      onCancel={() => void navigate(pathOf("1047"))}
      faults={<FormState of={form} mayLeave />}
    >
      <SubjectFields
        choices={choices}
        fields={{
          title: fields.getInputProps("title"),
          themeIds: fields.getInputProps("themeIds"),
          themeGroupIds: fields.getInputProps("themeGroupIds"),
        }}
      />
      <FormSection title={text.period}>
        <FormRow label={text.months}>
          <Segments
            label={text.months}
            labelHidden
            values={MONTHS}
            names={text.monthNames}
            value={month}
            onChoose={choose}
          />
          {month !== "free" && <p>{periodLabel(periods[month])}</p>}
        </FormRow>
        {month === "free" && (
          <>
            <DateField {...fields.getInputProps("start")} label={text.start} />
            <DateField {...fields.getInputProps("end")} label={text.end} />
          </>
        )}
      </FormSection>
    </EditPage>
  );
}
