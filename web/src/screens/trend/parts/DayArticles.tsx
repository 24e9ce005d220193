import type { TrendDayQuery } from "../../../__generated__/graphql.ts";
import { type QueryResult, QueryState } from "../../../components/query-state/QueryState.tsx";
import type { Period } from "../../../domain/period.ts";
import type { Source } from "../../../domain/source.ts";
import { trendText as text } from "../../../domain/text/trend-text.ts";
import { articleRefOf } from "../../../features/article-list/article-ref.ts";
import { listOf } from "../list-of.ts";
import classes from "../trend.module.css";
import { ArticleLines } from "./ArticleLines.tsx";

interface DayArticlesProps {
  query: QueryResult<TrendDayQuery>;
  theme: string;
  period: Period;
  source: Source;
}

/** The first articles of a day, each leading to itself in home's list. */
export const DayArticles = ({ query, theme, period, source }: DayArticlesProps) => (
  <QueryState query={query} failed={text.failed}>
    {({ articleList: { articles } }) =>
      articles.length === 0 ? (
        <p className={classes.note}>{text.noArticles}</p>
      ) : (
        <ArticleLines
          lines={articles.map((article) => ({
            id: article.id,
            title: article.title,
            titleHits: article.titleHits,
            place: article.mediaName,
            to: listOf(theme, period, source, articleRefOf(article)),
          }))}
        />
      )
    }
  </QueryState>
);
