import { useMutation } from "@apollo/client/react";
import { NativeSelect, Textarea } from "@mantine/core";
import { useNavigate } from "react-router";
import type { ReportScheduleScreenQuery } from "../../__generated__/graphql.ts";
import { TimeField } from "../../components/date-field/TimeField.tsx";
import { EditPage } from "../../components/edit-form/EditPage.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { useStoredForm } from "../../components/form/use-stored-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import { toast } from "../../components/toast/toast.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { reportText as text } from "../../domain/text/period-report-text.ts";
import { screenNames } from "../../domain/text/screen-names.ts";
import { typedList } from "../../domain/typed-list.ts";
import { SAVE_REPORT_SCHEDULE } from "../../features/reports/report-documents.ts";
import { SubjectFields } from "../../features/reports/SubjectFields.tsx";

type Stored = ReportScheduleScreenQuery["reportSchedules"][number];

interface ScheduleEditorProps {
  choices: ReportScheduleScreenQuery["reportChoices"];
  /** null: a new one. */
  stored: Stored | null;
  readStored: () => Promise<Stored | null>;
}

const LABELS = {
  title: text.title,
  themeIds: text.themes,
  themeGroupIds: text.themeGroups,
  sendDay: text.sendDay,
  sendTime: text.sendTime,
  addresses: text.addresses,
};

const valuesOf = (stored: Stored | null) => ({
  title: stored?.title ?? (text.titlePlaceholder as string),
  themeIds: [...(stored?.themeIds ?? [])],
  themeGroupIds: [...(stored?.themeGroupIds ?? [])],
  sendDay: stored?.sendDay ?? 1,
  sendTime: stored?.sendTime ?? "07:30",
  addresses: stored?.addresses.join("\n") ?? "",
});

/** Every month has them. */
const DAYS = Array.from({ length: 28 }, (_, at) => ({ value: String(at + 1), label: text.dayOfMonth(at + 1) }));

const loadForm = () =>
  import("@kirinuki/schema/forms/report-form.ts").then(({ ReportScheduleForm }) => ReportScheduleForm);

/** The form of a schedule: what it is about, when it is made, who gets it. */
export function ScheduleEditor({ choices, stored, readStored }: ScheduleEditorProps) {
  const navigate = useNavigate();
  const [save] = useMutation(SAVE_REPORT_SCHEDULE);
  const toList = () => navigate(pathOf("1047"));
  const form = useStoredForm({
    form: loadForm,
    labels: LABELS,
    stored,
    valuesOf,
    toForm: (values) => ({ ...values, addresses: typedList(values.addresses) }),
    send: async (sent, { version = null }) =>
      (await save({ variables: { id: stored?.id ?? null, version, form: sent } })).data.saveReportSchedule,
    onSaved: () => {
      toast(text.saved);
      return toList();
    },
    readStored,
  });
  const { fields } = form;
  return (
    <EditPage
      title={screenNames["1050"]}
      {...form.formProps}
      busy={form.busy}
      onCancel={() => void toList()}
      faults={<FormState of={form} />}
    >
      <SubjectFields
        choices={choices}
        fields={{
          title: fields.getInputProps("title"),
          themeIds: fields.getInputProps("themeIds"),
          themeGroupIds: fields.getInputProps("themeGroupIds"),
        }}
      />
      <FormSection title={text.when}>
        <NativeSelect
          {...fields.getInputProps("sendDay")}
          label={text.sendDay}
          description={text.sendDayHelp}
          data={DAYS}
          value={String(fields.values.sendDay)}
          onChange={({ currentTarget }) => fields.setFieldValue("sendDay", Number(currentTarget.value))}
        />
        <TimeField {...fields.getInputProps("sendTime")} label={text.sendTime} />
        <Textarea
          {...fields.getInputProps("addresses")}
          label={text.addresses}
          description={text.addressesHelp}
          rows={4}
          required
        />
      </FormSection>
    </EditPage>
  );
}
