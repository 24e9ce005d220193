import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { SeveralField } from "../../components/several-field/SeveralField.tsx";
import { reportText as text } from "../../domain/text/period-report-text.ts";

interface Choice {
  id: string;
  name: string;
}

interface Several {
  value?: string[];
  onChange: (value: readonly string[]) => void;
  error?: ReactNode;
}

interface SubjectFieldsProps {
  choices: { themes: readonly Choice[]; themeGroups: readonly Choice[] };
  /** Input props of the fields title, themeIds and themeGroupIds. */
  fields: { title: object; themeIds: Several; themeGroupIds: Several };
}

const optionsOf = (choices: readonly Choice[]) => choices.map(({ id, name }) => ({ value: id, label: name }));

/** What a report is about: its name, themes, theme groups. */
export const SubjectFields = ({ choices, fields }: SubjectFieldsProps) => (
  <FormSection title={text.subject}>
    <TextInput {...fields.title} label={text.title} placeholder={text.titlePlaceholder} required />
    <SeveralField
      {...fields.themeIds}
      label={text.themes}
      placeholder={text.choose}
      choices={optionsOf(choices.themes)}
      value={fields.themeIds.value ?? []}
      none={text.nothing}
    />
    <SeveralField
      {...fields.themeGroupIds}
      label={text.themeGroups}
      description={text.groupsHelp}
      placeholder={text.choose}
      choices={optionsOf(choices.themeGroups)}
      value={fields.themeGroupIds.value ?? []}
      none={text.nothing}
    />
  </FormSection>
);
