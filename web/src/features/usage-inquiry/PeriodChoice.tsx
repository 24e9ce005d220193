import "../../design/form-styles.ts";
import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { DateField } from "../../components/date-field/DateField.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { todayInTokyo } from "../../domain/day.ts";
import { type Period, samePeriod } from "../../domain/period.ts";
import { spanPeriod, USAGE_SPANS, type UsageSpan } from "../../domain/usage-span.ts";
import { inquiryText as text } from "./text.ts";
import classes from "./usage-inquiry.module.css";

interface PeriodChoiceProps {
  period: Period;
  errorOf: (field: "start" | "end") => string | undefined;
  /** With what was typed; the server says what is wrong with it. */
  onShow: (period: Period) => void;
}

/** Any days, or a usual period by one click. */
export function PeriodChoice({ period, errorOf, onShow }: PeriodChoiceProps) {
  const [typed, type] = useState(period);
  const today = todayInTokyo(new Date());
  const span = USAGE_SPANS.find((each) => samePeriod(spanPeriod(each, today), period)) ?? null;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onShow(typed);
  };
  const onSpan = (next: UsageSpan) => {
    const chosen = spanPeriod(next, today);
    type(chosen);
    onShow(chosen);
  };
  return (
    <form className={classes.period} onSubmit={onSubmit} noValidate aria-label={text.period}>
      <DateField
        required
        aria-label={text.start}
        value={typed.start}
        error={errorOf("start")}
        onChange={(start) => type({ ...typed, start })}
      />
      <span aria-hidden="true">～</span>
      <DateField
        required
        aria-label={text.end}
        value={typed.end}
        error={errorOf("end")}
        onChange={(end) => type({ ...typed, end })}
      />
      <Segments label={text.span} labelHidden values={USAGE_SPANS} names={text.spans} value={span} onChoose={onSpan} />
      <Button type="submit">{text.show}</Button>
    </form>
  );
}
