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
import { text } from "./text.ts";
import { type StoredThemeGroup, useThemeGroup } from "./use-theme-group.ts";

const THING = screenNames["1004"];

interface ThemeGroupEditorProps {
  stored: StoredThemeGroup;
  readStored: () => Promise<StoredThemeGroup | null>;
}

/** Name, themes in order, and whom it is for. */
export function ThemeGroupEditor({ stored, readStored }: ThemeGroupEditorProps) {
  const { form, removeIt, toList } = useThemeGroup(stored, readStored);
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
        <TextInput label={text.name} required {...fields.getInputProps("themeGroupName")} />
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
