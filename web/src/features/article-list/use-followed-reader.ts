import { useDeferredValue } from "react";
import type { ArticleRef } from "../../domain/home-address.ts";
import type { ListOnScreen } from "./article-reader.ts";

interface Followed<Reader> {
  /** As it was for the article that is shown. */
  reader: Reader;
  article: ArticleRef | null;
}

/**
 * The reader for what is not the list: the reading pane, and what stands above the rows. The row of the newest article is marked at
 * once; these follow when that is painted, and leave out what is gone over faster than it can be shown. The article closes at once, so
 * that the focus can go back to the row.
 */
export function useFollowedReader<Reader extends Pick<ListOnScreen, "navigation">>(newest: Reader): Followed<Reader> {
  const reader = useDeferredValue(newest);
  return { reader, article: newest.navigation.address.article && reader.navigation.address.article };
}
