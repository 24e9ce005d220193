import { useSyncExternalStore } from "react";

/** When what is shown was told by the server, in milliseconds since 1970; null while the server answers. */
let shownOf: number | null = null;
const listeners = new Set<() => void>();

/** @param since when what is shown now was told; null: the server has answered */
export function tellOffline(since: number | null): void {
  if (shownOf === since) return;
  shownOf = since;
  for (const listener of listeners) listener();
}

export const isOffline = (): boolean => shownOf !== null || !navigator.onLine;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Whether the network is away, as far as anybody knows. */
export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline);

/** When what is shown without a network was told; null where that is not known. */
export const useShownOf = (): number | null => useSyncExternalStore(subscribe, () => shownOf);
