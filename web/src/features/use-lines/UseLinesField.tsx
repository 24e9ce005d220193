import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { FormRow } from "../../components/edit-form/FormRow.tsx";
import { useLinesText as text } from "../../domain/text/use-lines-text.ts";
import classes from "./use-lines.module.css";

interface UseLinesFieldProps {
  id?: string;
  /** As they are typed. */
  value?: readonly string[];
  onChange: (value: string[]) => void;
  error?: ReactNode;
}

/** Percents of a cap whose crossing administrators are told of: two fields, each of which may be empty. */
export const UseLinesField = ({ id, value = [], onChange, error }: UseLinesFieldProps) => (
  <FormRow label={text.label} description={text.help} error={error}>
    <span className={classes.lines}>
      {value.map((line, at) => (
        <TextInput
          key={text.each(at + 1)}
          {...(id !== undefined && at === 0 && { id })}
          aria-label={text.each(at + 1)}
          inputMode="numeric"
          value={line}
          error={Boolean(error)}
          rightSection={text.percent}
          onChange={({ currentTarget }) => onChange(value.with(at, currentTarget.value))}
        />
      ))}
    </span>
  </FormRow>
);
