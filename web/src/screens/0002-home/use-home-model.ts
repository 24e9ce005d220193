import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { useLayout } from "../../browser/use-layout.ts";
import { todayInTokyo } from "../../domain/day.ts";
import type { HomeAddress } from "../../domain/home-address.ts";
import { defaultPeriod, type Period, samePeriod } from "../../domain/period.ts";
import { type Selection, sameSelection } from "../../domain/selection.ts";
import type { SortName } from "../../domain/sort.ts";
import { type Counts, countOf, type Source, visibleSources } from "../../domain/source.ts";
import { allNodes, treeSections } from "../../domain/theme-tree.ts";
import { forgetPositions } from "../../features/article-list/list-positions.ts";
import { useCursor } from "../../features/article-list/use-cursor.ts";
import { useReadMarks } from "../../features/article-list/use-read-marks.ts";
import { useReaderActs } from "../../features/article-list/use-reader-acts.ts";
import { forgetStories, useStories } from "../../features/article-list/use-stories.ts";
import { forgetTicks, useTicks } from "../../features/article-list/use-ticks.ts";
import { useOriginals } from "../../features/originals/use-originals.tsx";
import { seenFrom, useReadingPlaces, useSeen } from "../../features/reading-places/use-reading-places.ts";
import { useViewer } from "../../session/use-session.ts";
import { readSwitch, useSetting } from "../../session/use-setting.ts";
import { homeKey } from "./home-inputs.ts";
import { forgetUnreadMoment, unreadMoment } from "./unread-moment.ts";
import { type ArticleList, useArticleList } from "./use-article-list.ts";
import { useHomeAddress } from "./use-home-address.ts";
import { forgetHome, type HomeQuery, useHomeQuery } from "./use-home-query.ts";
import { useSorts } from "./use-sorts.ts";

export type HomeModel = ReturnType<typeof useHomeModel>;

/** All of the home screen's state: what the address says, what the server answered, and what the user may do with it. */
export function useHomeModel() {
  const { sources: visibility, abilities } = useViewer();
  const sources = useMemo(() => visibleSources(visibility), [visibility]);
  const layout = useLayout();
  const navigation = useHomeAddress();
  const { address } = navigation;
  const [sorts, setSort] = useSorts();
  const active = address.source && sources.includes(address.source) ? address.source : (sources[0] ?? null);
  const sort: SortName = active ? sorts[active] : "none";
  const home = useHomeQuery(address, active, sort);
  const key = homeKey(address);
  const unread = useUnreadOnly(key);
  const [hidden, setHidden] = useSetting("unpublished-too", readSwitch);
  const unpublished = hidden && abilities.administer;
  const { wanted = null } = address;
  const narrowed = { unreadAsOf: unread.asOf, unpublished, wanted };
  const isNarrowed = Object.values(narrowed).some(Boolean);
  const list = useArticleList(home, active, sort, narrowed);
  const { data, shown } = home;
  const chosen = useMemo(() => chosenNode({ data, shown }, address.selection), [data, shown, address.selection]);
  const order = list.articles.map((article) => article.id);
  const today = todayInTokyo(new Date());
  const places = useReadingPlaces(home.shown?.period);
  const seen = useSeen(places, chosen.selection);
  const listKey = `${key} ${active} ${sort}${isNarrowed ? JSON.stringify({ ...narrowed, unreadAsOf: unread.asOf !== null }) : ""}`;
  const reader = {
    layout,
    navigation,
    data: home.shown,
    failed: home.error !== undefined && home.shown === undefined,
    selection: chosen.selection,
    name: chosen.name,
    lack: lackOf(home),
    period: address.period ?? home.data?.period ?? defaultPeriod(today),
    wholePeriod: address.period === null || samePeriod(address.period, defaultPeriod(today)),
    today,
    days: daysOf(home, chosen.selection, active),
    tabs: tabsOf(sources, active, sort, countsOf(home, chosen.counts, isNarrowed ? null : list.total, active)),
    list,
    places,
    seenFrom: sort === "none" ? seenFrom(list.articles, seen) : null,
    listKey,
    busy: home.loading,
    retry: () => void list.refetch().catch(() => undefined),
    originals: useOriginals({ selection: chosen.selection }),
    ticks: useTicks(key, active, order),
    stories: useStories(key),
    read: useReadMarks(address.article?.id ?? null),
    unread,
    unpublished: abilities.administer ? { on: unpublished, set: (next: boolean) => setHidden(next ? "on" : "") } : null,
    chooseSort: (next: SortName) => active && setSort(active, next),
    ...useActions(navigation, list, home),
    ...useCursor({ list, listKey, layout, navigation }),
  };
  return { ...reader, act: useReaderActs(reader) };
}

