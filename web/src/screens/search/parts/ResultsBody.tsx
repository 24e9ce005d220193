import { Button } from "@mantine/core";
import { useRef } from "react";
import { Link } from "react-router";
import { EmptyState } from "../../../components/empty-state/EmptyState.tsx";
import { FailedPart } from "../../../components/failed-state/FailedPart.tsx";
import { RefusedState } from "../../../components/refused-state/RefusedState.tsx";
import { SkeletonRows } from "../../../components/skeleton-rows/SkeletonRows.tsx";
import { countLabel } from "../../../domain/count-label.ts";
import { pathOf } from "../../../domain/screen-path.ts";
import { sourceName } from "../../../domain/source.ts";
import { ArticleRows } from "../../../features/article-list/ArticleRows.tsx";
import listClasses from "../../../features/article-list/list-pane.module.css";
import { rememberPosition } from "../../../features/article-list/list-positions.ts";
import { ListEnd } from "../../../features/article-list/MoreButton.tsx";
import { useOpenRowInView, useScrollPosition } from "../../../features/article-list/use-list-scroll.ts";
import { resultText as text } from "../../../features/search-form/text.ts";
import type { SearchModel } from "../use-search-model.ts";

/** The rows of the active tab, or why there are none. */
export function ResultsBody({ search, selecting }: { search: SearchModel; selecting: boolean }) {
  const { results } = search;
  const scroll = useRef<HTMLDivElement>(null);
  const shown = results.state === "ready" && results.articles.length > 0;
  useScrollPosition(scroll, search.listKey, shown);
  const openId = search.navigation.address.article?.id ?? null;
  useOpenRowInView(scroll, openId, search);
  return (
    <div
      ref={scroll}
      className={listClasses.scroll}
      onScroll={({ currentTarget }) => shown && rememberPosition(search.listKey, currentTarget.scrollTop)}
    >
      {results.state === "refused" && results.refusal === "" ? (
        // What is wrong stands at its field, once.
        <EmptyState title={text.toMend} message={text.toMendHelp} />
      ) : results.state === "refused" ? (
        <RefusedState message={results.refusal} />
      ) : results.state === "failed" ? (
        <FailedPart title={text.failed} error={results.error} busy={results.busy} onRetry={results.refetch} />
      ) : results.state === "loading" ? (
        <SkeletonRows count={12} kind="article" />
      ) : shown ? (
        <>
          <ArticleRows reader={search} selecting={selecting} />
          <ListEnd list={results} />
        </>
      ) : (
        <NothingFound search={search} />
      )}
    </div>
  );
}

/** Nothing at all, or nothing in this tab: then the tabs that have something. */
function NothingFound({ search }: { search: SearchModel }) {
  const others = search.sources.filter((source) => source !== search.active && (search.countOf(source) ?? 0) > 0);
  const title = others.length > 0 && search.active ? text.noneHere(sourceName(search.active)) : text.none;
  const { terms } = search.navigation.address;
  const words = terms.expression === null ? terms.keyword1 : "";
  return (
    <EmptyState title={title} message={text.noneHelp}>
      {others.map((source) => (
        <Button key={source} variant="default" onClick={() => search.chooseSource(source)}>
          {countLabel(sourceName(source), search.countOf(source) ?? 0)}
        </Button>
      ))}
      <Button component={Link} variant="default" to={`${pathOf("missing")}?${new URLSearchParams({ q: words })}`}>
        {text.why}
      </Button>
    </EmptyState>
  );
}
