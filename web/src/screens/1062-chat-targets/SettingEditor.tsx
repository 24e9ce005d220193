import { useMutation, useQuery } from "@apollo/client/react";
import { Checkbox, NativeSelect } from "@mantine/core";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { FormRow } from "../../components/edit-form/FormRow.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { ItemEditor } from "../../components/item-editor/ItemEditor.tsx";
import { useItemEditor } from "../../components/item-editor/use-item-editor.ts";
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
  alertMainOnly: settingText.alertMainOnly,
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
  const sources = useQuery(CHAT_SOURCES, SHOWN);
  const [save] = useMutation(SAVE_CHAT_SETTING);
  const [remove] = useMutation(REMOVE_CHAT_SETTING);
  const targetId = target.id;
  const editing = useItemEditor({
    form: loadForm,
    list: pathOf("1062"),
    labels: LABELS,
    stored,
    valuesOf: settingValues,
    toForm: (values, read) => ({ ...settingForm(values), ...read }),
    send: async (form) => (await save({ variables: { targetId, id: stored?.id ?? null, form } })).data.saveChatSetting,
    remove: async ({ id, version }) => (await remove({ variables: { targetId, id, version } })).data.removeChatSetting,
    readStored,
    onChanged,
    saved: text.settingSaved,
    removed: text.settingRemoved,
  });
  const { fields } = editing.form;
  const own = stored && { dataKbn: stored.dataKbn, id: stored.sourceId, name: stored.name };
  const listed = sources.data?.mailTargets.targets ?? [];
  const isListed = own === null || listed.some((each) => writeTarget(each) === writeTarget(own));
  return (
    <ItemEditor
      editing={editing}
      title={stored === null ? text.newSetting : text.editSetting}
      item={target.name}
      removal={
        stored && {
          name: text.removeSetting,
          help: text.removeSettingHelp,
          button: text.removeSettingButton,
          question: text.removeSettingTitle(stored.name),
        }
      }
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
    </ItemEditor>
  );
}
