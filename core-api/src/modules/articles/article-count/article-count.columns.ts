import { commonText } from "@kirinuki/schema/common-text.ts";
import type { Cell } from "../../../csv/cells.ts";
import type { CsvColumn } from "../../../csv/csv-bytes.ts";
import type { CountRow, CountStep } from "./article-count.read-model.ts";

/** A day or month, of one source or of all. */
export type StepCounts = Omit<CountRow, "data_section">;
type ThemeCount = CountRow["themes"][number];

const HEADERS = { day: "処理日", month: "処理月" } as const;

/** The themes of some rows, each once, in the order of the theme tree. */
function themesOf(rows: readonly StepCounts[]): ThemeCount[] {
  const themes = new Map(rows.flatMap((row) => row.themes).map((theme) => [theme.theme_id, theme]));
  return [...themes.values()].sort((a, b) => a.display_order - b.display_order || a.theme_id - b.theme_id);
}

/** Column headers: the day or month, both counts, then each theme that has a count in it. */
export const headerOf = (rows: readonly StepCounts[], step: CountStep): string[] => [
  HEADERS[step],
  "テーマ数",
  "記事数",
  ...themesOf(rows).map(({ theme_name }) => theme_name),
];

/** Days or months over all sources, newest first. An article is of one source, so that counts add up. */
export function overAllSources(rows: readonly CountRow[]): StepCounts[] {
  const steps = [...Map.groupBy(rows, ({ process_date }) => process_date)].sort(([a], [b]) => (a < b ? 1 : -1));
  return steps.map(([process_date, ofStep]) => ({ process_date, ...summed(ofStep) }));
}

/** Counts of several rows in one. */
function summed(rows: readonly StepCounts[]): Pick<StepCounts, "article_count" | "themes"> {
  const every = rows.flatMap((row) => row.themes);
  const countOf = (id: number) =>
    every.reduce((sum, theme) => (theme.theme_id === id ? sum + theme.theme_article_count : sum), 0);
  return {
    article_count: rows.reduce((sum, { article_count }) => sum + article_count, 0),
    themes: themesOf(rows).map((theme) => ({ ...theme, theme_article_count: countOf(theme.theme_id) })),
  };
}

interface FileRow extends StepCounts {
  source: string;
}

const SOURCES = [
  [1, "新聞（紙面）"],
  [2, "新聞（本文）"],
  [3, "WEB"],
  [5, "雑誌"],
] as const;

/** All sources under each other, each with its 合計, then all of them together. */
export function countFile(
  rows: readonly CountRow[],
  step: CountStep,
): { columns: CsvColumn<FileRow>[]; rows: AsyncIterable<FileRow[]> } {
  const part = (source: string, of: readonly StepCounts[]): FileRow[] =>
    of.length === 0
      ? []
      : [...of.map((row) => ({ ...row, source })), { source, process_date: commonText.total, ...summed(of) }];
  const parts = SOURCES.map(([section, name]) =>
    part(
      name,
      rows.filter((row) => row.data_section === section),
    ),
  );
  const all = [...parts, part("すべて", overAllSources(rows))];
  const [day = "", ...counts] = headerOf([], step);
  const [themes, articles] = counts;
  const columns: CsvColumn<FileRow>[] = [
    { heading: "情報源", cell: ({ source }) => source },
    { heading: day, cell: ({ process_date }) => process_date.replaceAll("-", "/") },
    { heading: themes ?? "", cell: (row) => row.themes.length },
    { heading: articles ?? "", cell: ({ article_count }) => article_count },
    ...themesOf(rows).map(({ theme_id, theme_name }) => ({
      heading: theme_name,
      cell: ({ themes: of }: FileRow): Cell =>
        of.find((theme) => theme.theme_id === theme_id)?.theme_article_count ?? 0,
    })),
  ];
  return { columns, rows: chunks(all) };
}

async function* chunks(parts: FileRow[][]): AsyncGenerator<FileRow[]> {
  yield* parts;
}
