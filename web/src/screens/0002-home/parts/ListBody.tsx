import { useRef } from "react";
import { EmptyState } from "../../../components/empty-state/EmptyState.tsx";
import { FailedPart } from "../../../components/failed-state/FailedPart.tsx";
import { RefusedState } from "../../../components/refused-state/RefusedState.tsx";
import { SkeletonRows } from "../../../components/skeleton-rows/SkeletonRows.tsx";
import { emptyText } from "../../../domain/text/home-text.ts";
import { ArticleRows } from "../../../features/article-list/ArticleRows.tsx";
import classes from "../../../features/article-list/list-pane.module.css";
import { rememberPosition } from "../../../features/article-list/list-positions.ts";
import { MoreButton } from "../../../features/article-list/MoreButton.tsx";
import { useOpenRowInView, useScrollPosition } from "../../../features/article-list/use-list-scroll.ts";
import type { HomeModel } from "../use-home-model.ts";
import { EmptyList } from "./EmptyList.tsx";

interface ListBodyProps {
  home: HomeModel;
  selecting: boolean;
}

/** The rows, or why there are none. */
export function ListBody({ home, selecting }: ListBodyProps) {
  const { list, tabs, navigation } = home;
  const scroll = useRef<HTMLDivElement>(null);
  const shown = list.state === "ready" && list.articles.length > 0;
  useScrollPosition(scroll, home.listKey, shown);
  useOpenRowInView(scroll, navigation.address.article?.id ?? null);
  return (
    <div
      ref={scroll}
      className={classes.scroll}
      onScroll={({ currentTarget }) => shown && rememberPosition(home.listKey, currentTarget.scrollTop)}
    >
      {home.lack === "theme" ? (
        <EmptyState title={emptyText.noTheme} message={emptyText.noThemeHelp} />
      ) : home.lack === "this theme" ? (
        <RefusedState message={emptyText.themeGone} detail={emptyText.themeGoneHelp} />
      ) : list.state === "failed" ? (
        <FailedPart title={emptyText.failed} error={list.error} busy={home.busy} onRetry={home.retry} />
      ) : list.state === "loading" ? (
        <SkeletonRows count={12} kind="article" />
      ) : shown ? (
        <>
          <ArticleRows reader={home} selecting={selecting} />
          <MoreButton list={list} />
        </>
      ) : (
        <EmptyList
          unreadOnly={
            home.unread.asOf !== null && home.tabs.active !== null && (home.tabs.countOf(home.tabs.active) ?? 0) > 0
          }
          onShowAll={() => home.unread.set(false)}
          period={home.period}
          whole={home.wholePeriod}
          days={home.days}
          others={tabs.others}
          onPeriod={home.choosePeriod}
          onSource={home.chooseSource}
        />
      )}
    </div>
  );
}
