import { useMemo } from "react";
import { useNavigate } from "react-router";
import { DayChart } from "../../../components/day-chart/DayChart.tsx";
import { SOURCE_SERIES } from "../../../components/day-chart/series.ts";
import { Segments } from "../../../components/segments/Segments.tsx";
import type { Day } from "../../../domain/day.ts";
import { trendText as text } from "../../../domain/text/trend-text.ts";
import { TREND_STEPS } from "../../../domain/trend-address.ts";
import { barsOf, type CountedDay, sumOf } from "../../../domain/trend-steps.ts";
import { PICTURE_OF } from "../../../features/chart-parts/picture-file.ts";
import { useChartEvents } from "../../../features/company-events/use-chart-events.ts";
import { listOf } from "../list-of.ts";
import { comparedOf, type OtherSide } from "../other-side.ts";
import classes from "../trend.module.css";
import type { TrendModel } from "../use-trend.ts";
import { Sensitivity } from "./Sensitivity.tsx";

interface TrendChartProps {
  model: TrendModel;
  days: readonly CountedDay[];
  side: OtherSide | null;
}

/** Articles by source, a bar a day, week or month. A bar leads to its articles. */
export function TrendChart({ model, days, side }: TrendChartProps) {
  const { address, theme, narrow, go } = model;
  const navigate = useNavigate();
  const { step } = address;
  const bars = useMemo(() => barsOf(days, step), [days, step]);
  const shown = useMemo(() => {
    const beside = side === null ? null : comparedWith(days, side.days);
    const compared = beside && barsOf(beside, step);
    return bars.map(({ period, counts, isSpike }, at) => ({
      day: period.start,
      counts,
      isSpike,
      ...(compared?.[at] && { compared: sumOf(compared[at].counts), ...(side && comparedOf(side, days, period)) }),
    }));
  }, [bars, days, side, step]);
  const events = useChartEvents(model.period);
  const open = (day: Day) => {
    const bar = bars.find(({ period }) => period.start === day);
    if (bar) void navigate(listOf(theme, bar.period));
  };
  return (
    <div className={classes.chart} {...PICTURE_OF}>
      <DayChart
        label={text.chart}
        days={shown}
        series={SOURCE_SERIES}
        comparison={side?.name}
        events={events}
        chosen={address.day}
        onChoose={(day) => go({ day })}
        onOpen={open}
      >
        {!narrow && <Sensitivity model={model} />}
        <Segments
          label={text.step}
          labelHidden
          values={TREND_STEPS}
          names={text.steps}
          value={step}
          onChoose={(next) => go({ step: next, day: null })}
        />
      </DayChart>
    </div>
  );
}

/** The other side's counts at the days of this one: the first beside the first. */
const comparedWith = (days: readonly CountedDay[], other: readonly CountedDay[]): CountedDay[] =>
  days.flatMap(({ day }, at) => (other[at] ? [{ ...other[at], day }] : []));
