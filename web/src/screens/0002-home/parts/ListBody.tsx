import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { emptyText } from "../../../app/text/home-text.ts";
import { EmptyState } from "../../../components/empty-state/EmptyState.tsx";
import { FailedPart } from "../../../components/failed-state/FailedPart.tsx";
import { keepInView } from "../../../components/keep-in-view.ts";
import { RefusedState } from "../../../components/refused-state/RefusedState.tsx";
import { SkeletonRows } from "../../../components/skeleton-rows/SkeletonRows.tsx";
import { recallPosition, rememberPosition } from "../list-positions.ts";
import type { HomeModel } from "../use-home-model.ts";
import { ArticleRows } from "./ArticleRows.tsx";
import { EmptyList } from "./EmptyList.tsx";
import classes from "./list-pane.module.css";
import { MoreButton } from "./MoreButton.tsx";

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
          <ArticleRows home={home} selecting={selecting} />
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

/** Goes to the top for a new list and back to its place for one that was there before. */
function useScrollPosition(pane: RefObject<HTMLDivElement | null>, key: string, shown: boolean): void {
  useLayoutEffect(() => {
    if (pane.current && shown) pane.current.scrollTop = recallPosition(key);
  }, [pane, key, shown]);
}

/**
 * j and k, and an address with an article: its row is to be seen, and takes the focus along if the list had it. After
 * the article closes, the focus comes back to its row.
 */
function useOpenRowInView(pane: RefObject<HTMLDivElement | null>, openId: string | null): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const id = openId ?? last.current;
    last.current = openId;
    const link = id === null ? null : pane.current?.querySelector<HTMLElement>(`[data-article="${id}"]`);
    if (!pane.current || !link) return;
    keepInView(pane.current, link.closest("li") ?? link);
    const focused = document.activeElement;
    if (focused === document.body || pane.current.contains(focused)) link.focus({ preventScroll: true });
  }, [pane, openId]);
}
