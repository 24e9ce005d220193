import { useApolloClient } from "@apollo/client/react";
import type { KeyBinding } from "../../browser/keys.ts";
import { webAddress } from "../../domain/article-text.ts";
import { bookAddress } from "../../domain/book-address.ts";
import { homeKeyText } from "../../domain/text/home-text.ts";
import { useViewer } from "../../session/use-session.ts";
import { originalAction } from "../originals/action-text.ts";
import { type OriginalAction, offeredActions } from "../originals/original-actions.ts";
import { ARTICLE_HEAD } from "../reading-pane/article-fragments.ts";
import type { ArticleReader, ListOnScreen } from "./article-reader.ts";
import { useMailOf } from "./use-mail-of.ts";

export const readerKey = (keys: string, label: string, run: () => void): KeyBinding => ({
  keys,
  label,
  group: homeKeyText.group,
  run,
});

/** The keys of every list of articles (look.md 8): from row to row, ticks, read marks, originals, mail. Each acts on what the ones before it left. */
export function useReaderKeys(reader: ArticleReader): KeyBinding[] {
  const { cache } = useApolloClient();
  const viewer = useViewer();
  const mail = useMailOf();
  const onCursor = (run: (id: string, now: ListOnScreen) => void) => () =>
    reader.act((now) => {
      const id = now.cursor.now();
      if (id !== null) run(id, now);
    });
  const headOf = (id: string, { list }: ListOnScreen) => {
    const from = list.articles.find((article) => article.id === id);
    return from && cache.readFragment({ fragment: ARTICLE_HEAD, fragmentName: "ArticleHead", from });
  };
  const start = (action: OriginalAction) => (id: string, now: ListOnScreen) => {
    const head = headOf(id, now);
    if (head && offeredActions(viewer, [head]).includes(action))
      now.navigation.whenTold(() => now.originals.start(action, [head]));
  };
  const openSource = (id: string, now: ListOnScreen) => {
    const article = headOf(id, now);
    if (article?.__typename === "NewspaperArticle") return start("display")(id, now);
    const page = article?.__typename === "WebArticle" ? webAddress(article.url) : null;
    if (page) window.open(page, "_blank", "noopener,noreferrer");
    const book = article?.__typename === "MagazineArticle" ? bookAddress(article) : null;
    if (book) window.open(book, "_blank", "noopener");
  };
  const toggleRead = (id: string, { list, read }: ListOnScreen) => {
    const article = list.articles.find((each) => each.id === id);
    if (article) read.toggle(article);
  };
  return [
    readerKey("j", homeKeyText.next, () => reader.act(({ step }) => step(1))),
    readerKey("k", homeKeyText.previous, () => reader.act(({ step }) => step(-1))),
    readerKey(
      "x",
      homeKeyText.tick,
      onCursor((id, { ticks }) => ticks.toggle(id)),
    ),
    readerKey(
      "X",
      homeKeyText.tickRange,
      onCursor((id, { ticks }) => ticks.range(id)),
    ),
    readerKey("u", homeKeyText.unread, onCursor(toggleRead)),
    readerKey(
      "s",
      homeKeyText.sameStory,
      onCursor((id, { stories }) => stories.toggle(id)),
    ),
    readerKey("o", homeKeyText.source, onCursor(openSource)),
    readerKey("p", originalAction.print, onCursor(start("print"))),
    readerKey("t", originalAction.text, onCursor(start("text"))),
    ...(viewer.abilities.sendMail ? [readerKey("m", homeKeyText.mail, () => reader.act(mail))] : []),
  ];
}
