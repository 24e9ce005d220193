/** A seeded source of chance: the same seed gives the same demo on every machine. */
export interface Rng {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number in [min, max], both ends included. */
  int(min: number, max: number): number;
  /** One of the list. Throws on an empty list. */
  pick<T>(list: readonly T[]): T;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[];
  /** One of the list, by weight. */
  weighted<T>(list: readonly T[], weightOf: (item: T) => number): T;
}

/** FNV-1a over UTF-16 units: turns a name into a 32-bit seed. */
export function hashSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32 under a name, so that one part's draws never shift another part's. */
export function rngOf(...names: readonly (string | number)[]): Rng {
  let state = hashSeed(names.join("\u0001"));
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return makeRng(next);
}

function makeRng(next: () => number): Rng {
  const at = <T>(list: readonly T[], index: number): T => {
    const item = list[index];
    if (item === undefined) throw new RangeError("Nothing to choose from: the list is empty");
    return item;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick: (list) => at(list, Math.floor(next() * list.length)),
    chance: (probability) => next() < probability,
    shuffle: (list) => {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = int(0, i);
        const held = at(copy, i);
        copy[i] = at(copy, j);
        copy[j] = held;
      }
      return copy;
    },
    weighted: (list, weightOf) => {
      const total = list.reduce((sum, item) => sum + weightOf(item), 0);
      let mark = next() * total;
      for (const item of list) {
        mark -= weightOf(item);
        if (mark < 0) return item;
      }
      return at(list, list.length - 1);
    },
  };
}
