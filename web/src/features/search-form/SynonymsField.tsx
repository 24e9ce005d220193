import { Checkbox } from "@mantine/core";
import { searchText as text } from "./text.ts";

interface SynonymsFieldProps {
  value: boolean;
  onChange: (synonyms: boolean) => void;
}

/** Whether each word stands for its synonyms too. */
export const SynonymsField = ({ value, onChange }: SynonymsFieldProps) => (
  <Checkbox
    label={text.synonyms}
    description={text.synonymsHelp}
    checked={value}
    onChange={({ currentTarget }) => onChange(currentTarget.checked)}
  />
);
