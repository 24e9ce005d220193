import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { EmptyState } from "../../../components/empty-state/EmptyState.tsx";
import { FailedPart } from "../../../components/failed-state/FailedPart.tsx";
import { RefusedState } from "../../../components/refused-state/RefusedState.tsx";
import { SkeletonRows } from "../../../components/skeleton-rows/SkeletonRows.tsx";
import { StateTag } from "../../../components/state-tag/StateTag.tsx";
import { countLabel } from "../../../domain/count-label.ts";
import { slashDate, timeLabel } from "../../../domain/day.ts";
import { pathOf } from "../../../domain/screen-path.ts";
import { namedText } from "../../../domain/text/article-screens-text.ts";
import { PrintFoot } from "../../../features/reading-pane/PrintFoot.tsx";
import { type Named, type NamedState, papersOf } from "../use-named-articles.ts";
import classes from "./named.module.css";

interface NamedFrameProps {
  title: string;
  articles: NamedState;
  /** Whether the links between 紙面, 本文 and すべて are shown. */
  views?: boolean;
  children: (named: Named) => ReactNode;
}

/** Title, the ways to the other lists of the same articles, and why there is no list where there is none. */
export const NamedFrame = ({ title, articles, views = false, children }: NamedFrameProps) => (
  <div className={classes.page}>
    <header className={classes.header}>
      <h1>{title}</h1>
      {views && articles.state === "ready" && <Views named={articles.named} />}
      <Link to={pathOf("0002")} className={classes.home} data-print="hide">
        {namedText.home}
      </Link>
    </header>
    <Content articles={articles}>{children}</Content>
    <PrintFoot />
  </div>
);

function Content({ articles, children }: Pick<NamedFrameProps, "articles" | "children">) {
  switch (articles.state) {
    case "none":
      return (
        <EmptyState title={namedText.noneNamed} message={namedText.noneNamedHelp}>
          <Button component={Link} to={pathOf("0002")}>
            {namedText.home}
          </Button>
        </EmptyState>
      );
    case "loading":
      return <SkeletonRows count={8} kind="article" />;
    case "refused":
      return <RefusedState message={articles.message} />;
    case "failed":
      return (
        <FailedPart title={namedText.failed} error={articles.error} busy={articles.busy} onRetry={articles.retry} />
      );
    case "ready":
      return (
        <>
          <Missing named={articles.named} />
          {children(articles.named)}
        </>
      );
  }
}

/** What the link names and the list has not: withdrawn articles each by itself, the others by their number. */
function Missing({ named: { unavailableCount, withdrawn } }: { named: Named }) {
  const others = unavailableCount - withdrawn.length;
  return (
    <>
      {others > 0 && (
        <p className={classes.note} role="status">
          {namedText.unavailable(others)}
        </p>
      )}
      <WithdrawnRows articles={withdrawn} />
    </>
  );
}

/** 取消　東都新聞　2026/11/20　2026/11/20 13:00に配信元が取り消しました. */
const WithdrawnRows = ({ articles }: { articles: Named["withdrawn"] }) =>
  articles.length > 0 && (
    <ul className={classes.withdrawn} aria-label={namedText.withdrawnList}>
      {articles.map(({ id, mediaName, issueDate, withdrawnAt }) => (
        <li key={id}>
          <StateTag tone="danger">{namedText.withdrawn}</StateTag>
          <span>
            {mediaName}　{slashDate(issueDate)}
          </span>
          <span className={classes.when}>{namedText.withdrawnAt(timeLabel(withdrawnAt, "full"))}</span>
        </li>
      ))}
    </ul>
  );

/** 紙面(n件) 本文(n件) すべて(n件): the same articles, of another kind. */
function Views({ named }: { named: Named }) {
  const { pathname, search } = useLocation();
  const views = [
    { id: "0006", twin: "sp-0006", name: namedText.imagesTab, count: named.image.length },
    { id: "0007", twin: "sp-0007", name: namedText.textsTab, count: named.text.length },
    {
      id: "0014",
      twin: "sp-0013",
      name: namedText.allTab,
      count: papersOf(named).length + named.web.length + named.magazine.length,
    },
  ] as const;
  return (
    <nav className={classes.views} aria-label={namedText.views} data-print="hide">
      {views.map(({ id, twin, name, count }) => {
        const here = pathname === pathOf(id) || pathname === pathOf(twin);
        return (
          <Link key={id} to={pathOf(id) + search} aria-current={here ? "page" : undefined}>
            {countLabel(name, count)}
          </Link>
        );
      })}
    </nav>
  );
}
