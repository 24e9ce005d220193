/** The terms as a tree of UTF-16 units: what the automaton is made from. Node 0 is the root; parents come before children. */
export interface Trie {
  readonly size: number;
  readonly parents: Int32Array;
  /** The code (see `codesOfUnits`) of the unit that leads to the node. */
  readonly codes: Uint16Array;
  /** How many units lead to the node. */
  readonly depths: Int32Array;
  /** For each term, the node where it ends. */
  readonly ends: Int32Array;
}

export type UnitCodes = Uint16Array<SharedArrayBuffer>;

/** A number for each UTF-16 unit that occurs in a term, the most frequent first, from 1; 0 for all others. */
export function codesOfUnits(terms: readonly string[]): { codes: UnitCodes; highest: number } {
  const counts = new Uint32Array(0x10000);
  const used: number[] = [];
  for (const term of terms) {
    for (let at = 0; at < term.length; at += 1) {
      const unit = term.charCodeAt(at);
      const before = counts[unit] ?? 0;
      if (before === 0) used.push(unit);
      counts[unit] = before + 1;
    }
  }
  used.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  const codes = new Uint16Array(new SharedArrayBuffer(0x10000 * Uint16Array.BYTES_PER_ELEMENT));
  used.forEach((unit, at) => {
    codes[unit] = at + 1;
  });
  return { codes, highest: used.length };
}

/** Linear in the length of the terms. Equal terms end in the same node. */
export function buildTrie(terms: readonly string[], codeOf: UnitCodes): Trie {
  const most = terms.reduce((sum, term) => sum + term.length, 1);
  const nodes = {
    size: 1,
    parents: new Int32Array(most),
    codes: new Uint16Array(most),
    depths: new Int32Array(most),
    ends: new Int32Array(terms.length),
  };
  const children = new ChildTable(nodes, most);
  terms.forEach((term, number) => {
    let node = 0;
    for (let at = 0; at < term.length; at += 1) node = children.childOf(node, codeOf[term.charCodeAt(at)] ?? 0);
    nodes.ends[number] = node;
  });
  return nodes;
}

/** Finds or makes children, by a hash table with open addressing. */
class ChildTable {
  private readonly trie: { size: number } & Trie;
  private readonly table: Int32Array;
  private readonly mask: number;

  constructor(trie: { size: number } & Trie, most: number) {
    const capacity = 2 ** Math.ceil(Math.log2(most * 2));
    this.trie = trie;
    this.table = new Int32Array(capacity);
    this.mask = capacity - 1;
  }

  childOf(parent: number, code: number): number {
    const { parents, codes, depths } = this.trie;
    let slot = hash(parent, code) & this.mask;
    for (;;) {
      const child = this.table[slot] ?? 0;
      if (child === 0) break;
      if (parents[child] === parent && codes[child] === code) return child;
      slot = (slot + 1) & this.mask;
    }
    const child = this.trie.size;
    this.trie.size += 1;
    this.table[slot] = child;
    parents[child] = parent;
    codes[child] = code;
    depths[child] = (depths[parent] ?? 0) + 1;
    return child;
  }
}

function hash(parent: number, code: number): number {
  const mixed = Math.imul(parent, 0x9e3779b1) ^ Math.imul(code, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}

/** The nodes, parents before their children and the shallow before the deep. */
export function nodesByDepth({ size, depths }: Trie): Int32Array {
  return sortedByKey(
    Int32Array.from({ length: size }, (_, node) => node),
    (node) => depths[node] ?? 0,
  );
}

/** Stable, and linear in the items and the highest key; keys are whole numbers from 0. */
export function sortedByKey(items: Int32Array, keyOf: (item: number) => number): Int32Array {
  const keys = items.map(keyOf);
  const starts = new Int32Array(keys.reduce((highest, key) => Math.max(highest, key), 0) + 2);
  for (const key of keys) starts[key + 1] = (starts[key + 1] ?? 0) + 1;
  for (let key = 1; key < starts.length; key += 1) starts[key] = (starts[key] ?? 0) + (starts[key - 1] ?? 0);
  const sorted = new Int32Array(items.length);
  items.forEach((item, at) => {
    const key = keys[at] ?? 0;
    const place = starts[key] ?? 0;
    sorted[place] = item;
    starts[key] = place + 1;
  });
  return sorted;
}
