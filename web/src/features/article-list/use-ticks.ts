import type { ApolloClient } from "@apollo/client";
import { NOTHING_TICKED, type Ticked, tickRange, toggleAll, toggleRow } from "../../domain/ticks.ts";
import { forgetList, type ListMemory, useListMemory } from "./list-memory.ts";

export interface Ticks {
  ticked: Ticked;
  toggle: (id: string) => void;
  range: (id: string) => void;
  all: () => void;
  clear: () => void;
}

const kept: ListMemory<Readonly<Record<string, Ticked>>> = new WeakMap();

/** A list that is chosen anew begins with none. */
export const forgetTicks = (client: ApolloClient, of: string): boolean => forgetList(kept, client, of);

/**
 * The ticked articles of the active tab. Each tab keeps its own (spec section 2), also while another screen is open: back and forward
 * bring them back.
 * @param of identity of selection and period
 * @param order ids of the list from top to bottom
 */
export function useTicks(of: string, tab: string | null, order: readonly string[]): Ticks {
  const [tabs = {}, setTabs] = useListMemory(kept, of);
  const ticked = (tab && tabs[tab]) || NOTHING_TICKED;
  const set = (next: Ticked) => {
    if (tab) setTabs({ ...tabs, [tab]: next });
  };
  return {
    ticked,
    toggle: (id) => set(toggleRow(ticked, id)),
    range: (id) => set(tickRange(ticked, order, id)),
    all: () => set(toggleAll(ticked, order)),
    clear: () => set(NOTHING_TICKED),
  };
}
