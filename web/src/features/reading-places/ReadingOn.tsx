import { useApolloClient } from "@apollo/client/react";
import { memo, useEffect } from "react";
import { useKeys } from "../../browser/keys.ts";
import { type Selection, sameSelection } from "../../domain/selection.ts";
import { visibleSources } from "../../domain/source.ts";
import { allNodes, type ThemeTreeData, type TreeNode, treeSections } from "../../domain/theme-tree.ts";
import { useViewer } from "../../session/use-session.ts";
import type { ArticleReader } from "../article-list/article-reader.ts";
import { readerKey } from "../article-list/use-reader-keys.ts";
import { READING_PANE_ID } from "../reading-pane/row-focus.ts";
import { VISIT_LIST } from "./change-documents.ts";
import { refreshPlaces } from "./refresh-places.ts";
import { placesText as text } from "./text.ts";
import { unreadThemes, useAppBadge } from "./use-app-badge.ts";
import { type Places, unreadIn } from "./use-reading-places.ts";

interface ReadingOnProps {
  reader: ArticleReader;
  tree: ThemeTreeData | undefined;
  places: Places | undefined;
  onChoose: (selection: Selection) => void;
}

/** A page is scrolled by so much of its height, so that the last lines are seen again on top. */
const PAGE = 0.85;

/** space: down the open article, then to the next unread one, in this list or in the next that has any. n goes there at once. */
export default memo(function ReadingOn({ reader, tree, places, onChoose }: ReadingOnProps) {
  const { subthemeDisplay, sources } = useViewer();
  const lists = tree ? allNodes(treeSections(tree, subthemeDisplay)) : [];
  const hasUnread = (node: TreeNode) => (unreadIn(places, node, visibleSources(sources)) ?? 0) > 0;
  useVisit(reader);
  useAppBadge(
    places && unreadThemes(lists.map((node) => [node, unreadIn(places, node, visibleSources(sources)) ?? 0])),
  );
  useRefreshed();
  const next = () =>
    reader.act((now) => {
      const { list, read, navigation } = now;
      const id = navigation.now().article?.id ?? null;
      const at = list.articles.findIndex((each) => each.id === id);
      const found = list.articles.slice(at + 1).find((each) => !read.isRead(each));
      if (found) now.open(found);
      else if (list.next > 0 && list.more !== "failed") {
        list.loadMore();
        return "wait";
      } else {
        const following = nextOf(reader.selection ?? null, lists).find(hasUnread);
        if (following) onChoose(following.selection);
      }
      return undefined;
    });
  const scrollOrNext = (event: KeyboardEvent) => {
    const pane = reader.navigation.now().article ? document.getElementById(READING_PANE_ID) : null;
    const by = (pane?.clientHeight ?? 0) * PAGE * (event.shiftKey ? -1 : 1);
    if (!pane || (!event.shiftKey && pane.scrollTop + pane.clientHeight >= pane.scrollHeight - 4)) next();
    else pane.scrollBy({ top: by });
  };
  useKeys([
    { ...readerKey(" ", text.onward, () => undefined), run: scrollOrNext },
    readerKey("n", text.nextUnread, next),
  ]);
  return null;
});

/** The lists below one, then those above it. */
function nextOf(here: Selection | null, lists: readonly TreeNode[]): TreeNode[] {
  const at = lists.findIndex(({ selection }) => sameSelection(selection, here));
  return [...lists.slice(at + 1), ...lists.slice(0, Math.max(at, 0))];
}

/** Tells the server which article was the newest, once for each list and newest article. */
function useVisit({ list, selection }: ArticleReader): void {
  const client = useApolloClient();
  const { isSupportView } = useViewer();
  const newest = list.articles.reduce((most, { id }) => Math.max(most, Number(id)), 0);
  const kind = selection?.kind;
  const id = selection?.id;
  useEffect(() => {
    if (newest === 0 || !kind || !id || isSupportView) return;
    const variables = { selection: { kind, id }, articleId: String(newest) };
    client.mutate({ mutation: VISIT_LIST, variables }).catch(() => undefined);
  }, [client, newest, kind, id, isSupportView]);
}

/** Coming back to the window shows what was read elsewhere. */
function useRefreshed(): void {
  const client = useApolloClient();
  useEffect(() => {
    const refresh = () => document.visibilityState === "visible" && refreshPlaces(client);
    document.addEventListener("visibilitychange", refresh);
    return () => document.removeEventListener("visibilitychange", refresh);
  }, [client]);
}
