import { DayChart } from "../../components/day-chart/DayChart.tsx";
import { SOURCE_SERIES } from "../../components/day-chart/series.ts";
import { Page } from "../../components/page/Page.tsx";
import { toast } from "../../components/toast/toast.tsx";

const DAYS = Array.from({ length: 14 }, (_, at) => ({
  day: `2026-11-${String(at + 7).padStart(2, "0")}`,
  counts: { newspaper: (at * 13) % 40, web: (at * 29) % 60, magazine: (at * 7) % 12 },
}));

/** Counts by day. */
export const ChartPart = () => (
  <Page title="図" width="fluid">
    <DayChart
      label="14日間の件数"
      days={DAYS}
      series={SOURCE_SERIES}
      holidays={new Set(["2026-11-20"])}
      onChoose={(day) => toast(day)}
    />
  </Page>
);
