import "@mantine/charts/styles.layer.css";
import { CompositeChart } from "@mantine/charts";
import { useId } from "react";
import { Line, ReferenceArea, ReferenceLine } from "recharts";
import { useLayout } from "../../browser/use-layout.ts";
import { type Day, dayLabel } from "../../domain/day.ts";
import { BarTop } from "./BarTop.tsx";
import { DayTick, tickLabel } from "./DayTick.tsx";
import classes from "./day-chart.module.css";
import { EventMark } from "./EventMark.tsx";
import { fillOf, PatternFills } from "./PatternFills.tsx";
import { type ChartData, countOf, placedEvents, totalOf } from "./series.ts";

/** More bars than these are too narrow for a total on each. */
const MOST_TOTALS = { wide: 31, medium: 31, narrow: 16 };
const STACK = "stack";
const COMPARED = "#compared";
/** A line that nobody sees: at its points stands what the tops of the bars carry. */
const TOTAL = "#total";

interface DayBarsProps {
  data: ChartData;
  holidays: ReadonlySet<Day>;
  chosen: Day | null;
  onChoose: (day: Day) => void;
}

/** Room above the bars: for a total, and for the labels of events. */
const TOP = { bars: 28, lines: 8, events: 18 };

/** Stacked bars, a day each, and the comparison as a dashed line; or a line a series. Loaded on demand: it brings the chart library. */
export default function DayBars({ data, holidays, chosen, onChoose }: DayBarsProps) {
  const { days, series, comparison, form = "bars" } = data;
  const chart = useId().replaceAll(/\W/g, "");
  const rows = days.map((day) => ({
    day: day.day,
    ...(form === "bars" && { [TOTAL]: totalOf(day, series) }),
    [COMPARED]: day.compared,
    ...Object.fromEntries(series.map((each) => [each.id, countOf(day, each)])),
  }));
  const most = MOST_TOTALS[useLayout()];
  const withTotals = form === "bars" && comparison === undefined && days.length <= most;
  const marks = Map.groupBy(placedEvents(data), ({ at }) => at);
  return (
    <CompositeChart
      h={280}
      className={classes.chart ?? ""}
      data={rows}
      dataKey="day"
      series={[
        ...series.map(({ id, name, color, dash = "0" }) =>
          form === "bars"
            ? { name: id, label: name, color, type: "bar" as const }
            : { name: id, label: name, color, type: "line" as const, strokeDasharray: dash },
        ),
        ...(comparison === undefined
          ? []
          : [
              { name: COMPARED, label: comparison, color: "var(--ink)", type: "line" as const, strokeDasharray: "5 4" },
            ]),
      ]}
      barProps={({ name }) => {
        const of = series.find(({ id }) => id === name);
        return { stackId: STACK, fill: of ? fillOf(chart, of) : "none", isAnimationActive: false };
      }}
      lineProps={form === "lines" ? { dot: false, strokeWidth: 2 } : { dot: Diamond, activeDot: false }}
      curveType="linear"
      strokeWidth={1.5}
      connectNulls={false}
      maxBarWidth={28}
      gridAxis="x"
      strokeDasharray="3 4"
      tickLine="none"
      tooltipAnimationDuration={0}
      tooltipProps={{ labelFormatter: (day) => dayLabel(String(day)) }}
      composedChartProps={{
        accessibilityLayer: false,
        // A tap moves the pointer and clicks at once; a delayed move would leave the click without a day.
        throttledEvents: [],
        margin: { top: TOP[form] + (marks.size > 0 ? TOP.events : 0), right: 20 },
        onClick: ({ activeLabel }) => {
          if (activeLabel !== undefined) onChoose(String(activeLabel));
        },
      }}
      // There is no half of an article.
      yAxisProps={{ allowDecimals: false }}
      xAxisProps={{
        height: 44,
        tick: (props) => <DayTick {...props} holidays={holidays} first={days[0]?.day} />,
        interval: "preserveStartEnd",
        // What the library measures to leave out what would not fit.
        tickFormatter: (day: Day) => tickLabel(day, days[0]?.day),
      }}
    >
      {form === "bars" && <PatternFills chart={chart} series={series} />}
      {chosen !== null &&
        (form === "bars" ? (
          <ReferenceArea x1={chosen} x2={chosen} className={classes.chosen ?? ""} />
        ) : (
          <ReferenceLine x={chosen} className={classes.chosenLine ?? ""} />
        ))}
      {[...marks].map(([day, events]) => (
        <ReferenceLine
          key={day}
          x={day}
          className={classes.event ?? ""}
          label={({ viewBox }) => (
            <EventMark box={viewBox} above={TOP[form]} events={events} named={days.length <= most} />
          )}
        />
      ))}
      <Line
        dataKey={TOTAL}
        stroke="none"
        isAnimationActive={false}
        activeDot={false}
        tooltipType="none"
        legendType="none"
        dot={({ cx, cy, index }) => {
          const day = form === "bars" ? days[index] : undefined;
          const total = day ? totalOf(day, series) : 0;
          const isSpike = day?.isSpike === true;
          if (cx === undefined || cy === undefined || total === 0 || !(isSpike || withTotals)) return <g key={index} />;
          return <BarTop key={index} x={cx} y={cy} total={total} isSpike={isSpike} />;
        }}
      />
    </CompositeChart>
  );
}

/** A day of the comparison. */
function Diamond({ cx, cy, index }: { cx?: number; cy?: number; index?: number }) {
  if (cx === undefined || cy === undefined) return <g key={index} />;
  return <path key={index} className={classes.diamond} d={`M${cx} ${cy - 4}l4 4l-4 4l-4 -4z`} />;
}
