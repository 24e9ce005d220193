import "../../../design/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
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
      <TextInput
        type="date"
        aria-label={text.start}
        value={start}
        error={errorOf("start")}
        onChange={(event) => setStart(event.currentTarget.value)}
      />
      <span aria-hidden="true">～</span>
      <TextInput
        type="date"
        aria-label={text.end}
        value={end}
        error={errorOf("end")}
        onChange={(event) => setEnd(event.currentTarget.value)}
      />
      <Button type="submit">{text.show}</Button>
    </form>
  );
}
