import "../../design/form-styles.ts";
import { TextInput } from "@mantine/core";
import { type FocusEvent, type ReactNode, useState } from "react";
import classes from "./date-field.module.css";
import { readTime } from "./read-time.ts";
import { dateText as text } from "./text.ts";

interface TimeFieldProps {
  id?: string;
  name?: string;
  label?: string;
  "aria-label"?: string;
  description?: ReactNode;
  /** HH:mm; null and "" are an empty field. */
  value?: string | null;
  /** Gets HH:mm; "" where the field was emptied; a text that is no time as it was typed, so that the form refuses it. */
  onChange: (value: string) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** A time of day, typed, always as HH:mm with 24 hours whatever the browser speaks. */
export function TimeField({ value, onChange, onBlur, error, ...rest }: TimeFieldProps) {
  const [typed, type] = useState<string | null>(null);
  const [isLeft, leave] = useState(false);
  const stored = value ?? "";
  // What was typed is shown only while it means the value: a value that comes from elsewhere shows itself.
  const shown = typed !== null && meaning(typed) === stored ? typed : stored;
  const isFaulty = isLeft && shown !== "" && readTime(shown) === null;
  return (
    <TextInput
      {...rest}
      value={shown}
      error={(isFaulty && text.timeFormat) || error}
      placeholder={text.timePlaceholder}
      inputMode="numeric"
      autoComplete="off"
      className={classes.time}
      onChange={({ currentTarget: { value: next } }) => {
        leave(false);
        type(next);
        onChange(meaning(next));
      }}
      onBlur={(event) => {
        leave(true);
        type(null);
        onBlur?.(event);
      }}
    />
  );
}

const meaning = (typed: string): string => readTime(typed) ?? typed.trim();
