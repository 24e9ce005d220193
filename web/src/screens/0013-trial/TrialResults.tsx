import { Button } from "@mantine/core";
import type { TrialSearchQuery } from "../../__generated__/graphql.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { Headline } from "../../components/headline/Headline.tsx";
import { type QueryResult, QueryState } from "../../components/query-state/QueryState.tsx";
import { RefusedState } from "../../components/refused-state/RefusedState.tsx";
import { SkeletonRows } from "../../components/skeleton-rows/SkeletonRows.tsx";
import { countLabel } from "../../domain/count-label.ts";
import { slashDate } from "../../domain/day.ts";
import { countOf, type Source, sourceName } from "../../domain/source.ts";
import { trialText as text } from "../../features/search-form/text.ts";
import classes from "./trial.module.css";

type Tried = TrialSearchQuery["trialSearch"];
type Found = Extract<Tried, { __typename: "TrialSearchAnswer" }>;

interface TrialResultsProps {
  query: QueryResult<TrialSearchQuery>;
  page: number;
  sources: readonly Source[];
  onPage: (page: number) => void;
}

/** Counts, headlines and the steps through the pages; or why there are none. */
export function TrialResults({ query, page, sources, onPage }: TrialResultsProps) {
  return (
    <section className={classes.results} aria-label={text.results} aria-busy={query.loading}>
      <QueryState query={query} failed={text.failed} loading={<SkeletonRows count={10} kind="article" />}>
        {({ trialSearch: tried }) =>
          tried.__typename === "TrialSearchAnswer" ? (
            <Headlines found={tried} page={page} sources={sources} onPage={onPage} />
          ) : (
            <RefusedState message={reasonOf(tried)} />
          )
        }
      </QueryState>
    </section>
  );
}

const reasonOf = (tried: Exclude<Tried, Found>): string =>
  tried.__typename === "Refusal" ? tried.message : tried.fieldErrors.map(({ message }) => message).join("\n");

type HeadlinesProps = Pick<TrialResultsProps, "page" | "sources" | "onPage"> & { found: Found };

function Headlines({ found, page, sources, onPage }: HeadlinesProps) {
  const { counts, headlines, pageSize } = found;
  if (counts.total === 0) return <EmptyState title={text.none} />;
  return (
    <>
      <p className={classes.counts} role="status">
        <b>{countLabel(text.total, counts.total)}</b>
        {sources.map((source) => (
          <span key={source}>{countLabel(sourceName(source), countOf(counts, source))}</span>
        ))}
      </p>
      <ol className={classes.headlines} start={(page - 1) * pageSize + 1}>
        {headlines.map((article) => (
          <li key={article.articleId}>
            <Headline as="span" title={article.title} hits={article.titleHits} />
            <span className={classes.meta}>
              {[article.mediaName, slashDate(article.issueDate)].filter(Boolean).join("　")}
            </span>
          </li>
        ))}
      </ol>
      <Pager total={counts.total} page={page} pageSize={pageSize} onPage={onPage} />
    </>
  );
}

interface PagerProps {
  total: number;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
}

const Pager = ({ total, page, pageSize, onPage }: PagerProps) => (
  <nav className={classes.pager} aria-label={text.pages}>
    <Button size="xs" variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
      {text.previous}
    </Button>
    <span>{text.range(Math.min((page - 1) * pageSize + 1, total), Math.min(page * pageSize, total), total)}</span>
    <Button size="xs" variant="default" disabled={page * pageSize >= total} onClick={() => onPage(page + 1)}>
      {text.next}
    </Button>
  </nav>
);
