import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { keepInView } from "../../components/keep-in-view.ts";
import type { ListedRows, ListOnScreen } from "./article-reader.ts";
import { recallPosition } from "./list-positions.ts";

/** Goes to the top for a new list and back to its place for one that was there before. */
export function useScrollPosition(pane: RefObject<HTMLDivElement | null>, key: string, shown: boolean): void {
  useLayoutEffect(() => {
    if (pane.current && shown) pane.current.scrollTop = recallPosition(key);
  }, [pane, key, shown]);
}

/**
 * j and k, and an address with an article: its row is to be seen, and takes the focus along if the list had it. So it does where the
 * focus lies as it lay when the screen came: on the link that had led away. After the article closes, the focus comes back to its row.
 */
export function useOpenRowInView(
  pane: RefObject<HTMLDivElement | null>,
  openId: string | null,
  { list, cursor }: Pick<ListOnScreen, "cursor"> & { list: ListedRows },
): void {
  const listed = list.articles.some(({ id }) => id === openId);
  const last = useRef<string | null>(undefined);
  const [came] = useState(() => ({ focused: document.activeElement, row: cursor.id }));
  useEffect(() => {
    const comesBack = last.current === undefined && openId === null;
    const id = openId ?? (comesBack ? came.row : last.current);
    last.current = openId;
    if (openId !== null && !listed) return;
    const link = id === null ? null : pane.current?.querySelector<HTMLElement>(`[data-article="${id}"]`);
    if (!pane.current || !link) return;
    // The list stands where it was scrolled to, wherever the row is.
    if (!comesBack) keepInView(pane.current, link.closest("li") ?? link);
    const focused = document.activeElement;
    if (focused === document.body || focused === came.focused || pane.current.contains(focused))
      link.focus({ preventScroll: true });
  }, [pane, openId, listed, came]);
}
