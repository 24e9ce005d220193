import type { ReactNode } from "react";
import { type Day, isDay } from "../../domain/day.ts";
import { FormRow } from "../edit-form/FormRow.tsx";
import { DateField } from "./DateField.tsx";
import classes from "./date-field.module.css";
import { dateText as text } from "./text.ts";

/** Both ends of a period as they are typed; "" where one is missing. */
export interface PeriodValue {
  start: string;
  end: string;
}

interface PeriodFieldProps {
  /** The fields have this with "-start" and "-end". */
  id?: string;
  label: string;
  description?: ReactNode;
  value?: PeriodValue | undefined;
  onChange?: (value: PeriodValue) => void;
  onBlur?: (event: React.FocusEvent<HTMLInputElement>) => void;
  onFocus?: (event: React.FocusEvent<HTMLInputElement>) => void;
  error?: ReactNode;
  required?: boolean;
  min?: Day;
  max?: Day;
  isOpenEnded?: boolean;
  holidays?: ReadonlySet<Day>;
}

const NONE: PeriodValue = { start: "", end: "" };

const dayOr = (text: string, other: Day | undefined): Day | undefined => (isDay(text) ? text : other);

/** Two days with ～ between them. A row of a FormSection. */
export function PeriodField(props: PeriodFieldProps) {
  const { id, label, description, value = NONE, onChange, error, required = false, min, max, ...days } = props;
  return (
    <FormRow label={label} description={description} error={error} required={required}>
      <span className={classes.period}>
        <DateField
          {...days}
          {...(id === undefined ? {} : { id: `${id}-start` })}
          aria-label={text.start(label)}
          value={value.start}
          isOpenEnded={false}
          min={min}
          max={dayOr(value.end, max)}
          error={Boolean(error)}
          onChange={(start) => onChange?.({ ...value, start })}
        />
        {text.to}
        <DateField
          {...days}
          {...(id === undefined ? {} : { id: `${id}-end` })}
          aria-label={text.end(label)}
          value={value.end}
          min={dayOr(value.start, min)}
          max={max}
          error={Boolean(error)}
          onChange={(end) => onChange?.({ ...value, end })}
        />
      </span>
    </FormRow>
  );
}
