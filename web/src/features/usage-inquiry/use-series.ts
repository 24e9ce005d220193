import type { ChartSeries } from "../../components/day-chart/series.ts";
import { inquiryText as text } from "./text.ts";

type UseKind = keyof typeof text.kinds;

/** Uses of one day by kind. */
export type UseCounts = Readonly<Record<UseKind, number>>;

/** The kinds that make up the total; prints are hatched. */
export const USE_SERIES: readonly (ChartSeries & { id: UseKind })[] = [
  { id: "pdfDisplay", name: text.kinds.pdfDisplay, color: "var(--chart-1)", pattern: "solid" },
  { id: "pdfPrint", name: text.kinds.pdfPrint, color: "var(--chart-2)", pattern: "hatched" },
  { id: "textDisplay", name: text.kinds.textDisplay, color: "var(--chart-3)", pattern: "solid" },
  { id: "textPrint", name: text.kinds.textPrint, color: "var(--chart-4)", pattern: "hatched" },
];
