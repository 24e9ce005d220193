/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The same as whole numbers from 0 to below what is asked for. */
export function randomBelow(seed: number): (below: number) => number {
  const next = randomFrom(seed);
  return (below) => Math.floor(next() * below);
}

/** Random choices that are the same for the same seed. */
export function dice(seed: number) {
  const next = randomFrom(seed);
  return {
    upTo: (most: number) => Math.floor(next() * (most + 1)),
    chance: (share: number) => next() < share,
    of: <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item,
  };
}
export type Dice = ReturnType<typeof dice>;
