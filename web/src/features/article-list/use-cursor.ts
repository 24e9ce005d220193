import { useApolloClient } from "@apollo/client/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { focusReadingPane, focusRow } from "../reading-pane/row-focus.ts";
import type { ListedRows, ListOnScreen } from "./article-reader.ts";
import { articleRefOf } from "./article-ref.ts";
import { keptOf, type ListMemory } from "./list-memory.ts";
import { useListAround } from "./use-list-around.ts";

/** So many rows before the end of what is loaded, the next page is asked for. */
const AHEAD = 5;

/** The row of each list that the keys acted on last, for the way back from another screen. */
const rowsOf: ListMemory<string | null> = new WeakMap();

interface Kept {
  /** The row that had the focus last. */
  focused: string | null;
  /** The article that was open by then. */
  opened: string | null;
}

type CursorOf = Pick<ListOnScreen, "listKey" | "layout" | "navigation"> & { list: ListedRows };

/** The row that the keys act on: the open article's, else the one that had the focus last, also before another screen. And the way from row to row. */
export function useCursor({
  list,
  listKey,
  layout,
  navigation,
}: CursorOf): Pick<ListOnScreen, "cursor" | "step"> & { open: (row: ListedRows["articles"][number]) => void } {
  const openId = navigation.address.article?.id ?? null;
  const rows = keptOf(rowsOf, useApolloClient());
  const [{ focused, opened }, keep] = useState<Kept>({ focused: openId ?? rows.get(listKey) ?? null, opened: openId });
  // The focus follows the open article, and that needs no rendering of its own.
  if (opened !== openId) keep({ focused: openId ?? focused, opened: openId });
  const newest = useRef(focused);
  useLayoutEffect(() => {
    newest.current = openId ?? newest.current;
  }, [openId]);
  useEffect(() => void rows.set(listKey, openId ?? focused));
  const order = list.articles.map((article) => article.id);
  const cursorOf = (...ids: (string | null | undefined)[]) => ids.find((id) => !!id && order.includes(id)) ?? null;
  const now = () => cursorOf(navigation.now().article?.id, newest.current);
  const open = (article: ListedRows["articles"][number]) => {
    const ref = articleRefOf(article);
    if (article.id === navigation.now().article?.id) focusReadingPane();
    else if (ref) navigation.openArticle(ref);
  };
  const seeking = useListAround(list, openId);
  return {
    cursor: {
      id: cursorOf(openId, focused),
      now,
      set(id) {
        newest.current = id;
        keep((before) => (before.focused === id ? before : { ...before, focused: id }));
      },
    },
    open,
    /** In the pane where there is one, else with the focus alone. */
    step(by) {
      if (seeking) return "wait";
      const id = now();
      const at = id === null ? 0 : order.indexOf(id) + by;
      const target = list.articles[at];
      if (at + AHEAD >= order.length && list.next > 0) list.loadMore();
      if (!target) return at > 0 && list.next > 0 ? "wait" : undefined;
      if (layout === "wide" || navigation.now().article !== null) open(target);
      else focusRow(target.id);
      return undefined;
    },
  };
}
