/** An article that is to stand in a list; `place` counts from 1, without one it comes last. */
export interface Placed {
  id: string;
  place?: number | undefined;
}

/**
 * The list with some of its articles moved and others added. Articles that are not named keep their order, so that two people
 * who move different articles both succeed. A place behind the end is the end.
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

/** The same where the caller sees only some of the list and counts places among these: what he can't see stays behind what it follows. */
export function placedAmongSeen(
  current: readonly string[],
  wanted: readonly Placed[],
  isSeen: (id: string) => boolean,
): string[] {
  const list = placed(current.filter(isSeen), wanted);
  for (const [at, id] of current.entries())
    if (!isSeen(id)) list.splice(list.indexOf(current[at - 1] ?? "") + 1, 0, id);
  return list;
}
