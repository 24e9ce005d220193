import { Input } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import { DateField } from "./DateField.tsx";
import classes from "./date-field.module.css";
import { type MomentParts, momentOf, partsOf } from "./moment.ts";
import { TimeField } from "./TimeField.tsx";
import { dateText as text } from "./text.ts";

interface MomentFieldProps {
  id?: string;
  label: string;
  description?: ReactNode;
  /** yyyy-MM-ddTHH:mm in Tokyo; "" is empty. */
  value: string;
  /** While one of the two is missing or unreadable, the other comes with it around the T: no moment, and not empty either. */
  onChange: (value: string) => void;
  error?: ReactNode;
}

/** A minute of a day: the day and the time beside each other. */
export function MomentField({ id, label, description, value, onChange, error }: MomentFieldProps) {
  const own = useId();
  const [typed, type] = useState(() => partsOf(value));
  // A text with a T in it can't be told apart again, so the parts are kept as they were typed.
  const parts = momentOf(typed) === value ? typed : partsOf(value);
  const change = (changed: Partial<MomentParts>) => {
    const next = { ...parts, ...changed };
    type(next);
    onChange(momentOf(next));
  };
  return (
    <Input.Wrapper id={id ?? own} label={label} description={description} error={error}>
      <span className={classes.moment}>
        <DateField
          id={id ?? own}
          aria-label={label}
          value={parts.day}
          error={Boolean(error)}
          onChange={(day) => change({ day })}
        />
        <TimeField
          aria-label={text.timeOf(label)}
          value={parts.time}
          error={Boolean(error)}
          onChange={(time) => change({ time })}
        />
      </span>
    </Input.Wrapper>
  );
}
