import { Checkbox } from "@mantine/core";
import classes from "./search-form.module.css";
import { searchText as text } from "./text.ts";

interface SynonymsFieldProps {
  value: boolean;
  onChange: (synonyms: boolean) => void;
}

/** Whether each word stands for its synonyms too. */
export const SynonymsField = ({ value, onChange }: SynonymsFieldProps) => (
  <div>
    <Checkbox
      label={text.synonyms}
      aria-describedby="synonyms-help"
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <p className={classes.help} id="synonyms-help">
      {text.synonymsHelp}
    </p>
  </div>
);
