import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useReducer } from "react";
import { NOTHING_TICKED, type Ticked, tickRange, toggleAll, toggleRow } from "../../domain/row-selection.ts";

export interface Ticks {
  ticked: Ticked;
  toggle: (id: string) => void;
  range: (id: string) => void;
  all: () => void;
  clear: () => void;
}

type Tabs = Readonly<Record<string, Ticked>>;

/** By the session's client, so that nobody finds another user's ticks; lists that were left longest ago are let go. */
const keptBy = new WeakMap<ApolloClient, Map<string, Tabs>>();
const MOST_LISTS = 20;

function keptOf(client: ApolloClient): Map<string, Tabs> {
  const known = keptBy.get(client) ?? new Map<string, Tabs>();
  keptBy.set(client, known);
  return known;
}

/** A list that is chosen anew begins with none. */
export const forgetTicks = (client: ApolloClient, of: string): boolean => keptOf(client).delete(of);

/**
 * The ticked articles of the active tab. Each tab keeps its own (spec section 2), also while another screen is open: back and forward
 * bring them back.
 * @param of identity of selection and period
 * @param order ids of the list from top to bottom
 */
export function useTicks(of: string, tab: string | null, order: readonly string[]): Ticks {
  const kept = keptOf(useApolloClient());
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const tabs = kept.get(of) ?? {};
  const ticked = (tab && tabs[tab]) || NOTHING_TICKED;
  const set = (next: Ticked) => {
    if (!tab) return;
    kept.delete(of);
    kept.set(of, { ...tabs, [tab]: next });
    for (const oldest of [...kept.keys()].slice(0, -MOST_LISTS)) kept.delete(oldest);
    redraw();
  };
  return {
    ticked,
    toggle: (id) => set(toggleRow(ticked, id)),
    range: (id) => set(tickRange(ticked, order, id)),
    all: () => set(toggleAll(ticked, order)),
    clear: () => set(NOTHING_TICKED),
  };
}
