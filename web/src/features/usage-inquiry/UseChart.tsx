import { useMemo } from "react";
import { DayChart } from "../../components/day-chart/DayChart.tsx";
import type { Day } from "../../domain/day.ts";
import type { Period } from "../../domain/period.ts";
import { daysOf } from "../../domain/usage-span.ts";
import { inquiryText as text } from "./text.ts";
import { USE_SERIES, type UseCounts } from "./use-series.ts";

interface UseChartProps {
  period: Period;
  days: readonly { day: Day; counts: UseCounts }[];
  /** What Enter on a day leads to. */
  onOpen?: (day: Day) => void;
  /** The page shows the days in a table of its own. */
  tabled?: boolean;
}

/** Uses by day and kind; days without uses stand as gaps. */
export function UseChart({ period, days, ...rest }: UseChartProps) {
  const shown = useMemo(() => {
    const counts = new Map(days.map((each) => [each.day, each.counts]));
    return daysOf(period).map((day) => ({ day, counts: { ...counts.get(day) } }));
  }, [period, days]);
  return <DayChart label={text.chart} days={shown} series={USE_SERIES} opens={text.opens} {...rest} />;
}
