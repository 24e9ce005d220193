import { useKeys } from "../../browser/keys.ts";
import { neighbourDays } from "../../domain/period.ts";
import { homeKeyText } from "../../domain/text/home-text.ts";
import { readerKey as key, useReaderKeys } from "../../features/article-list/use-reader-keys.ts";
import type { HomeModel } from "./use-home-model.ts";

/** The keys of this screen (look.md 8). Enter needs none: the row that has the focus is a link. */
export function useHomeKeys(home: HomeModel, focusFilter: () => void): void {
  const { tabs, ticks, navigation } = home;
  const toTab = (index: number) => () => {
    const source = tabs.sources[index];
    if (source && source !== tabs.active) home.chooseSource(source);
  };
  const toDay = (side: "previous" | "next") => () => {
    const day = neighbourDays(home.days, home.period)[side];
    if (day !== null) home.choosePeriod({ start: day, end: day });
  };
  const clear = () => {
    const open = navigation.now().article !== null;
    if (home.layout !== "wide" && open) navigation.closeArticle();
    else if (ticks.now().ids.size > 0) ticks.clear();
    else if (open) navigation.closeArticle();
  };
  useKeys([
    ...useReaderKeys(home),
    key("1", homeKeyText.tabs, toTab(0)),
    key("2", homeKeyText.tabs, toTab(1)),
    key("3", homeKeyText.tabs, toTab(2)),
    key("[", homeKeyText.previousDay, toDay("previous")),
    key("]", homeKeyText.nextDay, toDay("next")),
    key("f", homeKeyText.filter, focusFilter),
    key("Escape", homeKeyText.close, clear),
  ]);
}
