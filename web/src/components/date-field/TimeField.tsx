import "../../design/date-styles.ts";
import { TimePicker } from "@mantine/dates";
import type { ReactNode } from "react";
import classes from "./date-field.module.css";
import { dateText as text } from "./text.ts";

interface TimeFieldProps {
  id?: string;
  label?: string;
  "aria-label"?: string;
  description?: ReactNode;
  /** HH:mm; "" is empty. */
  value?: string | undefined;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: (event: React.FocusEvent<HTMLDivElement>) => void;
  onFocus?: (event: React.FocusEvent<HTMLInputElement>) => void;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** The dropdown offers every so many minutes; any minute can be typed. */
  minutesStep?: number;
}

/** A time of day as HH:mm, 24 hours, whatever the browser speaks; typed or picked. */
export function TimeField({ minutesStep = 5, id, ...props }: TimeFieldProps) {
  const name = props.label ?? props["aria-label"] ?? "";
  return (
    <TimePicker
      {...props}
      format="24h"
      withDropdown
      minutesStep={minutesStep}
      hoursInputLabel={text.hours(name)}
      minutesInputLabel={text.minutes(name)}
      {...(id === undefined ? {} : { hoursInputProps: { id } })}
      className={classes.time}
    />
  );
}
