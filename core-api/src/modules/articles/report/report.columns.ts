import type { CsvColumn } from "../../../csv/csv-bytes.ts";
import type {
  ReportAdPair,
  ReportAdValue,
  ReportContent,
  ReportProminence,
  ReportTonePair,
  ReportTones,
} from "./report-content.dto.ts";
import {
  adRows,
  type Compared,
  differenceOf,
  percentText,
  prominenceRows,
  sectionName,
  shareOf,
  reportText as text,
  toneName,
  toneRows,
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

type Figures = Pick<ReportContent, "totals" | "hand_clips" | "themes" | "media" | "prominence" | "tones" | "ad_value">;

/** The figures of a report one below the other: totals, themes by source, media, prominence, tones, advertising values. */
export const figureRows = (content: Figures): FigureRow[] => [
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
  ...(content.prominence ? prominenceFigures(content.prominence) : []),
  ...(content.tones ? toneFigures(content.tones) : []),
  ...(content.ad_value ? adFigures(content.ad_value) : []),
];

const prominenceFigures = (prominence: ReportProminence): FigureRow[] => [
  ...prominenceRows(prominence).map((row) => ({ part: text.prominence, source: "", ...row })),
  ...prominence.themes.flatMap(({ theme_name, grades }) =>
    prominenceRows({ totals: grades, themes: [] }).map(({ name, ...counts }) => ({
      part: `${text.prominence}：${name}`,
      name: theme_name,
      source: "",
      ...counts,
    })),
  ),
];

const toneFigures = (tones: ReportTones): FigureRow[] => [
  ...toneRows(tones).map((row) => ({ part: text.tones, source: "", ...row })),
  ...tones.pairs.flatMap((pair) =>
    pair.tones.map(({ tone, ...counts }) => ({
      part: `${text.tones}：${toneName(tone)}`,
      ...namesOf(pair),
      ...counts,
    })),
  ),
];

const adFigures = ({ totals, pairs }: ReportAdValue): FigureRow[] => [
  ...adRows(totals).map((row) => ({ part: text.adValue, source: "", ...row })),
  ...pairs.flatMap((pair) =>
    adRows(pair).map(({ name, ...counts }) => ({ part: `${text.adValue}：${name}`, ...namesOf(pair), ...counts })),
  ),
];

/** A theme and a medium in the column of names. */
const namesOf = ({ theme_name, media_name, data_section }: ReportTonePair | ReportAdPair) => ({
  name: `${theme_name}／${media_name}`,
  source: sectionName(data_section),
});
