import { useCallback, useMemo, useSyncExternalStore } from "react";
import { recall, remember } from "../browser/session-storage.ts";
import { useViewer } from "./use-session.ts";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A setting of the home screen that this browser keeps for one user. Several components may use the same one.
 * @param read makes the value out of what is stored: null, or a text that an older version or a person may have written
 * @returns the value, and how to store another text; "" goes back to the beginning
 */
export function useSetting<T>(name: string, read: (stored: string | null) => T): [T, (text: string) => void] {
  const { contractId, userId } = useViewer();
  const key = `pref.home.${contractId}.${userId}.${name}` as const;
  const stored = useSyncExternalStore(subscribe, () => recall(key));
  const value = useMemo(() => read(stored || null), [read, stored]);
  const store = useCallback(
    (text: string) => {
      remember(key, text);
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [value, store];
}

/** Whether a switch is on. */
export const readSwitch = (stored: string | null): boolean => stored === "on";

/** A stored list of texts; empty where it can't be read. */
export function readList(stored: string | null): readonly string[] {
  if (stored === null) return [];
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter((item): item is string => typeof item === "string") : [];
  } catch {
    return [];
  }
}
