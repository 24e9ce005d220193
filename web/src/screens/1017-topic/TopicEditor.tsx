import { visibleLength } from "@kirinuki/schema/visible-length.ts";
import { TextInput } from "@mantine/core";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { screenNames } from "../../domain/text/screen-names.ts";
import { ThemeSetEditor } from "../../features/theme-sets/ThemeSetEditor.tsx";
import { areBoxes, EditorField } from "./EditorField.tsx";
import { text } from "./text.ts";
import { type StoredTopic, useTopic } from "./use-topic.ts";

interface TopicEditorProps {
  stored: StoredTopic;
  readStored: () => Promise<StoredTopic | null>;
}

/** Title, who edits it, the themes that its articles are chosen from, and whom it is for. */
export function TopicEditor({ stored, readStored }: TopicEditorProps) {
  const topic = useTopic(stored, readStored);
  const { fields } = topic.form;
  const editors = <EditorField fields={fields} users={stored.users} />;
  return (
    <ThemeSetEditor
      thing={screenNames["1016"]}
      stored={stored}
      of={topic}
      themesHelp={text.themesHelp}
      chosenName={text.chosen}
    >
      <FormSection title={text.naming}>
        <TextInput
          label={text.name}
          required
          description={text.length(visibleLength(fields.getValues().topicsName.trim()))}
          {...fields.getInputProps("topicsName")}
        />
        {areBoxes(stored.users) && editors}
      </FormSection>
      {!areBoxes(stored.users) && (
        <FormSection title={text.editors} help={text.editorsHelp}>
          {editors}
        </FormSection>
      )}
    </ThemeSetEditor>
  );
}
