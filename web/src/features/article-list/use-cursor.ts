import { useState } from "react";
import type { Layout } from "../../browser/use-layout.ts";
import { focusReadingPane, focusRow } from "../reading-pane/row-focus.ts";
import type { ArticleReader, ListedArticle, LoadedList } from "./article-reader.ts";

interface CursorOf {
  list: LoadedList;
  layout: Layout;
  openId: string | null;
  openArticle: (article: ListedArticle) => void;
}

/** The row that the keys act on: the open article's, else the one that had the focus last; and the way from row to row. */
export function useCursor({
  list,
  layout,
  openId,
  openArticle,
}: CursorOf): Pick<ArticleReader, "cursor" | "open" | "step"> {
  const [focused, setFocused] = useState<string | null>(null);
  const order = list.articles.map((article) => article.id);
  const cursorId = [openId, focused].find((id) => id !== null && order.includes(id)) ?? null;
  return {
    cursor: { id: cursorId, set: setFocused },
    open: (article) => (article.id === openId ? focusReadingPane() : openArticle(article)),
    /** In the pane where there is one, else with the focus alone. */
    step(by) {
      const at = cursorId === null ? -1 : order.indexOf(cursorId);
      const target = list.articles[at < 0 ? 0 : at + by];
      if (at + by >= order.length - 1 && list.next > 0) list.loadMore();
      if (!target) return;
      if (layout === "wide" || openId !== null) openArticle(target);
      else focusRow(target.id);
    },
  };
}
