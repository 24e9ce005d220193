import { gradeText } from "@kirinuki/schema/prominence.ts";
import { toneText } from "@kirinuki/schema/tones.ts";
import type { CsvColumn } from "../../../csv/csv-bytes.ts";
import type { ComparedColumnWire, ComparedWire } from "./comparison.dto.ts";

/** Per cent of the articles of all columns, to one decimal; empty where there is none. */
export function shareOf(
  { article_count: count }: ComparedColumnWire,
  columns: readonly ComparedColumnWire[],
): number | "" {
  const all = columns.reduce((sum, { article_count }) => sum + article_count, 0);
  return all === 0 ? "" : Math.round((count / all) * 1000) / 10;
}

const gradeOf = ({ prominence_info }: ComparedColumnWire, grade: number): number =>
  prominence_info.find(({ prominence }) => prominence === grade)?.article_count ?? 0;
const toneOf = ({ tone_info }: ComparedColumnWire, tone: number): number =>
  tone_info.find((each) => each.tone === tone)?.article_count ?? 0;

/** A row a company. */
export const figureColumns = (columns: readonly ComparedColumnWire[]): CsvColumn<ComparedColumnWire>[] => [
  { heading: "比較対象", cell: ({ name }) => name },
  { heading: "記事", cell: ({ article_count }) => article_count },
  { heading: "シェア（%）", cell: (column) => shareOf(column, columns) },
  { heading: "ニュース", cell: ({ story_count }) => story_count },
  { heading: "一面", cell: ({ first_page_count }) => first_page_count },
  { heading: "新聞", cell: ({ news_article_count }) => news_article_count },
  { heading: "WEB", cell: ({ web_article_count }) => web_article_count },
  { heading: "雑誌", cell: ({ magazine_article_count }) => magazine_article_count },
  ...([1, 2, 3, 4] as const).map((grade) => ({
    heading: gradeText[grade],
    cell: (column: ComparedColumnWire) => gradeOf(column, grade),
  })),
  { heading: "主題度なし", cell: (column) => gradeOf(column, 0) },
  ...([1, 2, 3] as const).map((tone) => ({
    heading: toneText[tone],
    cell: (column: ComparedColumnWire) => toneOf(column, tone),
  })),
  { heading: "論調なし", cell: (column) => toneOf(column, 0) },
];

export interface ComparedDay {
  day: string;
  counts: readonly number[];
}

/** A row a day, a column a company. */
export const dayColumns = ({ column_info }: ComparedWire): CsvColumn<ComparedDay>[] => [
  { heading: "処理日", cell: ({ day }) => day.replaceAll("-", "/") },
  ...column_info.map(({ name }, at) => ({ heading: name, cell: ({ counts }: ComparedDay) => counts[at] ?? 0 })),
];
