/** An article that is to stand in a list; `place` counts from 1, without one it comes last. */
export interface Placed {
  id: string;
  place?: number | undefined;
}

/**
 * The list with some of its articles put elsewhere and others added: what is not named keeps its order around them, so that two
 * people who move different articles both have their way. A place behind the end is the end.
 */
export function placed(current: readonly string[], wanted: readonly Placed[]): string[] {
  const there = new Set(current);
  const named = new Map(wanted.map(({ id, place }) => [id, place]));
  const moved = wanted.filter(({ place }) => place !== undefined);
  const list = current.filter((id) => named.get(id) === undefined);
  list.push(...wanted.filter(({ id, place }) => place === undefined && !there.has(id)).map(({ id }) => id));
  for (const { id, place = 1 } of moved.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0)))
    list.splice(place - 1, 0, id);
  return list;
}
