import { Checkbox, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { FormRow } from "../../components/edit-form/FormRow.tsx";
import type { GroupValues } from "./group-values.ts";
import { text } from "./text.ts";
import classes from "./user-group.module.css";

interface CapFieldProps {
  fields: UseFormReturnType<GroupValues>;
  label: string;
  count: "useMaxCount1" | "useMaxCount2";
  none: "isUncapped1" | "isUncapped2";
  /** Counted uses of this month. */
  used: number;
}

/** A monthly cap, or none: one of the two is chosen. */
export function CapField({ fields, label, count, none, used }: CapFieldProps) {
  const isUncapped = fields.getValues()[none];
  const { error, ...props } = fields.getInputProps(count);
  return (
    <FormRow label={label} htmlFor={count} required error={error} description={used > 0 && text.used(used)}>
      <span className={classes.cap}>
        <TextInput
          aria-label={label}
          inputMode="numeric"
          disabled={isUncapped}
          rightSection={text.perMonth}
          rightSectionWidth={64}
          error={Boolean(error)}
          {...props}
        />
        <Checkbox
          aria-label={`${label} ${text.uncapped}`}
          label={text.uncapped}
          {...fields.getInputProps(none, { type: "checkbox" })}
        />
      </span>
    </FormRow>
  );
}
