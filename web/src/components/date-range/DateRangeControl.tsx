import { ActionIcon, Button } from "@mantine/core";
import { IconCalendar, IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import type { Day } from "../../domain/day.ts";
import { neighbourDays, type Period, periodLabel, shortPeriodLabel } from "../../domain/period.ts";
import { listText } from "../../domain/text/home-text.ts";
import { Hint } from "../hint/Hint.tsx";
import classes from "./date-range.module.css";

const loadPopover = () => import("./PeriodPopover.tsx");
const PeriodPopover = lazy(() => loadChunk(loadPopover));

interface DateRangeControlProps {
  period: Period;
  /** It is the default of 14 days. */
  whole: boolean;
  /** Days that have articles, for the steps and for the dots in the calendar. */
  days: readonly Day[];
  /** The last day that can be chosen. */
  today: Day;
  /** Short label, without the year, for narrow screens. */
  short?: boolean;
  /** null is the default period. */
  onChoose: (period: Period | null) => void;
}

/** ‹ 2026/11/20(金) ›: one day with articles back or on, or any day or range out of the calendar. */
export function DateRangeControl({ period, whole, days, today, short = false, onChoose }: DateRangeControlProps) {
  const [open, setOpen] = useState(false);
  const { previous, next } = neighbourDays(days, period);
  const label = periodLabel(period);
  const reach = () => void loadPopover().catch(() => undefined);
  return (
    <div className={classes.control} data-short={short}>
      <DayStep label={listText.previousDay} hint="[" day={previous} onChoose={onChoose}>
        <IconChevronLeft size={16} stroke={1.75} />
      </DayStep>
      <span className={classes.choice}>
        <Button
          size="xs"
          variant="default"
          className={classes.button}
          aria-label={listText.period(label)}
          aria-haspopup="dialog"
          aria-expanded={open}
          leftSection={<IconCalendar size={16} stroke={1.75} />}
          onPointerEnter={reach}
          onFocus={reach}
          onClick={() => setOpen(true)}
        >
          {short ? shortPeriodLabel(period) : label}
        </Button>
        {open && (
          <Suspense>
            <PeriodPopover
              period={period}
              whole={whole}
              days={days}
              today={today}
              onChoose={onChoose}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </span>
      <DayStep label={listText.nextDay} hint="]" day={next} onChoose={onChoose}>
        <IconChevronRight size={16} stroke={1.75} />
      </DayStep>
    </div>
  );
}

interface DayStepProps {
  label: string;
  hint: string;
  day: Day | null;
  onChoose: (period: Period) => void;
  children: React.ReactNode;
}

const DayStep = ({ label, hint, day, onChoose, children }: DayStepProps) => (
  <Hint label={label} keys={[hint]}>
    <ActionIcon
      data-print="hide"
      size="xs"
      className={classes.step}
      aria-label={label}
      aria-keyshortcuts={hint}
      disabled={day === null}
      onClick={() => day !== null && onChoose({ start: day, end: day })}
    >
      {children}
    </ActionIcon>
  </Hint>
);
