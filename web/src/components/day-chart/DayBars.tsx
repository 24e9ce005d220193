import "@mantine/charts/styles.layer.css";
import { BarChart } from "@mantine/charts";
import { useId } from "react";
import { Bar, LabelList } from "recharts";
import { type Day, dayLabel, shortDate } from "../../domain/day.ts";
import classes from "./day-chart.module.css";
import { fillOf, PatternFills } from "./PatternFills.tsx";
import { type ChartDay, type ChartSeries, countOf, totalOf } from "./series.ts";
import { chartText as text } from "./text.ts";

interface DayBarsProps {
  label: string;
  days: readonly ChartDay[];
  series: readonly ChartSeries[];
  holidays: ReadonlySet<Day>;
  onChoose?: ((day: Day) => void) | undefined;
}

/** Stacked bars, a day each. Loaded on demand: it brings the chart library. */
export default function DayBars({ label, days, series, holidays, onChoose }: DayBarsProps) {
  const chart = useId().replaceAll(/\W/g, "");
  const data = days.map((day) => ({
    day: day.day,
    total: totalOf(day, series) || "",
    // Nothing on top of the others, which carries the total.
    top: 0,
    ...Object.fromEntries(series.map((each) => [each.id, countOf(day, each)])),
  }));
  return (
    <div className={classes.chart} role="img" aria-label={text.picture(label)}>
      <BarChart
        h={260}
        data={data}
        dataKey="day"
        type="stacked"
        series={series.map(({ id, name, color }) => ({ name: id, label: name, color }))}
        barProps={({ name }) => {
          const of = series.find(({ id }) => id === name);
          return { fill: of ? fillOf(chart, of) : "none", isAnimationActive: false };
        }}
        maxBarWidth={28}
        gridAxis="x"
        strokeDasharray="0"
        tickLine="none"
        tooltipAnimationDuration={0}
        tooltipProps={{ labelFormatter: (day) => dayLabel(String(day)) }}
        barChartProps={{
          accessibilityLayer: false,
          onClick: ({ activeLabel }) => {
            if (activeLabel !== undefined) onChoose?.(String(activeLabel));
          },
        }}
        xAxisProps={{ tick: (props) => <DayTick {...props} holidays={holidays} />, interval: "preserveStartEnd" }}
      >
        <PatternFills chart={chart} series={series} />
        <Bar dataKey="top" stackId="stack" isAnimationActive={false} tooltipType="none" legendType="none">
          <LabelList dataKey="total" position="top" className={classes.tick} />
        </Bar>
      </BarChart>
    </div>
  );
}

interface DayTickProps {
  x?: number | string;
  y?: number | string;
  payload?: { value: Day };
  holidays: ReadonlySet<Day>;
}

/** A day below its bar: Sundays and holidays red, Saturdays indigo. */
function DayTick({ x = 0, y = 0, payload, holidays }: DayTickProps) {
  if (!payload) return null;
  const day = payload.value;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const kind = weekday === 0 || holidays.has(day) ? "holiday" : weekday === 6 ? "saturday" : "plain";
  return (
    <text x={x} y={Number(y) + 12} textAnchor="middle" className={classes.tick} data-kind={kind}>
      {shortDate(day)}
    </text>
  );
}
