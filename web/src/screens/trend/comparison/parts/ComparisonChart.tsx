import { useMemo } from "react";
import { DayChart } from "../../../../components/day-chart/DayChart.tsx";
import { Segments } from "../../../../components/segments/Segments.tsx";
import { trendText } from "../../../../domain/text/trend-text.ts";
import { TREND_STEPS } from "../../../../domain/trend-address.ts";
import { PICTURE_OF } from "../../../../features/chart-parts/picture-file.ts";
import { useChartEvents } from "../../../../features/company-events/use-chart-events.ts";
import classes from "../comparison.module.css";
import { keyOf } from "../comparison-address.ts";
import { comparisonText as text } from "../text.ts";
import { barCounts, type Column, type ComparisonModel } from "../use-comparison.ts";
import { linesOf } from "./lines.ts";

interface ComparisonChartProps {
  model: ComparisonModel;
  columns: readonly Column[];
}

/** Articles of each company, a line each. A day leads to its articles. */
export function ComparisonChart({ model, columns }: ComparisonChartProps) {
  const { address, period, spans, go } = model;
  const events = useChartEvents(period);
  const days = useMemo(() => {
    const counts = columns.map((column) => [keyOf(column), barCounts(column, { period, spans })] as const);
    return spans.map(({ start }, at) => ({
      day: start,
      counts: Object.fromEntries(counts.map(([key, of]) => [key, of[at] ?? 0])),
    }));
  }, [columns, period, spans]);
  const [first] = columns;
  return (
    <div className={classes.chart} {...PICTURE_OF}>
      <DayChart
        label={text.chart}
        form="lines"
        days={days}
        series={linesOf(columns.map((column) => ({ key: keyOf(column), name: column.name })))}
        events={events}
        chosen={address.of === null ? null : address.day}
        opens={text.openDay}
        onChoose={(day) => go({ day, of: address.of ?? (first ? keyOf(first) : null), figure: "ARTICLE", page: 1 })}
      >
        <Segments
          label={text.step}
          labelHidden
          values={TREND_STEPS}
          names={trendText.steps}
          value={address.step}
          onChoose={(step) => go({ step, day: null, page: 1 })}
        />
      </DayChart>
    </div>
  );
}
