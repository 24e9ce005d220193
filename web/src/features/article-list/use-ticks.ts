import type { ApolloClient } from "@apollo/client";
import { NOTHING_TICKED, type Ticked, tickRange, toggleAll, toggleRow } from "../../domain/ticks.ts";
import { forgetList, type ListMemory, useListMemory } from "./list-memory.ts";

export interface Ticks {
  ticked: Ticked;
  /** What can be ticked, from top to bottom. */
  order: readonly string[];
  /** As the last key or click left them, though nothing is rendered yet. */
  now: () => Ticked;
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
  const tabs = useListMemory(kept, of);
  const now = (all = tabs.now()) => (tab && all?.[tab]) || NOTHING_TICKED;
  const change = (step: (before: Ticked) => Ticked) => {
    if (tab) tabs.change((all) => ({ ...all, [tab]: step(now(all)) }));
  };
  return {
    ticked: now(tabs.kept),
    order,
    now: () => now(),
    toggle: (id) => change((before) => toggleRow(before, id)),
    range: (id) => change((before) => tickRange(before, order, id)),
    all: () => change((before) => toggleAll(before, order)),
    clear: () => change(() => NOTHING_TICKED),
  };
}
