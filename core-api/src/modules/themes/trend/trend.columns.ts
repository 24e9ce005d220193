import type { CsvColumn } from "../../../csv/csv-bytes.ts";
import type { TrendDay } from "./trend.service.ts";

const total = ({ counts: { newspaper, web, magazine } }: TrendDay): number => newspaper + web + magazine;

/** A row a day. */
export const TREND_COLUMNS: readonly CsvColumn<TrendDay>[] = [
  { heading: "処理日", cell: ({ day }) => day.replaceAll("-", "/") },
  { heading: "新聞", cell: ({ counts }) => counts.newspaper },
  { heading: "WEB", cell: ({ counts }) => counts.web },
  { heading: "雑誌", cell: ({ counts }) => counts.magazine },
  { heading: "合計", cell: total },
  { heading: "平常", cell: ({ usual }) => usual ?? "" },
  { heading: "急増", cell: ({ isSpike }) => (isSpike ? "急増" : "") },
];
