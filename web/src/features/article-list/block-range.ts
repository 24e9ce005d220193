/** Blocks of a list by their place, both ends included. */
export interface BlockRange {
  from: number;
  to: number;
}

/**
 * The blocks that touch what lies between two heights.
 * @param edges px where each block begins, and where the last one ends
 */
export function rangeOf(edges: readonly number[], top: number, bottom: number): BlockRange {
  const last = edges.length - 2;
  const below = edges.findIndex((edge) => edge >= top);
  const to = edges.findLastIndex((edge) => edge <= bottom);
  return { from: below < 0 ? last : Math.max(0, below - 1), to: Math.max(0, Math.min(last, to)) };
}

/** What is seen is there first, and what is around it comes a block at a time on each side, so that no step is long. */
export function towards(before: BlockRange | null, seen: BlockRange, wanted: BlockRange): BlockRange {
  if (!before) return wanted;
  if (before.from > seen.to + 1 || before.to < seen.from - 1) return seen;
  return {
    from: Math.max(wanted.from, Math.min(seen.from, before.from - 1)),
    to: Math.min(wanted.to, Math.max(seen.to, before.to + 1)),
  };
}
