import { visibleLength } from "@kirinuki/schema/visible-length.ts";
import { TextInput } from "@mantine/core";
import { EditPage } from "../../components/edit-form/EditPage.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { FormState } from "../../components/form-state/FormState.tsx";
import { timeLabel } from "../../domain/day.ts";
import { groupText } from "../../domain/text/group-text.ts";
import { screenNames } from "../../domain/text/screen-names.ts";
import { AudienceFields, reachOf } from "../../features/theme-sets/AudienceFields.tsx";
import { RemoveZone } from "../../features/theme-sets/RemoveZone.tsx";
import { ThemePicker } from "../../features/theme-sets/ThemePicker.tsx";
import { setText } from "../../features/theme-sets/text.ts";
import { EditorField } from "./EditorField.tsx";
import { text } from "./text.ts";
import { type StoredTopic, useTopic } from "./use-topic.ts";

const THING = screenNames["1016"];

interface TopicEditorProps {
  stored: StoredTopic;
  readStored: () => Promise<StoredTopic | null>;
}

/** Title, who edits it, the themes that its articles are chosen from, and whom it is for. */
export function TopicEditor({ stored, readStored }: TopicEditorProps) {
  const { form, removeIt, toList } = useTopic(stored, readStored);
  const { fields } = form;
  const values = fields.getValues();
  const { lastChange } = stored;
  return (
    <EditPage
      title={stored.id === null ? setText.newTitle(THING) : setText.editTitle(THING)}
      item={stored.id === null ? undefined : stored.name}
      onSubmit={form.formProps.onSubmit}
      busy={form.busy}
      onCancel={() => void toList()}
      note={lastChange && groupText.lastChange(timeLabel(lastChange.at, "full"), lastChange.by)}
      faults={<FormState of={form} />}
    >
      <FormSection title={text.naming}>
        <TextInput
          label={text.name}
          required
          description={text.length(visibleLength(values.topicsName.trim()))}
          {...fields.getInputProps("topicsName")}
        />
      </FormSection>
      <FormSection title={text.editing} help={text.editorsHelp}>
        <EditorField fields={fields} users={stored.users} />
      </FormSection>
      <FormSection title={setText.themes} help={text.themesHelp}>
        <ThemePicker fields={fields} themes={stored.themes} chosenName={text.chosen} />
      </FormSection>
      <FormSection title={setText.publicTo} help={reachOf(values, stored.userGroups)}>
        <AudienceFields fields={fields} userGroups={stored.userGroups} />
      </FormSection>
      {removeIt && (
        <RemoveZone
          thing={THING}
          name={stored.name}
          userGroupCount={stored.userGroups.filter(({ checked }) => checked).length}
          onRemove={() => void removeIt()}
        />
      )}
    </EditPage>
  );
}
