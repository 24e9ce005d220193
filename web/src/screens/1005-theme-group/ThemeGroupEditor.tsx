import { TextInput } from "@mantine/core";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { screenNames } from "../../domain/text/screen-names.ts";
import { ThemeSetEditor } from "../../features/theme-sets/ThemeSetEditor.tsx";
import type { StoredThemeSet } from "../../features/theme-sets/theme-set-values.ts";
import { text } from "./text.ts";
import { useThemeGroup } from "./use-theme-group.ts";

interface ThemeGroupEditorProps {
  stored: StoredThemeSet;
  readStored: () => Promise<StoredThemeSet | null>;
}

/** Name, themes in order, and whom it is for. */
export function ThemeGroupEditor({ stored, readStored }: ThemeGroupEditorProps) {
  const group = useThemeGroup(stored, readStored);
  return (
    <ThemeSetEditor
      thing={screenNames["1004"]}
      stored={stored}
      of={group}
      themesHelp={text.themesHelp}
      chosenName={text.chosen}
    >
      <FormSection title={text.naming}>
        <TextInput label={text.name} required {...group.form.fields.getInputProps("themeGroupName")} />
      </FormSection>
    </ThemeSetEditor>
  );
}