/** 未読のみ, kept for the user; switched on, it begins with what is unread now. */
function useUnreadOnly(key: string) {
  const client = useApolloClient();
  const [on, store] = useSetting("unread-only", readSwitch);
  return {
    asOf: on ? unreadMoment(client, key) : null,
    set(next: boolean) {
      forgetUnreadMoment(client, key);
      store(next ? "on" : "");
    },
  };
}

/** What leads to another address. Choosing a theme or a period asks anew; going back does not. */
function useActions({ now, go }: ReturnType<typeof useHomeAddress>, list: ArticleList, home: HomeQuery) {
  const client = useApolloClient();
  const visit = (change: Partial<HomeAddress>) => {
    const address = now();
    const next = { ...address, ...change, article: null };
    forgetPositions(homeKey(next));
    if (homeKey(next) === homeKey(address)) {
      for (const refetch of new Set([home.refetch, list.refetch])) refetch().catch(() => undefined);
    } else {
      forgetHome(client, next);
      forgetTicks(client, homeKey(next));
      forgetStories(client, homeKey(next));
    }
    go({ ...change, article: null });
  };
  return {
    chooseSelection: (selection: Selection) => visit({ selection }),
    choosePeriod: (period: Period | null) => visit({ period }),
    chooseSource: (source: Source) => go({ source, article: null }),
  };
}

/** Why no list can be: the user has no theme at all, or the one in the address is not to be seen (any more). */
function lackOf({ data }: HomeQuery): "theme" | "this theme" | null {
  if (!data || data.selected) return null;
  return allNodes(treeSections(data.tree, true)).length === 0 ? "theme" : "this theme";
}

interface Chosen {
  selection: Selection | null;
  name: string;
  counts: Counts | null;
}

/** What is chosen, as the server says; until it does, as the tree knows it. */
function chosenNode(home: Pick<HomeQuery, "data" | "shown">, asked: Selection | null): Chosen {
  const selected = home.data?.selected;
  if (selected)
    return { selection: { kind: selected.kind, id: selected.id }, name: selected.name, counts: selected.counts };
  const nodes = home.shown && asked ? allNodes(treeSections(home.shown.tree, true)) : [];
  const node = nodes.find((each) => sameSelection(each.selection, asked));
  return { selection: asked, name: node?.name ?? "", counts: node?.counts ?? null };
}

/** Days with articles of one tab; while another period is on its way, those that were there for the same selection. */
function daysOf({ shown }: HomeQuery, selection: Selection | null, source: Source | null): readonly string[] {
  if (!shown?.selected || !sameSelection(selection, { kind: shown.selected.kind, id: shown.selected.id })) return [];
  return shown.availableDays.find((each) => each.source === source)?.days ?? [];
}

/** A loaded list counts itself; else the tree's count; 0 before anything is chosen; null for what could not be loaded. */
const countsOf =
  (home: HomeQuery, counts: Counts | null, listed: number | null, active: Source | null) =>
  (source: Source): number | null => {
    if (source === active && listed !== null) return listed;
    if (counts) return countOf(counts, source);
    return home.error === undefined ? 0 : null;
  };

function tabsOf(
  sources: readonly Source[],
  active: Source | null,
  sort: SortName,
  count: (source: Source) => number | null,
) {
  const others = sources
    .map((source) => ({ source, count: count(source) ?? 0 }))
    .filter((each) => each.source !== active && each.count > 0);
  return { sources, active, sort, countOf: count, others };
}
