import type { SearchedWire, TriedWire } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { ArticleSource } from "../article/article.enums.ts";
import { toListItem, toRanges } from "../article/article.mapper.ts";
import { ArticlePage } from "../article/article.type.ts";
import { Period } from "../period/period.ts";
import { toCounts } from "../theme/theme.mapper.ts";
import { SourceCounts } from "../theme/theme.type.ts";
import { TrialSearchAnswer, TriedHeadline } from "./article-search.type.ts";

type CountsWire = Pick<SearchedWire, "news_article_count" | "web_news_article_count" | "magazine_article_count">;

export const toSearchCounts = (wire: CountsWire): SourceCounts =>
  toCounts({ ...wire, web_article_count: wire.web_news_article_count });

export const toUnsearchedDays = ({ unsearched_days }: Pick<SearchedWire, "unsearched_days">): Period[] =>
  unsearched_days.map(({ start_day, end_day }) => instance(Period, { start: start_day, end: end_day }));

const COUNT = { NEWSPAPER: "newspaper", WEB: "web", MAGAZINE: "magazine" } as const;

/** The tab that opens by itself: the first in which something was found. */
export const firstFound = (counts: SourceCounts): ArticleSource | null =>
  Object.values(ArticleSource).find((source) => counts[COUNT[source]] > 0) ?? null;

/** A page of a search that was limited to the source. */
export const toSearchPage = (wire: SearchedWire, source: ArticleSource): ArticlePage =>
  instance(ArticlePage, {
    source,
    totalCount: toSearchCounts(wire)[COUNT[source]],
    page: wire.page,
    pageSize: wire.page_size,
    articles: wire.article_info.map(toListItem),
  });

export const toTrialAnswer = (wire: TriedWire): TrialSearchAnswer =>
  instance(TrialSearchAnswer, {
    counts: toSearchCounts(wire),
    page: wire.page,
    pageSize: wire.page_size,
    unsearchedDays: toUnsearchedDays(wire),
    headlines: wire.article_info.map((article) =>
      instance(TriedHeadline, {
        articleId: article.article_id,
        dataSection: article.data_section,
        title: article.title,
        titleHits: toRanges(article.title_hits),
        mediaName: article.media_name,
        issueDate: article.issue_date,
      }),
    ),
  });
