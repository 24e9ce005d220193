import { lazy, Suspense, useRef } from "react";
import { loadChunk } from "../../../browser/load-chunk.ts";
import { FailedPart } from "../../../components/failed-state/FailedPart.tsx";
import { SkeletonRows } from "../../../components/skeleton-rows/SkeletonRows.tsx";
import { listText } from "../../../domain/text/home-text.ts";
import { ArticleRows } from "../../../features/article-list/ArticleRows.tsx";
import classes from "../../../features/article-list/list-pane.module.css";
import { rememberPosition } from "../../../features/article-list/list-positions.ts";
import { ListEnd } from "../../../features/article-list/MoreButton.tsx";
import { useOpenRowInView, useScrollPosition } from "../../../features/article-list/use-list-scroll.ts";
import type { HomeModel } from "../use-home-model.ts";

/** Comes with the first list that has nothing. */
const NoRows = lazy(() => loadChunk(() => import("./NoRows.tsx")));

interface ListBodyProps {
  home: HomeModel;
  selecting: boolean;
}

/** The rows, or why there are none. */
export function ListBody({ home, selecting }: ListBodyProps) {
  const { list, navigation } = home;
  const scroll = useRef<HTMLDivElement>(null);
  const shown = list.state === "ready" && list.articles.length > 0;
  useScrollPosition(scroll, home.listKey, shown);
  const openId = navigation.address.article?.id ?? null;
  useOpenRowInView(scroll, openId, home);
  return (
    <div
      ref={scroll}
      className={classes.scroll}
      onScroll={({ currentTarget }) => shown && rememberPosition(home.listKey, currentTarget.scrollTop)}
    >
      {home.lack === null && list.state === "failed" ? (
        <FailedPart title={listText.failed} error={list.error} busy={home.busy} onRetry={home.retry} />
      ) : home.lack === null && list.state === "loading" ? (
        <SkeletonRows count={12} kind="article" />
      ) : home.lack === null && shown ? (
        <>
          <ArticleRows reader={home} selecting={selecting} seenFrom={home.seenFrom} />
          <ListEnd list={list} />
        </>
      ) : (
        <Suspense>
          <NoRows home={home} />
        </Suspense>
      )}
    </div>
  );
}
