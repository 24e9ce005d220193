import { Input } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { DateField } from "./DateField.tsx";
import classes from "./date-field.module.css";
import { TimeField } from "./TimeField.tsx";
import { dateText as text } from "./text.ts";

interface MomentFieldProps {
  id?: string;
  label: string;
  description?: ReactNode;
  /** yyyy-MM-ddTHH:mm in Tokyo; "" is empty. */
  value: string;
  /** While one of the two is missing, the other comes with the T alone: no moment, and not empty either. */
  onChange: (value: string) => void;
  error?: ReactNode;
}

/** A minute of a day: the day and the time beside each other. */
export function MomentField({ id, label, description, value, onChange, error }: MomentFieldProps) {
  const own = useId();
  const [day = "", time = ""] = value.split("T");
  const change = (nextDay: string, nextTime: string) =>
    onChange(nextDay === "" && nextTime === "" ? "" : `${nextDay}T${nextTime}`);
  return (
    <Input.Wrapper id={id ?? own} label={label} description={description} error={error}>
      <span className={classes.moment}>
        <DateField
          id={id ?? own}
          aria-label={label}
          value={day}
          error={Boolean(error)}
          onChange={(next) => change(next, time)}
        />
        <TimeField
          aria-label={text.timeOf(label)}
          value={time}
          error={Boolean(error)}
          onChange={(next) => change(day, next)}
        />
      </span>
    </Input.Wrapper>
  );
}
