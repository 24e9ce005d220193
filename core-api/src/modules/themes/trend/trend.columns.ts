import type { CsvColumn } from "../../../csv/csv-bytes.ts";
import type { TrendDay } from "./trend.service.ts";
import type { ComparedDay } from "./trend-comparison.ts";

const total = ({ counts: { newspaper, web, magazine } }: TrendDay): number => newspaper + web + magazine;

const slashed = ({ day }: TrendDay): string => day.replaceAll("-", "/");

/** A row a day. */
export const TREND_COLUMNS: readonly CsvColumn<TrendDay>[] = [
  { heading: "処理日", cell: slashed },
  { heading: "新聞", cell: ({ counts }) => counts.newspaper },
  { heading: "WEB", cell: ({ counts }) => counts.web },
  { heading: "雑誌", cell: ({ counts }) => counts.magazine },
  { heading: "合計", cell: total },
  { heading: "平常", cell: ({ usual }) => usual ?? "" },
  { heading: "急増", cell: ({ isSpike }) => (isSpike ? "急増" : "") },
];

export interface ThemeDay extends TrendDay {
  themeName: string;
}

/** A row a day of each theme. */
export const EVERY_THEME_COLUMNS: readonly CsvColumn<ThemeDay>[] = [
  { heading: "テーマ", cell: ({ themeName }) => themeName },
  ...TREND_COLUMNS,
];

/** A cell of the day that is laid beside; empty where that side has ended. */
const beside = (heading: string, cell: (day: TrendDay) => string | number): CsvColumn<ComparedDay> => ({
  heading: `比較の${heading}`,
  cell: ({ compared }) => (compared === null ? "" : cell(compared)),
});

/** A row a day, and beside it the day of the other side. */
export const COMPARED_COLUMNS: readonly CsvColumn<ComparedDay>[] = [
  ...TREND_COLUMNS,
  { heading: "比較のテーマ", cell: ({ themeName }) => themeName },
  beside("処理日", slashed),
  beside("新聞", ({ counts }) => counts.newspaper),
  beside("WEB", ({ counts }) => counts.web),
  beside("雑誌", ({ counts }) => counts.magazine),
  beside("合計", total),
];
