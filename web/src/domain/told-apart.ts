interface Named {
  id: string;
  name: string;
}

/**
 * Names by id, of which no two are equal: the oldest of a name has it as it is, a later one gets its number: 半導体, 半導体（2）.
 * @param newestFirst as lists show them
 */
export function toldApart(newestFirst: readonly Named[]): ReadonlyMap<string, string> {
  const taken = new Set(newestFirst.map(({ name }) => name));
  const given = new Set<string>();
  const names = new Map<string, string>();
  for (const { id, name } of newestFirst.toReversed()) {
    let own = name;
    for (let number = 2; given.has(own) || (own !== name && taken.has(own)); number += 1) own = `${name}（${number}）`;
    given.add(own);
    names.set(id, own);
  }
  return names;
}
