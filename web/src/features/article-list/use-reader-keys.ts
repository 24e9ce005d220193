import { useApolloClient } from "@apollo/client/react";
import type { KeyBinding } from "../../browser/keys.ts";
import { webAddress } from "../../domain/article-text.ts";
import { bookAddress } from "../../domain/book-address.ts";
import { homeKeyText } from "../../domain/text/home-text.ts";
import { useViewer } from "../../session/use-session.ts";
import { originalAction } from "../originals/action-text.ts";
import { type OriginalAction, offeredActions } from "../originals/original-actions.ts";
import { ARTICLE_HEAD } from "../reading-pane/article-fragments.ts";
import type { ArticleReader } from "./article-reader.ts";

export const readerKey = (keys: string, label: string, run: () => void): KeyBinding => ({
  keys,
  label,
  group: homeKeyText.group,
  run,
});

/** The keys of every list of articles (look.md 8): from row to row, ticks, read marks, originals. */
export function useReaderKeys(reader: ArticleReader): KeyBinding[] {
  const { list, ticks, stories, cursor, read, originals } = reader;
  const { cache } = useApolloClient();
  const viewer = useViewer();
  const withCursor = (act: (id: string) => void) => () => {
    if (cursor.id !== null) act(cursor.id);
  };
  const listed = (id: string) => list.articles.find((article) => article.id === id);
  const headOf = (id: string) => {
    const from = listed(id);
    return from && cache.readFragment({ fragment: ARTICLE_HEAD, fragmentName: "ArticleHead", from });
  };
  const act = (action: OriginalAction) => (id: string) => {
    const head = headOf(id);
    if (head && offeredActions(viewer, [head]).includes(action)) originals.start(action, [head]);
  };
  const openSource = (id: string) => {
    const article = headOf(id);
    if (article?.__typename === "NewspaperArticle") return act("display")(id);
    const page = article?.__typename === "WebArticle" ? webAddress(article.url) : null;
    if (page) window.open(page, "_blank", "noopener,noreferrer");
    const book = article?.__typename === "MagazineArticle" ? bookAddress(article) : null;
    if (book) window.open(book, "_blank", "noopener");
  };
  const toggleRead = (id: string) => {
    const article = listed(id);
    if (article) read.mark(id, !read.isRead(article));
  };
  return [
    readerKey("j", homeKeyText.next, () => reader.step(1)),
    readerKey("k", homeKeyText.previous, () => reader.step(-1)),
    readerKey("x", homeKeyText.tick, withCursor(ticks.toggle)),
    readerKey("X", homeKeyText.tickRange, withCursor(ticks.range)),
    readerKey("u", homeKeyText.unread, withCursor(toggleRead)),
    readerKey("s", homeKeyText.sameStory, withCursor(stories.toggle)),
    readerKey("o", homeKeyText.source, withCursor(openSource)),
    readerKey("p", originalAction.print, withCursor(act("print"))),
    readerKey("t", originalAction.text, withCursor(act("text"))),
  ];
}
