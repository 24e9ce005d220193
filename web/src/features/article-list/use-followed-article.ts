import { useDeferredValue } from "react";
import type { ArticleRef } from "../../domain/home-address.ts";

/**
 * The article of the reading pane. The row of the newest one is marked at once; the pane follows, and leaves out what is gone over faster
 * than it can be shown. It closes at once, so that the focus can go back to the row.
 */
export function useFollowedArticle(newest: ArticleRef | null): ArticleRef | null {
  const followed = useDeferredValue(newest);
  return newest && followed;
}
