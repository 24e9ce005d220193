import { useState } from "react";
import { useLocation } from "react-router";
import type { OpenedFrom } from "../../domain/article-address.ts";
import { isNewspaper } from "../../domain/newspaper.ts";
import type { SortName } from "../../domain/sort.ts";
import { sortRows } from "../../domain/sort-rows.ts";
import { useTicks } from "../../features/article-list/use-ticks.ts";
import { type NamedArticle, type OriginalAction, offeredActions } from "../../features/originals/original-actions.ts";
import { useOriginals } from "../../features/originals/use-originals.tsx";
import { useViewer } from "../../session/use-session.ts";
import type { NamedRow } from "./use-named-articles.ts";

export type NamedList<Row extends NamedRow = NamedRow> = ReturnType<typeof useNamedList<Row>>;

/**
 * One list of named articles: its order and its ticks, each tab with its own (spec section 2, Article screens), and what may be done
 * with the ticked ones.
 */
export function useNamedList<Row extends NamedRow>(listed: readonly Row[], tab: string, from: OpenedFrom) {
  const viewer = useViewer();
  const [sorts, setSorts] = useState<Readonly<Record<string, SortName>>>({});
  const sort = sorts[tab] ?? "none";
  const rows = sortRows(listed.map(withPublished), sort).map(({ row }) => row);
  const ticks = useTicks(
    useLocation().search,
    tab,
    rows.map(({ id }) => id),
  );
  const ticked = rows.filter(({ id }) => ticks.ticked.ids.has(id));
  const papers: NamedArticle[] = ticked.filter(isNewspaper);
  // A mail's link is refused as a whole where one of its articles is beyond the user's rights (spec section 2, mode 2).
  const may = (action: OriginalAction) =>
    !from.isMail || papers.every((paper) => offeredActions(viewer, [paper]).includes(action));
  return {
    rows,
    sort,
    setSort: (next: SortName) => setSorts({ ...sorts, [tab]: next }),
    ticks,
    ticked,
    papers,
    offered: offeredActions(viewer, papers).filter(may),
    originals: useOriginals(from),
    from,
  };
}

const withPublished = <Row extends NamedRow>(row: Row) => ({
  row,
  id: row.id,
  title: row.title,
  published: publishedOf(row),
});

function publishedOf(row: NamedRow): string | null {
  switch (row.__typename) {
    case "NewspaperArticle":
      return row.issueDate;
    case "WebArticle":
      return row.reportedAt;
    case "MagazineArticle":
      return row.coverDate;
  }
}
