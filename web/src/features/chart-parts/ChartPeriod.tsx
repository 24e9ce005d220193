import { LONGEST_PERIOD_DAYS } from "@kirinuki/schema/tokyo-day.ts";
import { useId, useState } from "react";
import { PeriodDays, type PeriodValue } from "../../components/date-field/PeriodDays.tsx";
import { addDays, isDay, todayInTokyo } from "../../domain/day.ts";
import { type Period, periodOf } from "../../domain/period.ts";
import { trendText as text } from "../../domain/text/trend-text.ts";
import classes from "./chart-parts.module.css";

interface ChartPeriodProps {
  label: string;
  value: Period;
  onChange: (period: Period) => void;
}

/** A period that is asked for as soon as both its days are right; says in words what is wrong once its field is left. */
export function ChartPeriod({ label, value, onChange }: ChartPeriodProps) {
  const [typed, type] = useState<PeriodValue | null>(null);
  const [isLeft, leave] = useState(false);
  const faultId = useId();
  const fault = typed === null ? null : faultOf(label, typed);
  const change = (next: PeriodValue) => {
    leave(false);
    type(next);
    const whole = periodOf(next.start, next.end);
    if (whole && faultOf(label, next) === null) onChange(whole);
  };
  return (
    <fieldset className={classes.days} aria-describedby={fault !== null && isLeft ? faultId : undefined}>
      <legend className="vh">{label}</legend>
      <PeriodDays
        label={label}
        value={typed ?? value}
        max={todayInTokyo(new Date())}
        error={fault !== null && isLeft}
        onChange={change}
        onBlur={() => {
          leave(true);
          // What is asked for shows again what the address says.
          if (fault === null) type(null);
        }}
      />
      {fault !== null && isLeft && (
        <p id={faultId} className={`jp ${classes.fault}`} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  );
}

function faultOf(label: string, { start, end }: PeriodValue): string | null {
  const { missing, format, order, length } = text.periodFaults;
  if (start === "" || end === "") return missing(label);
  if (!isDay(start) || !isDay(end)) return format(label);
  if (end < start) return order(label);
  return addDays(start, LONGEST_PERIOD_DAYS - 1) < end ? length(label, LONGEST_PERIOD_DAYS) : null;
}
