import type { ReactNode } from "react";
import { type Day, isDay } from "../../domain/day.ts";
import { DateField, type DateFieldProps } from "./DateField.tsx";
import classes from "./date-field.module.css";
import { dateText as text } from "./text.ts";

/** Both ends of a period as they are typed; "" where one is missing. */
export interface PeriodValue {
  start: string;
  end: string;
}

export interface PeriodDaysProps extends Pick<DateFieldProps, "onBlur" | "onFocus" | "min" | "max" | "holidays"> {
  /** Ids of the two fields. */
  ids?: PeriodValue | undefined;
  /** What the period is of; the fields say which end they are. */
  label: string;
  value: PeriodValue;
  onChange?: ((value: PeriodValue) => void) | undefined;
  error?: ReactNode;
  /** An empty end means 終わりなし. */
  isOpenEnded?: boolean;
}

const dayOr = (text: string, other: Day | undefined): Day | undefined => (isDay(text) ? text : other);

/** Two days with ～ between them, as they stand in a toolbar. Neither can be chosen beyond the other. */
export function PeriodDays({ ids, label, value, onChange, error, min, max, ...days }: PeriodDaysProps) {
  const { isOpenEnded = false, ...both } = days;
  return (
    <span className={classes.period}>
      <DateField
        {...both}
        {...(ids && { id: ids.start })}
        aria-label={text.start(label)}
        value={value.start}
        min={min}
        max={dayOr(value.end, max)}
        error={Boolean(error)}
        onChange={(start) => onChange?.({ ...value, start })}
      />
      <span className={classes.until}>
        {text.to}
        <DateField
          {...both}
          {...(ids && { id: ids.end })}
          aria-label={text.end(label)}
          value={value.end}
          isOpenEnded={isOpenEnded}
          min={dayOr(value.start, min)}
          max={max}
          error={Boolean(error)}
          onChange={(end) => onChange?.({ ...value, end })}
        />
      </span>
    </span>
  );
}
