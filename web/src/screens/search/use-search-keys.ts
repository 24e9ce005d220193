import { useKeys } from "../../browser/keys.ts";
import { homeKeyText } from "../../domain/text/home-text.ts";
import { readerKey as key, useReaderKeys } from "../../features/article-list/use-reader-keys.ts";
import type { SearchModel } from "./use-search-model.ts";

/** The keys of a list, as on home (look.md 8). */
export function useSearchKeys(search: SearchModel): void {
  const { ticks, navigation, sources } = search;
  const toTab = (index: number) => () => {
    const source = sources[index];
    if (source && source !== search.active) search.chooseSource(source);
  };
  const clear = () => {
    if (search.layout === "wide" && ticks.now().ids.size > 0) ticks.clear();
    else if (navigation.now().article) navigation.closeArticle();
    else ticks.clear();
  };
  useKeys([
    ...useReaderKeys(search),
    key("1", homeKeyText.tabs, toTab(0)),
    key("2", homeKeyText.tabs, toTab(1)),
    key("3", homeKeyText.tabs, toTab(2)),
    key("Escape", homeKeyText.close, clear),
  ]);
}
