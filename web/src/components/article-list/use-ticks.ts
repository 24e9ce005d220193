import { useState } from "react";
import { NOTHING_TICKED, type Ticked, tickRange, toggleAll, toggleRow } from "../../domain/row-selection.ts";

export interface Ticks {
  ticked: Ticked;
  toggle: (id: string) => void;
  range: (id: string) => void;
  all: () => void;
  clear: () => void;
}

interface Kept {
  of: string;
  tabs: Readonly<Record<string, Ticked>>;
}

/**
 * The ticked articles of the active tab. Each tab keeps its own (spec section 2); another selection or period starts
 * with none.
 * @param of identity of selection and period
 * @param order ids of the list from top to bottom
 */
export function useTicks(of: string, tab: string | null, order: readonly string[]): Ticks {
  const [kept, setKept] = useState<Kept>({ of, tabs: {} });
  const tabs = kept.of === of ? kept.tabs : {};
  const ticked = (tab && tabs[tab]) || NOTHING_TICKED;
  const set = (next: Ticked) => tab && setKept({ of, tabs: { ...tabs, [tab]: next } });
  return {
    ticked,
    toggle: (id) => set(toggleRow(ticked, id)),
    range: (id) => set(tickRange(ticked, order, id)),
    all: () => set(toggleAll(ticked, order)),
    clear: () => set(NOTHING_TICKED),
  };
}
