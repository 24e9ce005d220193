import { useEffect, useState } from "react";
import type { ListedRows } from "./article-reader.ts";

/** Most articles that are loaded to reach the one in the address. */
const FARTHEST = 200;

/**
 * A reload or a shared link: the list is loaded on until it shows the article of the address, so that counter and neighbours are alive.
 * @returns whether it is still on the way there
 */
export function useListAround(list: ListedRows, openId: string | null): boolean {
  const [first] = useState(openId);
  const { state, articles, next, more, loadMore } = list;
  const isNear = state === "ready" && next > 0 && articles.length < FARTHEST && more !== "failed";
  const seeking = openId !== null && openId === first && isNear && !articles.some(({ id }) => id === openId);
  useEffect(() => {
    if (seeking && more === "idle") loadMore();
  });
  return seeking;
}
