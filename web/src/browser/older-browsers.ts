/**
 * What our code and foliate-js use and iOS 17.0 does not have yet: URL.parse came with 18, grouping with 17.4. What the build's target
 * leaves as it is must not be newer than that (docs/browsers.md); pdf.js is served in its build for older browsers.
 */
function parse(url: string | URL, base?: string | URL): URL | null {
  return URL.canParse(url, base) ? new URL(url, base) : null;
}

function groups<K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K): Map<K, T[]> {
  const made = new Map<K, T[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = made.get(key);
    if (group) group.push(item);
    else made.set(key, [item]);
  }
  return made;
}

function objectGroups<K extends PropertyKey, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K) {
  return Object.assign(Object.create(null), Object.fromEntries(groups(items, keyOf))) as Partial<Record<K, T[]>>;
}

/** Gives the browser's own objects what they lack; leaves alone what they have. Exported for tests. */
export function complete(url: Partial<typeof URL>, map: Partial<typeof Map>, object: Partial<typeof Object>): void {
  url.parse ??= parse;
  map.groupBy ??= groups;
  object.groupBy ??= objectGroups;
}

complete(URL, Map, Object);
