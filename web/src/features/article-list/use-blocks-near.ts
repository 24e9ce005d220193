import { useState } from "react";

/** A list so long is in the page as a whole: it costs little, and the browser's own search finds all of it. */
const WHOLE_BLOCKS = 20;

/** Which blocks of a list are in the page, as BlocksNear.tsx looked last. */
export interface Near {
  /** Identity of list and layout. */
  of: string;
  from: number;
  to: number;
  /** Has the focus, wherever it is; -1 for none. */
  focused: number;
  /** px of each block that was there once. */
  heights: ReadonlyMap<number, number>;
}

export interface BlocksNear {
  /** Only then blocks are folded. */
  isLong: boolean;
  /** Height in px of a block that is folded, null of one that is there. */
  heightOf: (block: number) => number | null;
  /** null before anybody has looked: then everything is there. */
  near: Near | null;
  setNear: (step: (before: Near | null) => Near | null) => void;
}

/**
 * Of a long list, which blocks of rows are in the page: those near the visible part of the pane, the one with the focus, those whose
 * height nobody knows yet, and those that `keeps` names. All others are folded to their height, so that the list is as high and stands
 * where it did. On paper, and as long as the list is short, everything is there.
 * @param of another list or layout has other heights
 */
export function useBlocksNear(of: string, count: number, keeps: (block: number) => boolean): BlocksNear {
  const [near, setNear] = useState<Near | null>(null);
  const isLong = count > WHOLE_BLOCKS;
  const heightOf = (block: number) => {
    if (!isLong || near?.of !== of) return null;
    const isThere = (block >= near.from && block <= near.to) || block === near.focused || keeps(block);
    return isThere ? null : (near.heights.get(block) ?? null);
  };
  return { isLong, heightOf, near, setNear };
}
