import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useReducer } from "react";

const MOST_LISTS = 20;

/** What is kept of each list by its identity: by the session's client, so that nobody finds another user's. */
export type ListMemory<T> = WeakMap<ApolloClient, Map<string, T>>;

interface ListMemo<T> {
  kept: T | undefined;
  /** As the last change left it, though nothing is rendered yet. */
  now: () => T | undefined;
  change: (step: (before: T | undefined) => T) => void;
}

export function keptOf<T>(memory: ListMemory<T>, client: ApolloClient): Map<string, T> {
  const known = memory.get(client) ?? new Map<string, T>();
  memory.set(client, known);
  return known;
}

/** A list that is chosen anew begins with nothing kept. */
export const forgetList = <T>(memory: ListMemory<T>, client: ApolloClient, of: string): boolean =>
  keptOf(memory, client).delete(of);

/**
 * Something of a list that stays while another screen is open, so that back and forward bring it back. Lists that were
 * left longest ago are let go.
 * @param of identity of selection and period
 */
export function useListMemory<T>(memory: ListMemory<T>, of: string): ListMemo<T> {
  const kept = keptOf(memory, useApolloClient());
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const now = () => kept.get(of);
  const change = (step: (before: T | undefined) => T) => {
    const next = step(now());
    kept.delete(of);
    kept.set(of, next);
    for (const oldest of [...kept.keys()].slice(0, -MOST_LISTS)) kept.delete(oldest);
    redraw();
  };
  return { kept: now(), now, change };
}
