/** The ids that are ticked in one tab, and the row from which a range is taken. */
export interface Ticked {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | null;
}

export const NOTHING_TICKED: Ticked = { ids: new Set(), anchor: null };

/** Ticks or unticks one row. */
export function toggleRow({ ids }: Ticked, id: string): Ticked {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Ticks all rows from the anchor to the given one; without an anchor in the list, that row alone. */
export function tickRange({ ids, anchor }: Ticked, order: readonly string[], id: string): Ticked {
  const to = order.indexOf(id);
  if (to < 0) return { ids, anchor };
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const range = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...ids, ...range]), anchor: id };
}

export type TickState = "none" | "some" | "all";

/** What the box over the list shows. */
export function tickState({ ids }: Ticked, order: readonly string[]): TickState {
  const ticked = order.filter((id) => ids.has(id)).length;
  if (ticked === 0) return "none";
  return ticked === order.length ? "all" : "some";
}

/** A click on that box: all when something is missing, beside what is ticked below other rows; none when all are ticked. */
export const toggleAll = (ticked: Ticked, order: readonly string[]): Ticked =>
  tickState(ticked, order) === "all"
    ? NOTHING_TICKED
    : { ids: new Set([...ticked.ids, ...order]), anchor: ticked.anchor };
