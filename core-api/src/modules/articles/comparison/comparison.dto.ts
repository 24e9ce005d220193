import { DATA_KBN, type DataKbn } from "@kirinuki/schema/codes.ts";
import { type Static, Type } from "typebox";
import { Day } from "../../../http/wire-types.ts";
import type { Period } from "../../../period/period.ts";
import { reportArticleSchema } from "../report/report-content.dto.ts";
import type { ComparedCounts, FigureCounts } from "./compared-counts.read-model.ts";
import type { StoredComparison } from "./comparison.repository.ts";

const count = () => Type.Integer({ minimum: 0 });

const thing = {
  data_kbn: Type.Unsafe<DataKbn>(Type.Integer({ enum: Object.values(DATA_KBN) })),
  id: Type.String(),
  name: Type.String(),
};

/** A comparison without its counts. */
export const comparisonSchema = Type.Object({
  comparison_id: Type.String(),
  comparison_name: Type.String(),
  column_info: Type.Array(Type.Object(thing)),
  /** Columns that the caller may not browse. */
  hidden_count: count(),
  version: Type.Integer(),
});
export type ComparisonWire = Static<typeof comparisonSchema>;

const comparedColumnSchema = Type.Object({
  ...thing,
  article_count: count(),
  /** Stories, each once. */
  story_count: count(),
  /** Of newspapers, on their first page. */
  first_page_count: count(),
  news_article_count: count(),
  web_article_count: count(),
  magazine_article_count: count(),
  prominence_info: Type.Array(
    Type.Object({ prominence: Type.Integer({ enum: [1, 2, 3, 4, 0] }), article_count: count() }),
  ),
  tone_info: Type.Array(Type.Object({ tone: Type.Integer({ enum: [1, 2, 3, 0] }), article_count: count() })),
  /** From the first day of the period to the last. */
  counts: Type.Array(count()),
});

/** GET /comparison. */
export const comparedSchema = Type.Object({
  ...comparisonSchema.properties,
  process_date_start: Day(),
  process_date_end: Day(),
  column_info: Type.Array(comparedColumnSchema),
  /** The media with most articles over all columns; counts: by column. */
  media_info: Type.Array(
    Type.Object({ media_code: Type.String(), media_name: Type.String(), counts: Type.Array(count()) }),
  ),
  media_count: count(),
});
export type ComparedWire = Static<typeof comparedSchema>;
export type ComparedColumnWire = ComparedWire["column_info"][number];

/** GET /comparison_articles. */
export const comparedArticlesSchema = Type.Object({
  article_info: Type.Array(Type.Omit(reportArticleSchema, ["theme_names"])),
  article_count: count(),
});

export const toComparison = ({ columns, hidden, ...row }: StoredComparison): ComparisonWire => ({
  comparison_id: row.comparison_id,
  comparison_name: row.comparison_name,
  column_info: columns,
  hidden_count: hidden.length,
  version: row.version,
});

const toFigures = (figures: FigureCounts) => ({
  article_count: figures.article,
  story_count: figures.story,
  first_page_count: figures.first_page,
  news_article_count: figures.news,
  web_article_count: figures.web,
  magazine_article_count: figures.magazine,
  prominence_info: ([1, 2, 3, 4, 0] as const).map((prominence) => ({
    ...{ prominence, article_count: figures[`prominence_${prominence}`] },
  })),
  tone_info: ([1, 2, 3, 0] as const).map((tone) => ({ tone, article_count: figures[`tone_${tone}`] })),
});

export const toCompared = (stored: StoredComparison, period: Period, counts: ComparedCounts): ComparedWire => ({
  ...toComparison(stored),
  process_date_start: period.start,
  process_date_end: period.end,
  column_info: stored.columns.flatMap((column, at) => {
    const [figures, days] = [counts.figures[at], counts.days[at]];
    return figures && days ? [{ ...column, ...toFigures(figures), counts: days }] : [];
  }),
  media_info: counts.media.map(({ code, name, counts: by }) => ({ media_code: code, media_name: name, counts: by })),
  media_count: counts.mediaCount,
});
