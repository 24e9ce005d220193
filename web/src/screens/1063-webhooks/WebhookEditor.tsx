import { useMutation, useQuery } from "@apollo/client/react";
import { WEBHOOK_EVENTS } from "@kirinuki/schema/webhooks.ts";
import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import type { SchemaForm } from "../../components/form/use-schema-form.ts";
import { ItemEditor } from "../../components/item-editor/ItemEditor.tsx";
import { useItemEditor } from "../../components/item-editor/use-item-editor.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { NewSecretField, UrlField } from "../../features/receivers/ReceiverFields.tsx";
import { receiverText, signingSecretWords } from "../../features/receivers/text.ts";
import { Deliveries } from "./Deliveries.tsx";
import { text } from "./text.ts";
import { REMOVE_WEBHOOK, SAVE_WEBHOOK, WEBHOOK_THEMES } from "./webhook-documents.ts";
import { type StoredWebhook, type WebhookValues, webhookForm, webhookValues } from "./webhook-values.ts";
import classes from "./webhooks.module.css";

const LABELS = {
  webhookName: text.name,
  url: text.url,
  events: text.eventsTold,
  themeId: text.theme,
  stopped: text.stoppedField,
  newSecret: receiverText.newSecret,
};

const loadForm = () => import("@kirinuki/schema/forms/webhook-form.ts").then(({ WebhookForm }) => WebhookForm);

interface WebhookEditorProps {
  /** null: a new one. */
  stored: StoredWebhook | null;
  readStored: () => Promise<StoredWebhook | null>;
  /** Reads anew what the list shows. */
  onChanged: () => Promise<unknown>;
}

/** A webhook: where it is, what it is told of and whether it gets it; below, what it got last. */
export function WebhookEditor({ stored, readStored, onChanged }: WebhookEditorProps) {
  const [save] = useMutation(SAVE_WEBHOOK);
  const [remove] = useMutation(REMOVE_WEBHOOK);
  const editing = useItemEditor({
    form: loadForm,
    list: pathOf("1063"),
    labels: LABELS,
    stored,
    valuesOf: webhookValues,
    toForm: (values, read) => ({ ...webhookForm(values, stored === null), ...read }),
    send: async (form) => (await save({ variables: { id: stored?.id ?? null, form } })).data.saveWebhook,
    secretOf: ({ signingSecret }) => signingSecret,
    remove: async ({ id, version }) => (await remove({ variables: { id, version } })).data.removeWebhook,
    readStored,
    onChanged,
    saved: text.saved,
    removed: text.removed,
  });
  return (
    <ItemEditor
      editing={editing}
      title={stored === null ? text.newTitle : text.editTitle}
      item={stored?.name}
      secretWords={signingSecretWords}
      removal={
        stored && {
          name: text.remove,
          help: text.removeHelp,
          button: text.removeButton,
          question: receiverText.removeTitle(stored.name),
        }
      }
    >
      <Basics form={editing.form} stored={stored} />
      <What form={editing.form} stored={stored} />
      {stored !== null && (
        <FormSection title={text.deliveries} help={text.deliveriesHelp}>
          <Deliveries webhook={stored} onChanged={onChanged} />
        </FormSection>
      )}
    </ItemEditor>
  );
}

interface PartProps {
  form: Pick<SchemaForm<WebhookValues>, "fields">;
  stored: StoredWebhook | null;
}

const Basics = ({ form: { fields }, stored }: PartProps) => (
  <FormSection title={text.basics}>
    <TextInput {...fields.getInputProps("webhookName")} label={text.name} required />
    <UrlField fields={fields} stored={stored} label={text.url} help={text.urlHelp} />
    {stored !== null && <NewSecretField fields={fields} stored={stored} />}
    <Checkbox
      {...fields.getInputProps("stopped", { type: "checkbox" })}
      label={text.stoppedField}
      description={text.stoppedHelp}
    />
  </FormSection>
);

const THEME = 1;

function What({ form: { fields }, stored }: PartProps) {
  const query = useQuery(WEBHOOK_THEMES, SHOWN);
  const themes = (query.data?.mailTargets.targets ?? []).filter(({ dataKbn }) => dataKbn === THEME);
  const own = stored?.themeId ?? null;
  const isListed = own === null || themes.some(({ id }) => id === own);
  const options = [
    { value: "", label: text.everyTheme },
    ...(isListed ? [] : [{ value: own, label: stored?.themeName ?? text.themeGone }]),
    ...themes.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <FormSection title={text.what}>
      <Checkbox.Group {...fields.getInputProps("events")} label={text.eventsTold} required>
        <div className={classes.events}>
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox key={event} value={event} label={text.event(event)} />
          ))}
        </div>
      </Checkbox.Group>
      <NativeSelect
        {...fields.getInputProps("themeId")}
        label={text.theme}
        description={text.themeHelp}
        data={options}
      />
    </FormSection>
  );
}
