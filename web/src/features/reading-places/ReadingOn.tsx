import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useKeys } from "../../browser/keys.ts";
import { type Selection, sameSelection } from "../../domain/selection.ts";
import { useViewer } from "../../session/use-session.ts";
import type { ArticleReader } from "../article-list/article-reader.ts";
import { readerKey } from "../article-list/use-reader-keys.ts";
import { READING_PANE_ID } from "../reading-pane/row-focus.ts";
import { VISIT_LIST } from "./change-documents.ts";
import { refreshPlaces } from "./refresh-places.ts";
import { placesText as text } from "./text.ts";

interface ReadingOnProps {
  reader: ArticleReader;
  /** Every list of the tree from top to bottom, with what is unread in it. */
  lists: readonly { selection: Selection; unread: number }[];
  onChoose: (selection: Selection) => void;
}

/** A page is scrolled by so much of its height, so that the last lines are seen again on top. */
const PAGE = 0.85;

/** space: down the open article, then to the next unread one, in this list or in the next that has any. n goes there at once. */
export default function ReadingOn({ reader, lists, onChoose }: ReadingOnProps) {
  useVisit(reader);
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
      } else chooseNext(reader.selection ?? null, lists, onChoose);
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
}

/** The next list below with anything unread, else from the top. */
function chooseNext(here: Selection | null, lists: ReadingOnProps["lists"], onChoose: ReadingOnProps["onChoose"]) {
  const at = lists.findIndex(({ selection }) => sameSelection(selection, here));
  const order = [...lists.slice(at + 1), ...lists.slice(0, Math.max(at, 0))];
  const found = order.find(({ unread }) => unread > 0);
  if (found) onChoose(found.selection);
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
