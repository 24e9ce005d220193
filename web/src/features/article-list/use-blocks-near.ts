import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

/** A list so long is in the page as a whole: it costs little, and the browser's own search finds all of it. */
const WHOLE_BLOCKS = 20;

/** px above and below the pane in which blocks are there before they are seen. */
const AROUND = 1200;

interface Near {
  from: number;
  to: number;
  /** Has the focus, wherever it is. */
  focused: number;
}

export interface BlocksNear {
  /** Only then blocks are folded. */
  isLong: boolean;
  /** Height in px of a block that is folded, null of one that is there. */
  heightOf: (block: number) => number | null;
}

const EVERYTHING: Near = { from: 0, to: Number.POSITIVE_INFINITY, focused: -1 };

/**
 * Of a long list, which blocks of rows are in the page: those near the visible part of the pane, the one with the focus, those whose
 * height nobody knows yet, and those that `keeps` names. All others are folded to their height, so that the list is as high and stands
 * where it did. On paper, and as long as the list is short, everything is there.
 * @param list of a long list holds an element with data-block before each block, which takes the height of a folded one
 * @param of another list or layout has other heights
 */
export function useBlocksNear(
  list: RefObject<HTMLElement | null>,
  { of, count, keeps }: { of: string; count: number; keeps: (block: number) => boolean },
): BlocksNear {
  const [near, setNear] = useState(EVERYTHING);
  const [known, know] = useState(() => ({ of, heights: new Map<number, number>() }));
  if (known.of !== of) know({ of, heights: new Map() });
  const { heights } = known;
  const isLong = count > WHOLE_BLOCKS;

  const look = useCallback(() => {
    const pane = list.current?.parentElement;
    if (!pane || !list.current) return;
    const marks = [...list.current.querySelectorAll<HTMLElement>(":scope > [data-block]")];
    const end = list.current.offsetTop + list.current.offsetHeight;
    const tops = marks.map((mark) => mark.offsetTop);
    const next: Near = { from: marks.length, to: -1, focused: blockOfFocus(list.current, marks) };
    for (const [block, mark] of marks.entries()) {
      const [top = 0, bottom = end] = tops.slice(block, block + 2);
      if (mark.dataset.block === "there") heights.set(block, bottom - top);
      if (bottom < pane.scrollTop - AROUND || top > pane.scrollTop + pane.clientHeight + AROUND) continue;
      next.from = Math.min(next.from, block);
      next.to = block;
    }
    setNear((before) =>
      before.from === next.from && before.to === next.to && before.focused === next.focused ? before : next,
    );
  }, [list, heights]);

  useLayoutEffect(() => {
    if (isLong && count > 0) look();
  }, [isLong, count, look]);
  useEffect(() => {
    const pane = list.current?.parentElement;
    if (!isLong || !pane) return;
    const whole = () => flushSync(() => setNear(EVERYTHING));
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
  }, [isLong, list, look]);

  const heightOf = (block: number) => {
    const isThere = !isLong || (block >= near.from && block <= near.to) || block === near.focused || keeps(block);
    return isThere ? null : (heights.get(block) ?? null);
  };
  return { isLong, heightOf };
}

function blockOfFocus(list: HTMLElement, marks: HTMLElement[]): number {
  const { activeElement: focused } = document;
  if (!list.contains(focused) || focused === null) return -1;
  return marks.findLastIndex(
    (mark) => (mark.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}
