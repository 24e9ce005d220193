import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { rangeOf, towards } from "./block-range.ts";
import type { BlocksNear as Blocks, Near } from "./use-blocks-near.ts";

/** px above and below the pane in which blocks are there before they are seen. */
const AROUND = 1200;

export interface BlocksNearProps extends Pick<Blocks, "near" | "setNear"> {
  /** Holds an element with data-block before each block, which takes the height of a folded one. */
  list: RefObject<HTMLElement | null>;
  of: string;
  count: number;
}

/** Looks which blocks of a long list are near the visible part of its pane. Comes with the first list that is long. */
export default function BlocksNear({ list, of, count, near, setNear }: BlocksNearProps) {
  const [known, know] = useState(() => ({ of, heights: new Map<number, number>() }));
  if (known.of !== of) know({ of, heights: new Map() });
  const { heights } = known;

  const look = useCallback(() => {
    const pane = list.current?.parentElement;
    if (!pane || !list.current) return;
    const marks = [...list.current.querySelectorAll<HTMLElement>(":scope > [data-block]")];
    const edges = [...marks.map((mark) => mark.offsetTop), list.current.offsetTop + list.current.offsetHeight];
    for (const [block, mark] of marks.entries())
      if (mark.dataset.block === "there") heights.set(block, (edges[block + 1] ?? 0) - (edges[block] ?? 0));
    const { scrollTop: top, clientHeight } = pane;
    const seen = rangeOf(edges, top, top + clientHeight);
    const wanted = rangeOf(edges, top - AROUND, top + clientHeight + AROUND);
    const rest = { of, heights, focused: blockOfFocus(list.current, marks) };
    // Between two frames, in pieces: a wheel that turns faster than rows come must not hold up the page.
    startTransition(() =>
      setNear((before) => {
        const next = { ...towards(before?.of === of ? before : null, seen, wanted), ...rest };
        return before && isSame(before, next) ? before : next;
      }),
    );
  }, [list, heights, of, setNear]);

  useLayoutEffect(() => {
    if (count > 0) look();
  }, [count, look]);
  useEffect(() => {
    if (near) look();
  }, [look, near]);
  useEffect(() => {
    const pane = list.current?.parentElement;
    if (!pane) return;
    const whole = () => flushSync(() => setNear(() => null));
    pane.addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    addEventListener("beforeprint", whole);
    addEventListener("afterprint", look);
    return () => {
      pane.removeEventListener("scroll", look);
      removeEventListener("resize", look);
      removeEventListener("beforeprint", whole);
      removeEventListener("afterprint", look);
    };
  }, [list, look, setNear]);
  return null;
}

const isSame = (one: Near, other: Near): boolean =>
  one.of === other.of && one.from === other.from && one.to === other.to && one.focused === other.focused;

function blockOfFocus(list: HTMLElement, marks: HTMLElement[]): number {
  const { activeElement: focused } = document;
  if (!list.contains(focused) || focused === null) return -1;
  return marks.findLastIndex(
    (mark) => (mark.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}
