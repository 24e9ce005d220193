import { useMutation, useQuery } from "@apollo/client/react";
import { Checkbox, NativeSelect } from "@mantine/core";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { DangerZone } from "../../components/edit-form/DangerZone.tsx";
import { EditPage } from "../../components/edit-form/EditPage.tsx";
import { FormRow } from "../../components/edit-form/FormRow.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import { toast } from "../../components/toast/toast.tsx";
import { writeTarget } from "../../domain/mail-target.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { settingText } from "../../domain/text/mail-text.ts";
import { AlertFields } from "../../features/mail-fields/AlertFields.tsx";
import { SourceBoxes } from "../../features/mail-fields/SourceBoxes.tsx";
import { TargetSelect } from "../../features/mail-fields/TargetSelect.tsx";
import { TimesField } from "../../features/mail-fields/TimesField.tsx";
import { CHAT_SOURCES, REMOVE_CHAT_SETTING, SAVE_CHAT_SETTING } from "./chat-documents.ts";
import { type StoredSetting, type StoredTarget, settingForm, settingValues } from "./chat-values.ts";
import { text } from "./text.ts";

const LABELS = {
  dataKbn: text.target,
  targetId: text.target,
  dataSection: text.section,
  zeroArticleEmail: text.zero,
  sendTimes: settingText.times,
  alertFlag: settingText.alert,
  quietStartTime: settingText.quietStart,
  quietEndTime: settingText.quietEnd,
  alertMaxCount: settingText.alertMost,
  holidayRule: settingText.holiday,
  weekendsOff: settingText.weekends,
};
const RULES = [
  { value: "send", label: settingText.holidaySend },
  { value: "next", label: settingText.holidayNext },
  { value: "skip", label: settingText.holidaySkip },
];

const loadForm = () =>
  import("@kirinuki/schema/forms/chat-setting-form.ts").then(({ ChatSettingForm }) => ChatSettingForm);

interface SettingEditorProps {
  target: StoredTarget;
  /** null: a new one. */
  stored: StoredSetting | null;
  readStored: () => Promise<StoredSetting | null>;
  /** Reads anew what the list shows. */
  onChanged: () => Promise<unknown>;
}

/** What is posted to a chat target, and when. */
export function SettingEditor({ target, stored, readStored, onChanged }: SettingEditorProps) {
  const navigate = useNavigate();
  const sources = useQuery(CHAT_SOURCES, SHOWN);
  const [save] = useMutation(SAVE_CHAT_SETTING);
  const [remove] = useMutation(REMOVE_CHAT_SETTING);
  const version = useRef(stored?.version);
  const toList = () => navigate(pathOf("1062"));
  const done = (sentence: string) => async () => {
    toast(sentence);
    await onChanged();
    return toList();
  };
  const form = useSchemaForm({
    form: loadForm,
    initial: settingValues(stored),
    labels: LABELS,
    toForm: (values) => ({
      ...settingForm(values),
      ...(version.current !== undefined && { version: version.current }),
    }),
    send: async (sent) =>
      (await save({ variables: { targetId: target.id, id: stored?.id ?? null, form: sent } })).data.saveChatSetting,
    onSaved: done(text.settingSaved),
    readStored: async () => {
      const now = await readStored();
      version.current = now?.version;
      return now && settingValues(now);
    },
  });
  const removal = (id: string) =>
    form.run(
      async () =>
        (await remove({ variables: { targetId: target.id, id, version: stored?.version ?? 1 } })).data
          .removeChatSetting,
      done(text.settingRemoved),
    );
  const { fields } = form;
  const own = stored && { dataKbn: stored.dataKbn, id: stored.sourceId, name: stored.name };
  const listed = sources.data?.mailTargets.targets ?? [];
  const isListed = own === null || listed.some((each) => writeTarget(each) === writeTarget(own));
  return (
    <EditPage
      title={stored === null ? text.newSetting : text.editSetting}
      item={target.name}
      {...form.formProps}
      busy={form.busy}
      onCancel={() => void toList()}
      faults={<FormState of={form} />}
    >
      <FormSection title={text.what}>
        <TargetSelect
          {...fields.getInputProps("targetId")}
          value={fields.values.targetId}
          label={text.target}
          required
          targets={isListed ? listed : [own, ...listed]}
          first={text.choose}
        />
        <SourceBoxes {...fields.getInputProps("dataSection")} value={fields.values.dataSection} />
        <FormRow label={text.zeroRow}>
          <Checkbox {...fields.getInputProps("zeroArticleEmail", { type: "checkbox" })} label={text.zero} />
        </FormRow>
      </FormSection>
      <FormSection title={text.when}>
        <TimesField fields={fields} />
        <AlertFields fields={fields} />
        <NativeSelect {...fields.getInputProps("holidayRule")} label={settingText.holiday} data={RULES} />
        {fields.values.holidayRule !== "send" && (
          <FormRow label={settingText.weekendsRow}>
            <Checkbox {...fields.getInputProps("weekendsOff", { type: "checkbox" })} label={settingText.weekends} />
          </FormRow>
        )}
      </FormSection>
      {stored !== null && (
        <DangerZone
          acts={[
            {
              name: text.removeSetting,
              help: text.removeSettingHelp,
              button: text.removeButton,
              run: () => void removal(stored.id),
            },
          ]}
        />
      )}
    </EditPage>
  );
}
