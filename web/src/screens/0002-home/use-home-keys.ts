import { useApolloClient } from "@apollo/client/react";
import { type KeyBinding, useKeys } from "../../app/keys.ts";
import { type OriginalAction, offeredActions } from "../../app/original/original-actions.ts";
import { homeKeyText } from "../../app/text/home-text.ts";
import { originalAction } from "../../app/text/original-text.ts";
import { useViewer } from "../../app/use-session.ts";
import { ARTICLE_HEAD } from "../../components/reading-pane/article-fragments.ts";
import { webAddress } from "../../domain/article-text.ts";
import { bookAddress } from "../../domain/book-address.ts";
import { neighbourDays } from "../../domain/period.ts";
import type { HomeModel } from "./use-home-model.ts";

/** The keys of this screen (look.md 8). Enter needs none: the row that has the focus is a link. */
export function useHomeKeys(home: HomeModel, focusFilter: () => void): void {
  const { cache } = useApolloClient();
  const viewer = useViewer();
  const { tabs, ticks, cursor, navigation } = home;
  const key = (keys: string, label: string, run: () => void): KeyBinding => ({
    keys,
    label,
    group: homeKeyText.group,
    run,
  });
  const withCursor = (act: (id: string) => void) => () => {
    if (cursor.id !== null) act(cursor.id);
  };
  const toTab = (index: number) => () => {
    const source = tabs.sources[index];
    if (source && source !== tabs.active) home.chooseSource(source);
  };
  const toDay = (side: "previous" | "next") => () => {
    const day = neighbourDays(home.days, home.period)[side];
    if (day !== null) home.choosePeriod({ start: day, end: day });
  };
  const clear = () => {
    if (home.layout !== "wide" && navigation.address.article) navigation.closeArticle();
    else if (ticks.ticked.ids.size > 0) ticks.clear();
    else if (navigation.address.article) navigation.closeArticle();
  };
  const headOf = (id: string) => {
    const listed = home.list.articles.find((article) => article.id === id);
    return listed && cache.readFragment({ fragment: ARTICLE_HEAD, fragmentName: "ArticleHead", from: listed });
  };
  const act = (action: OriginalAction) => (id: string) => {
    const head = headOf(id);
    if (head && offeredActions(viewer, [head]).includes(action)) home.originals.start(action, [head]);
  };
  const openSource = withCursor((id) => {
    const article = headOf(id);
    if (article?.__typename === "NewspaperArticle") return act("display")(id);
    const page = article?.__typename === "WebArticle" ? webAddress(article.url) : null;
    if (page) window.open(page, "_blank", "noopener,noreferrer");
    const book = article?.__typename === "MagazineArticle" ? bookAddress(article) : null;
    if (book) window.open(book, "_blank", "noopener");
  });
  useKeys([
    key("j", homeKeyText.next, () => home.step(1)),
    key("k", homeKeyText.previous, () => home.step(-1)),
    key("x", homeKeyText.tick, withCursor(ticks.toggle)),
    key("X", homeKeyText.tickRange, withCursor(ticks.range)),
    key(
      "u",
      homeKeyText.unread,
      withCursor((id) => {
        const article = home.list.articles.find((each) => each.id === id);
        if (article) home.read.mark(id, !home.read.isRead(article));
      }),
    ),
    key("1", homeKeyText.tabs, toTab(0)),
    key("2", homeKeyText.tabs, toTab(1)),
    key("3", homeKeyText.tabs, toTab(2)),
    key("[", homeKeyText.previousDay, toDay("previous")),
    key("]", homeKeyText.nextDay, toDay("next")),
    key("f", homeKeyText.filter, focusFilter),
    key("o", homeKeyText.source, openSource),
    key("p", originalAction.print, withCursor(act("print"))),
    key("t", originalAction.text, withCursor(act("text"))),
    key("Escape", homeKeyText.close, clear),
  ]);
}
