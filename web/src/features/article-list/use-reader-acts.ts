import { useLayoutEffect, useRef } from "react";
import type { ListOnScreen } from "./article-reader.ts";

/** What a key or button does with the reader as it is by then. "wait": once more when the list has grown. */
export type ReaderAct = (reader: ListOnScreen) => unknown;

export type ReaderActs = (act: ReaderAct) => void;

interface Waiting {
  act: ReaderAct;
  listKey: string;
}

/**
 * The order of keys and clicks: each is done with what the ones before it left, never with what was rendered last. While the list or its
 * next page is on its way they wait, in their order; another list, or a page that could not be loaded, lets them go.
 */
export function useReaderActs(reader: ListOnScreen): ReaderActs {
  const latest = useRef(reader);
  const waiting = useRef<Waiting[]>([]);
  const more = useRef(reader.list.more);
  const work = () => {
    const { current } = waiting;
    for (let next = current[0]; next && latest.current.list.state !== "loading"; next = current[0]) {
      current.shift();
      if (next.listKey !== latest.current.listKey || next.act(latest.current) !== "wait") continue;
      current.unshift(next);
      return;
    }
  };
  useLayoutEffect(() => {
    latest.current = reader;
    if (reader.list.more === "failed" && more.current !== "failed") waiting.current.length = 0;
    more.current = reader.list.more;
    work();
  });
  return (act) => {
    waiting.current.push({ act, listKey: latest.current.listKey });
    if (waiting.current.length === 1) work();
  };
}
