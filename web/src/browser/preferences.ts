import { recall, remember, subscribeClearing } from "./session-storage.ts";

export type Density = "compact" | "comfortable";

const listeners = new Set<() => void>();

/** Row heights and control heights (look.md 4); 標準 is compact. */
export const currentDensity = (): Density => (recall("pref.density") === "comfortable" ? "comfortable" : "compact");

export function chooseDensity(density: Density): void {
  remember("pref.density", density);
  applyPreferences();
  notify();
}

/** Whether single keys act (look.md 8); off for people whose tools send keys of their own. */
export const keysAreOn = (): boolean => recall("pref.keys") !== "off";

export function switchKeys(on: boolean): void {
  remember("pref.keys", on ? "on" : "off");
  notify();
}

/** Puts the density on the document; public/before-paint.js does the same before the first paint. */
export function applyPreferences(): void {
  document.documentElement.dataset.density = currentDensity();
}

export function subscribePreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

subscribeClearing(() => {
  applyPreferences();
  notify();
});
