import type { ReactNode } from "react";
import { FormRow } from "../edit-form/FormRow.tsx";
import { PeriodDays, type PeriodDaysProps, type PeriodValue } from "./PeriodDays.tsx";

interface PeriodFieldProps extends Omit<PeriodDaysProps, "value"> {
  description?: ReactNode;
  value?: PeriodValue | undefined;
  required?: boolean;
}

const NONE: PeriodValue = { start: "", end: "" };

/** Two days with ～ between them. A row of a FormSection. */
export function PeriodField({ description, required = false, value = NONE, ...days }: PeriodFieldProps) {
  const { label, error } = days;
  return (
    <FormRow label={label} description={description} error={error} required={required}>
      <PeriodDays {...days} value={value} />
    </FormRow>
  );
}
