import "../../../design/form-styles.ts";
import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { DateField } from "../../../components/date-field/DateField.tsx";
import type { Period } from "../../../domain/period.ts";
import { usageText as text } from "../../../domain/text/usage-text.ts";
import classes from "../usage.module.css";

interface PeriodFormProps {
  period: Period;
  errorOf: (field: "start" | "end") => string | undefined;
  onShow: (period: Period) => void;
}

/** Any days; the server says what is wrong with them. */
export function PeriodForm({ period, errorOf, onShow }: PeriodFormProps) {
  const [start, setStart] = useState(period.start);
  const [end, setEnd] = useState(period.end);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onShow({ start, end });
  };
  return (
    <form className={classes.period} onSubmit={onSubmit} noValidate aria-label={text.period}>
      <DateField required aria-label={text.start} value={start} error={errorOf("start")} onChange={setStart} />
      <span aria-hidden="true">～</span>
      <DateField required aria-label={text.end} value={end} error={errorOf("end")} onChange={setEnd} />
      <Button type="submit">{text.show}</Button>
    </form>
  );
}
