import { useMemo } from "react";
import { DayChart } from "../../components/day-chart/DayChart.tsx";
import type { ChartSeries } from "../../components/day-chart/series.ts";
import type { Day } from "../../domain/day.ts";
import type { Period } from "../../domain/period.ts";
import { daysOf } from "../../domain/usage-span.ts";
import { inquiryText as text } from "./text.ts";
import classes from "./usage-inquiry.module.css";

/** The kinds that make up the total; prints are hatched. */
const SERIES: readonly ChartSeries[] = [
  { id: "pdfDisplay", name: text.kinds.pdfDisplay, color: "var(--chart-1)", pattern: "solid" },
  { id: "pdfPrint", name: text.kinds.pdfPrint, color: "var(--chart-2)", pattern: "hatched" },
  { id: "textDisplay", name: text.kinds.textDisplay, color: "var(--chart-3)", pattern: "solid" },
  { id: "textPrint", name: text.kinds.textPrint, color: "var(--chart-4)", pattern: "hatched" },
];

type Counts = Readonly<Record<"pdfDisplay" | "pdfPrint" | "textDisplay" | "textPrint", number>>;

interface UseChartProps {
  period: Period;
  days: readonly { day: Day; counts: Counts }[];
  /** What Enter on a day leads to. */
  onOpen: (day: Day) => void;
}

/** Uses by day and kind; days without uses stand as gaps. */
export function UseChart({ period, days, onOpen }: UseChartProps) {
  const shown = useMemo(() => {
    const counts = new Map(days.map((each) => [each.day, each.counts]));
    return daysOf(period).map((day) => ({ day, counts: { ...counts.get(day) } }));
  }, [period, days]);
  return (
    <div className={classes.chart}>
      <DayChart label={text.chart} days={shown} series={SERIES} onOpen={onOpen} />
    </div>
  );
}
