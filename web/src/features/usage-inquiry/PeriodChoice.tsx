import "../../design/form-styles.ts";
import { Button, Input } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useLayout } from "../../browser/use-layout.ts";
import { PeriodDays } from "../../components/date-field/PeriodDays.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { todayInTokyo } from "../../domain/day.ts";
import { type Period, periodLabel, samePeriod } from "../../domain/period.ts";
import { spanPeriod, USAGE_SPANS, type UsageSpan } from "../../domain/usage-span.ts";
import { inquiryText as text } from "./text.ts";
import classes from "./usage-inquiry.module.css";

interface PeriodChoiceProps {
  period: Period;
  errorOf: (field: "start" | "end") => string | undefined;
  /** With what was typed; the server says what is wrong with it. */
  onShow: (period: Period) => void;
}

/** Any days, or a usual period by one click. A phone keeps any days behind one line. */
export function PeriodChoice({ period, errorOf, onShow }: PeriodChoiceProps) {
  const [typed, type] = useState(period);
  const today = todayInTokyo(new Date());
  const error = errorOf("start") ?? errorOf("end");
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
  const isNarrow = useLayout() === "narrow";
  const days = (
    <div>
      <PeriodDays label={text.period} value={typed} error={error} onChange={type} />
      {error && <Input.Error>{error}</Input.Error>}
    </div>
  );
  const spans = (
    <Segments label={text.span} labelHidden values={USAGE_SPANS} names={text.spans} value={span} onChoose={onSpan} />
  );
  const ask = <Button type="submit">{text.show}</Button>;
  return (
    <form className={classes.period} onSubmit={onSubmit} noValidate aria-label={text.period}>
      {isNarrow ? (
        <>
          {spans}
          <details className={classes.more} open={error !== undefined || undefined}>
            <summary>{text.chosenDays(periodLabel(period))}</summary>
            <div>
              {days}
              {ask}
            </div>
          </details>
        </>
      ) : (
        <>
          {days}
          {spans}
          {ask}
        </>
      )}
    </form>
  );
}
