import { useDeferredValue, useLayoutEffect, useRef } from "react";
import type { ArticleRef } from "../../domain/home-address.ts";
import type { ListOnScreen } from "./article-reader.ts";

interface Followed<Reader> {
  /** As it was for the article that is shown. */
  reader: Reader;
  article: ArticleRef | null;
}

/** What is shown beside the list. All else of a reader is a way to do something, and the ways of an older one lead to the same. */
const shownOf = ({ layout, listKey, list, selection, markedWords, navigation, originals, ticks }: ListOnScreen) => [
  ...[layout, listKey, list.articles, list.state, list.total, list.next, selection, markedWords],
  ...[navigation.address.article, navigation.openedHere, originals.start, ticks.ticked],
];

function showsSame(one: ListOnScreen, other: ListOnScreen): boolean {
  const parts = shownOf(other);
  return one === other || shownOf(one).every((part, at) => part === parts[at]);
}

/**
 * The reader for what is not the list: the reading pane, and what stands above the rows. The row of the newest article is marked at
 * once; these follow when that is painted, and leave out what is gone over faster than it can be shown. The article closes at once, so
 * that the focus can go back to the row. It is the same object as long as it shows the same, so that a rendering of the screen for
 * anything else, as the browser's address, renders nothing of this.
 */
export function useFollowedReader<Reader extends ListOnScreen>(newest: Reader): Followed<Reader> {
  const last = useRef(newest);
  const reader = useDeferredValue(showsSame(last.current, newest) ? last.current : newest);
  useLayoutEffect(() => {
    if (!showsSame(last.current, newest)) last.current = newest;
  });
  return { reader, article: newest.navigation.address.article && reader.navigation.address.article };
}
