import { type KeyBinding, useKeys } from "../../app/keys.ts";
import { homeKeyText } from "../../app/text/home-text.ts";
import type { SearchModel } from "./use-search-model.ts";

/** The keys of a list, as on home (look.md 8). */
export function useSearchKeys(search: SearchModel): void {
  const { ticks, cursor, navigation, sources } = search;
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
    const source = sources[index];
    if (source && source !== search.active) search.chooseSource(source);
  };
  const clear = () => {
    if (search.layout === "wide" && ticks.ticked.ids.size > 0) ticks.clear();
    else if (navigation.address.article) navigation.closeArticle();
    else ticks.clear();
  };
  useKeys([
    key("j", homeKeyText.next, () => search.step(1)),
    key("k", homeKeyText.previous, () => search.step(-1)),
    key("x", homeKeyText.tick, withCursor(ticks.toggle)),
    key("X", homeKeyText.tickRange, withCursor(ticks.range)),
    key("1", homeKeyText.tabs, toTab(0)),
    key("2", homeKeyText.tabs, toTab(1)),
    key("3", homeKeyText.tabs, toTab(2)),
    key("Escape", homeKeyText.close, clear),
  ]);
}
