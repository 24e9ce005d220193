import { useMutation, useQuery } from "@apollo/client/react";
import { WEBHOOK_EVENTS } from "@kirinuki/schema/webhooks.ts";
import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { lazy, Suspense, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { DangerZone } from "../../components/edit-form/DangerZone.tsx";
import { EditPage } from "../../components/edit-form/EditPage.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { type SchemaForm, useSchemaForm } from "../../components/form/use-schema-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import { OnceShown } from "../../components/once-shown/OnceShown.tsx";
import { Page } from "../../components/page/Page.tsx";
import { toast } from "../../components/toast/toast.tsx";
import { timeLabel } from "../../domain/day.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { Deliveries } from "./Deliveries.tsx";
import { text } from "./text.ts";
import { REMOVE_WEBHOOK, SAVE_WEBHOOK, WEBHOOK_THEMES } from "./webhook-documents.ts";
import { type StoredWebhook, type WebhookValues, webhookForm, webhookValues } from "./webhook-values.ts";
import classes from "./webhooks.module.css";

const ConfirmDialog = lazy(() =>
  loadChunk(() =>
    import("../../components/confirm-dialog/ConfirmDialog.tsx").then(({ ConfirmDialog: dialog }) => ({
      default: dialog,
    })),
  ),
);

const LABELS = {
  webhookName: text.name,
  url: text.url,
  events: text.eventsTold,
  themeId: text.theme,
  stopped: text.stoppedField,
  newSecret: text.newSecret,
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
  const navigate = useNavigate();
  const [save] = useMutation(SAVE_WEBHOOK);
  const [remove] = useMutation(REMOVE_WEBHOOK);
  const [asks, ask] = useState(false);
  const [secret, showSecret] = useState("");
  const version = useRef(stored?.version);
  const toList = () => navigate(pathOf("1063"));
  const form = useSchemaForm({
    form: loadForm,
    initial: webhookValues(stored),
    labels: LABELS,
    toForm: (values) => ({
      ...webhookForm(values),
      ...(version.current !== undefined && { version: version.current }),
    }),
    send: async (sent) => {
      const { saveWebhook: answer } = (await save({ variables: { id: stored?.id ?? null, form: sent } })).data;
      if (answer.__typename === "WebhookSaved") showSecret(answer.signingSecret);
      return answer;
    },
    onSaved: async (answer) => {
      toast(text.saved);
      if ("signingSecret" in answer && answer.signingSecret !== "") return;
      await onChanged();
      return toList();
    },
    readStored: async () => {
      const now = await readStored();
      version.current = now?.version;
      return now && webhookValues(now);
    },
  });
  if (secret !== "")
    return (
      <Page title={text.secretTitle} width="cards">
        <OnceShown
          title={text.secretMade}
          help={text.secretOnce}
          values={[{ label: text.secret, value: secret }]}
          onHide={() => void onChanged().then(toList)}
        />
      </Page>
    );
  const removal = () =>
    form.run(
      async () =>
        (await remove({ variables: { id: stored?.id ?? "", version: stored?.version ?? 1 } })).data.removeWebhook,
      async () => {
        toast(text.removed);
        await toList();
        await onChanged();
      },
    );
  return (
    <EditPage
      title={stored === null ? text.newTitle : text.editTitle}
      item={stored?.name}
      {...form.formProps}
      busy={form.busy}
      onCancel={() => void toList()}
      faults={<FormState of={form} />}
    >
      <Basics form={form} stored={stored} />
      <What form={form} stored={stored} />
      {stored !== null && (
        <>
          <FormSection title={text.deliveries} help={text.deliveriesHelp}>
            <Deliveries webhook={stored} onChanged={onChanged} />
          </FormSection>
          <DangerZone
            acts={[{ name: text.remove, help: text.removeHelp, button: text.removeButton, run: () => ask(true) }]}
          />
        </>
      )}
      {asks && stored && (
        <Suspense>
          <ConfirmDialog
            title={text.removeTitle(stored.name)}
            help={text.removeHelp}
            confirm={text.removeButton}
            busy={form.busy}
            onConfirm={() => void removal().then(() => ask(false))}
            onClose={() => ask(false)}
          />
        </Suspense>
      )}
    </EditPage>
  );
}

interface PartProps {
  form: Pick<SchemaForm<WebhookValues>, "fields">;
  stored: StoredWebhook | null;
}

const Basics = ({ form: { fields }, stored }: PartProps) => (
  <FormSection title={text.basics}>
    <TextInput {...fields.getInputProps("webhookName")} label={text.name} required />
    <TextInput
      {...fields.getInputProps("url")}
      label={text.url}
      description={stored === null ? text.urlHelp : text.urlKept(stored.urlHost)}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      required={stored === null}
    />
    {stored !== null && (
      <Checkbox
        {...fields.getInputProps("newSecret", { type: "checkbox" })}
        label={text.newSecret}
        description={
          stored.formerSecretUntil ? text.formerUntil(timeLabel(stored.formerSecretUntil, "full")) : text.newSecretHelp
        }
      />
    )}
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
