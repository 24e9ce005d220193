import "@mantine/core/styles/Popover.layer.css";
import "@mantine/dates/styles.layer.css";
import { Button, Popover } from "@mantine/core";
import { DatePicker, DatesProvider } from "@mantine/dates";
import { useState } from "react";
import { type Day, dayLabel } from "../../domain/day.ts";
import { type Period, periodOf } from "../../domain/period.ts";
import { listPartsText } from "../../domain/text/list-parts-text.ts";
import { CALENDAR, DATES } from "../calendar/calendar-settings.ts";
import classes from "./date-range.module.css";
import { popoverText } from "./text.ts";

interface PeriodPopoverProps {
  period: Period;
  whole: boolean;
  days: readonly Day[];
  today: Day;
  onChoose: (period: Period | null) => void;
  onClose: () => void;
}

/** The calendar under the date button. Loaded when somebody reaches for it: it brings the calendar and what floats. */
export default function PeriodPopover({ period, whole, days, today, onChoose, onClose }: PeriodPopoverProps) {
  const [range, setRange] = useState<[Day | null, Day | null]>([period.start, period.end]);
  const filled = new Set(days);
  const finish = (chosen: Period | null) => {
    onClose();
    onChoose(chosen);
  };
  const pick = (picked: [Day | null, Day | null]) => {
    setRange(picked);
    const chosen = periodOf(picked[0], picked[1]);
    if (chosen) finish(chosen);
  };
  return (
    <Popover opened position="bottom-end" offset={6} trapFocus returnFocus onChange={(opened) => !opened && onClose()}>
      <Popover.Target>
        {/* Lies over the button while the calendar is open, so that a click there closes it. */}
        <span className={classes.anchor} onClick={onClose} aria-hidden="true" />
      </Popover.Target>
      <Popover.Dropdown aria-label={popoverText.choose}>
        <DatesProvider settings={DATES}>
          <DatePicker
            type="range"
            allowSingleDateInRange
            value={range}
            onChange={pick}
            defaultDate={period.end}
            maxDate={today}
            {...CALENDAR}
            classNames={{ day: classes.cell }}
            getDayProps={(day) => ({
              "aria-label": filled.has(day) ? `${dayLabel(day)} ${listPartsText.withArticles}` : dayLabel(day),
            })}
            renderDay={(day) => (
              <span className={classes.day} data-filled={filled.has(day)}>
                {Number(day.slice(8))}
              </span>
            )}
          />
        </DatesProvider>
        <p className={`jp ${classes.help}`}>{listPartsText.periodHelp}</p>
        <Button size="xs" variant="default" fullWidth disabled={whole} onClick={() => finish(null)}>
          {popoverText.whole}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
