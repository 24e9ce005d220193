import type { ItemEditorProps } from "../../components/items-dialog/ItemsDialog.tsx";
import "../../design/form-styles.ts";
import { useMutation } from "@apollo/client/react";
import { EVENT_KINDS, type EventKind, eventKindText } from "@kirinuki/schema/company-event.ts";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { DateField } from "../../components/date-field/DateField.tsx";
import { useStoredForm } from "../../components/form/use-stored-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import items from "../../components/items-dialog/items-dialog.module.css";
import { todayInTokyo } from "../../domain/day.ts";
import { formText } from "../../domain/text/form-text.ts";
import type { CompanyEvent } from "./EventsDialog.tsx";
import { COMPANY_EVENTS, SAVE_COMPANY_EVENT } from "./event-documents.ts";
import classes from "./events.module.css";
import { eventsText as text } from "./text.ts";

const LABELS = { day: text.day, kind: text.kind, title: text.title };
const KINDS = EVENT_KINDS.map((kind) => ({ value: String(kind), label: eventKindText[kind] }));

const loadForm = () =>
  import("@kirinuki/schema/forms/company-event-form.ts").then(({ CompanyEventForm }) => CompanyEventForm);

const valuesOf = (event: CompanyEvent | null) => ({
  day: event?.day ?? todayInTokyo(new Date()),
  kind: String(event?.kind ?? 1),
  title: event?.title ?? "",
});

/** Day, kind and title of an event. */
export function EventEditor({ stored, readStored, onSaved, onClose }: ItemEditorProps<CompanyEvent>) {
  const [save] = useMutation(SAVE_COMPANY_EVENT, { refetchQueries: [COMPANY_EVENTS] });
  const form = useStoredForm({
    form: loadForm,
    labels: LABELS,
    stored,
    valuesOf,
    toForm: ({ day, kind, title }, read) => ({ day, kind: Number(kind) as EventKind, title, ...read }),
    send: async (sent) => (await save({ variables: { id: stored?.id ?? null, form: sent } })).data.saveCompanyEvent,
    onSaved: ({ title }) => onSaved(title),
    readStored: async () => stored && readStored(stored.id),
  });
  const { fields, busy } = form;
  return (
    <form className={items.body} {...form.formProps}>
      <FormState of={form} mayLeave />
      <div className={classes.row}>
        <DateField {...fields.getInputProps("day")} label={text.day} required />
        <NativeSelect {...fields.getInputProps("kind")} label={text.kind} data={KINDS} />
      </div>
      <TextInput
        {...fields.getInputProps("title")}
        label={text.title}
        description={text.titleHelp}
        required
        autoComplete="off"
      />
      <div className={items.actions}>
        <Button variant="default" onClick={onClose}>
          {formText.cancel}
        </Button>
        <Button type="submit" aria-disabled={busy}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
