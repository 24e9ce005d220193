import type { CsvColumn } from "../../../csv/csv-bytes.ts";
import type { ReportContent } from "./report-content.dto.ts";
import {
  type Compared,
  differenceOf,
  percentText,
  sectionName,
  shareOf,
  reportText as text,
  totalRows,
} from "./report-text.ts";

/** A figure of a report: of what, and beside the period before. */
export interface FigureRow extends Compared {
  part: string;
  name: string;
  source: string;
}

export const FIGURE_COLUMNS: readonly CsvColumn<FigureRow>[] = [
  { heading: "区分", cell: ({ part }) => part },
  { heading: "名称", cell: ({ name }) => name },
  { heading: text.source, cell: ({ source }) => source },
  { heading: text.now, cell: ({ article_count }) => article_count },
  { heading: text.before, cell: ({ before_count }) => before_count },
  { heading: text.difference, cell: differenceOf },
  { heading: text.percent, cell: (row) => percentText(shareOf(row)) },
];

/** The figures of a report one below the other: totals, themes by source, media. */
export const figureRows = (content: Pick<ReportContent, "totals" | "themes" | "media">): FigureRow[] => [
  ...totalRows(content).map((row) => ({ part: text.totals, source: "", ...row })),
  ...content.themes.flatMap(({ theme_name: name, article_count, before_count, sources }) => [
    { part: text.themes, name, source: "", article_count, before_count },
    ...sources.map(({ data_section, ...counts }) => ({
      part: text.themes,
      name,
      source: sectionName(data_section),
      ...counts,
    })),
  ]),
  ...content.media.map(({ media_name, data_section, article_count, before_count }) => ({
    part: text.media,
    name: media_name,
    source: sectionName(data_section),
    article_count,
    before_count,
  })),
];
