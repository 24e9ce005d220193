import { MACHINE_PURPOSES, PURPOSE_LABELS } from "@kirinuki/schema/purposes.ts";
import { Checkbox } from "@mantine/core";
import { licenceWords as words } from "./licence-words.ts";
import classes from "./licences.module.css";

interface ForbiddenFieldProps {
  value: readonly string[];
  /** Whoever may not change it sees it. */
  mayChange: boolean;
  onChange: (purposes: string[]) => void;
}

/** What a licence forbids to give to machines, by the purpose of their API tokens. */
export const ForbiddenField = ({ value, mayChange, onChange }: ForbiddenFieldProps) => (
  <Checkbox.Group
    label={words.forbiddenLabel}
    description={words.forbiddenHelp}
    value={[...value]}
    onChange={onChange}
    inputWrapperOrder={["label", "input", "description"]}
  >
    <div className={classes.choices}>
      {MACHINE_PURPOSES.map((purpose) => (
        <Checkbox key={purpose} value={purpose} label={PURPOSE_LABELS[purpose]} disabled={!mayChange} />
      ))}
    </div>
  </Checkbox.Group>
);
