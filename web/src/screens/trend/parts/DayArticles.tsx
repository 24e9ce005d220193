import { Link } from "react-router";
import type { TrendDayQuery } from "../../../__generated__/graphql.ts";
import { Headline } from "../../../components/headline/Headline.tsx";
import { type QueryResult, QueryState } from "../../../components/query-state/QueryState.tsx";
import type { Period } from "../../../domain/period.ts";
import type { Source } from "../../../domain/source.ts";
import { trendText as text } from "../../../domain/text/trend-text.ts";
import { articleRefOf } from "../../../features/article-list/article-ref.ts";
import { listOf } from "../list-of.ts";
import classes from "../trend.module.css";

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
        <ol className={classes.articles}>
          {articles.map((article) => (
            <li key={article.id}>
              <Link to={listOf(theme, period, source, articleRefOf(article))}>
                <Headline as="span" title={article.title} hits={article.titleHits} />
              </Link>
              <span className={classes.medium}>{article.mediaName}</span>
            </li>
          ))}
        </ol>
      )
    }
  </QueryState>
);
