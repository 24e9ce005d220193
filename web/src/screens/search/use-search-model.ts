import { useLayout } from "../../browser/use-layout.ts";
import type { SortName } from "../../domain/sort.ts";
import { countOf, type Source, visibleSources } from "../../domain/source.ts";
import type { ListOnScreen } from "../../features/article-list/article-reader.ts";
import { type ListMemory, useListMemory } from "../../features/article-list/list-memory.ts";
import { useCursor } from "../../features/article-list/use-cursor.ts";
import { useReadMarks } from "../../features/article-list/use-read-marks.ts";
import { useReaderActs } from "../../features/article-list/use-reader-acts.ts";
import { useStories } from "../../features/article-list/use-stories.ts";
import { useTicks } from "../../features/article-list/use-ticks.ts";
import { useOriginals } from "../../features/originals/use-originals.tsx";
import { useViewer } from "../../session/use-session.ts";
import type { useSearchAddress } from "./use-search-address.ts";
import { useSearchResults } from "./use-search-results.ts";

export type SearchModel = ReturnType<typeof useSearchModel>;

/** Of the searches that are kept for the way back. */
const sortsOf: ListMemory<Readonly<Record<Source, SortName>>> = new WeakMap();
const NO_SORTS: Readonly<Record<Source, SortName>> = { NEWSPAPER: "none", WEB: "none", MAGAZINE: "none" };

/** One search on the screen: what the address asks for, what the server found, and what the user may do with it. */
export function useSearchModel(navigation: ReturnType<typeof useSearchAddress>, searchKey: string) {
  const { sources: visibility } = useViewer();
  const { address, go } = navigation;
  const sources = visibleSources(visibility).filter((source) => address.terms.sources?.includes(source) ?? true);
  const asked = address.source && sources.includes(address.source) ? address.source : null;
  const sorts = useListMemory(sortsOf, "sorts");
  const sort: SortName = asked ? (sorts.kept ?? NO_SORTS)[asked] : "none";
  const layout = useLayout();
  const results = useSearchResults(address.terms, asked, sort);
  const active = asked ?? results.source ?? (results.state === "ready" ? (sources[0] ?? null) : null);
  const order = results.articles.map((article) => article.id);
  const listKey = `search ${searchKey} ${active} ${sort}`;
  const reader: ListOnScreen = {
    layout,
    listKey,
    navigation,
    list: results,
    period: address.terms.period ?? {},
    markedWords: results.markedWords,
    ticks: useTicks(searchKey, active, order),
    stories: useStories(searchKey),
    read: useReadMarks(address.article?.id ?? null),
    originals: useOriginals({ markedWords: results.markedWords }),
    ...useCursor({ list: results, listKey, layout, navigation }),
  };
  return {
    ...reader,
    act: useReaderActs(reader),
    navigation,
    results,
    sources,
    active,
    sort,
    countOf: (source: Source): number | null => (results.counts ? countOf(results.counts, source) : null),
    chooseSource: (source: Source) => go({ source, article: null }),
    /** The order belongs to a tab, so the tab is named from then on. */
    chooseSort(next: SortName) {
      if (!active) return;
      sorts.change((before = NO_SORTS) => ({ ...before, [active]: next }));
      if (asked !== active) go({ source: active }, { replace: true });
    },
  };
}
