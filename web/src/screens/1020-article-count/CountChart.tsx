import { useMemo } from "react";
import { DayChart } from "../../components/day-chart/DayChart.tsx";
import { SOURCE_SERIES } from "../../components/day-chart/series.ts";
import type { Period } from "../../domain/period.ts";
import { countReportText as text } from "../../domain/text/report-text.ts";
import { daysOf } from "../../domain/usage-span.ts";
import { useChartEvents } from "../../features/company-events/use-chart-events.ts";
import classes from "./article-count.module.css";
import type { CountRow } from "./count-table.ts";

export type SourceRows = Readonly<Record<"newspaperImage" | "newspaperText" | "web" | "magazine", readonly CountRow[]>>;

const countOn = (rows: readonly CountRow[], day: string): number =>
  rows.find(({ step }) => step === day)?.articleCount ?? 0;

/** Articles a day by source, with the same day of the period before as a dashed line. */
export function CountChart({ now, before }: { now: [Period, SourceRows]; before: [Period, readonly CountRow[]] }) {
  const days = useMemo(() => {
    const [period, rows] = now;
    const earlier = daysOf(before[0]);
    return daysOf(period).map((day, at) => ({
      day,
      counts: {
        newspaper: countOn(rows.newspaperImage, day) + countOn(rows.newspaperText, day),
        web: countOn(rows.web, day),
        magazine: countOn(rows.magazine, day),
      },
      ...(earlier[at] !== undefined && { compared: countOn(before[1], earlier[at]) }),
    }));
  }, [now, before]);
  const events = useChartEvents(now[0]);
  return (
    <div className={classes.chart}>
      <DayChart label={text.chart} days={days} series={SOURCE_SERIES} comparison={text.before} events={events} />
    </div>
  );
}
