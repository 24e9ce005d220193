import { useRef, useState } from "react";
import type { LoadedList } from "./article-reader.ts";

/**
 * Further pages of a list, one at a time however often they are asked for.
 * @param of identity of the list
 * @param append brings the next page; what it throws shows as failed
 */
export function useMorePages(of: string, append: () => Promise<void>): Pick<LoadedList, "more" | "loadMore"> {
  const [pages, setPages] = useState<{ of: string; state: "loading" | "failed" } | null>(null);
  const underWay = useRef(new Set<string>());
  const loadMore = async () => {
    if (underWay.current.has(of)) return;
    underWay.current.add(of);
    setPages({ of, state: "loading" });
    try {
      await append();
      setPages(null);
    } catch {
      setPages({ of, state: "failed" });
    } finally {
      underWay.current.delete(of);
    }
  };
  return { more: pages?.of === of ? pages.state : "idle", loadMore: () => void loadMore() };
}
