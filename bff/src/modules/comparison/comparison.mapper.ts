import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { Period } from "../period/period.ts";
import { toCounts } from "../theme/theme.mapper.ts";
import {
  ComparedArticle,
  ComparedArticles,
  ComparedColumn,
  ComparedMedium,
  ComparedPeriod,
  ComparedThing,
  Comparison,
} from "./comparison.type.ts";

type ComparisonWire = DataOf<"/api/v1/comparison", "put">;
type ComparedWire = DataOf<"/api/v1/comparison", "get">;

export const toComparison = (wire: ComparisonWire): Comparison =>
  instance(Comparison, {
    id: wire.comparison_id,
    name: wire.comparison_name,
    columns: wire.column_info.map(({ data_kbn, id, name }) =>
      instance(ComparedThing, { dataKbn: data_kbn, targetId: id, name }),
    ),
    hiddenCount: wire.hidden_count,
    version: wire.version,
  });

const toColumn = (wire: ComparedWire["column_info"][number]): ComparedColumn =>
  instance(ComparedColumn, {
    ...{ dataKbn: wire.data_kbn, targetId: wire.id, name: wire.name },
    articleCount: wire.article_count,
    storyCount: wire.story_count,
    firstPageCount: wire.first_page_count,
    counts: toCounts(wire),
    prominenceCounts: wire.prominence_info.map(({ article_count }) => article_count),
    toneCounts: wire.tone_info.map(({ article_count }) => article_count),
    dayCounts: wire.counts,
  });

export const toCompared = (wire: ComparedWire): ComparedPeriod =>
  instance(ComparedPeriod, {
    comparison: toComparison(wire),
    period: instance(Period, { start: wire.process_date_start, end: wire.process_date_end }),
    columns: wire.column_info.map(toColumn),
    media: wire.media_info.map(({ media_code, media_name, counts }) =>
      instance(ComparedMedium, { code: media_code, name: media_name, counts }),
    ),
    mediaCount: wire.media_count,
  });

type ComparedArticleWire = DataOf<"/api/v1/comparison_articles", "get">["article_info"][number];

/** Of an article that a figure counts. */
export const comparedFields = (wire: Omit<ComparedArticleWire, "theme_names">): ComparedArticle => ({
  articleId: wire.article_id,
  dataSection: wire.data_section,
  title: wire.title,
  mediaName: wire.media_name,
  day: wire.process_date,
  place: wire.place,
});

export const toComparedArticles = (wire: DataOf<"/api/v1/comparison_articles", "get">): ComparedArticles =>
  instance(ComparedArticles, {
    articles: wire.article_info.map((article) => instance(ComparedArticle, comparedFields(article))),
    articleCount: wire.article_count,
  });
