import type { ChartSeries } from "../../../../components/day-chart/series.ts";

const COLORS = ["var(--src-news)", "var(--danger)", "var(--src-web)", "var(--warn-fill)", "var(--src-mag)"] as const;
/** Behind the fifth the colours come again, dashed. */
const DASH = "7 4";

/** The lines of a comparison: its columns in their order. */
export const linesOf = (columns: readonly { key: string; name: string }[]): ChartSeries[] =>
  columns.map(({ key, name }, at) => ({
    ...{ id: key, name, color: COLORS[at % COLORS.length] ?? COLORS[0], pattern: "solid" },
    ...(at >= COLORS.length && { dash: DASH }),
  }));
