import { DayChart } from "../../components/day-chart/DayChart.tsx";
import { SOURCE_SERIES } from "../../components/day-chart/series.ts";
import { Page } from "../../components/page/Page.tsx";
import { toast } from "../../components/toast/toast.tsx";
import { addDays } from "../../domain/day.ts";

const HOLIDAYS = new Set(["2026-11-03", "2026-11-20"]);
const SPIKES = [13, 22, 29];

const plainDay = (at: number) => ({
  day: addDays("2026-10-22", at),
  counts: { newspaper: (at * 5) % 14, web: (at * 7) % 11, magazine: (at * 3) % 4 },
});

const comparedDay = (at: number) => {
  const { day, counts } = plainDay(at);
  const isSpike = SPIKES.includes(at);
  return {
    day,
    counts: isSpike ? { newspaper: 24, web: 16, magazine: 4 } : counts,
    isSpike,
    // A day that the other side does not have.
    ...(at === 6 ? {} : { compared: 6 + ((at * 11) % 19) }),
  };
};

const DAYS = Array.from({ length: 14 }, (_, at) => plainDay(at));
const COMPARED_DAYS = Array.from({ length: 30 }, (_, at) => comparedDay(at));

/** Counts by day, plain and compared. */
export const ChartPart = () => (
  <Page title="図" width="fluid">
    <DayChart label="14日間の件数" days={DAYS} series={SOURCE_SERIES} holidays={HOLIDAYS} />
    <DayChart
      label="30日間の推移"
      days={COMPARED_DAYS}
      series={SOURCE_SERIES}
      comparison="半導体製造装置の合計"
      holidays={HOLIDAYS}
      onOpen={(day) => toast(day)}
    />
  </Page>
);
