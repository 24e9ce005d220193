import { recall, remember, subscribeClearing } from "./session-storage.ts";

export type Density = "compact" | "comfortable";

const listeners = new Set<() => void>();

/** Row heights and control heights (look.md 4); 標準 is compact. */
export const currentDensity = (): Density => (recall("pref.density") === "comfortable" ? "comfortable" : "compact");

export const chooseDensity = (density: Density): void => choose("density", density);

/** Keeps a preference and shows it. */
export function choose(name: "density" | "text" | "contrast", value: string): void {
  remember(`pref.${name}`, value);
  applyPreferences();
  notify();
}

/** Whether single keys act (look.md 8); off for people whose tools send keys of their own. */
export const keysAreOn = (): boolean => recall("pref.keys") !== "off";

export function switchKeys(on: boolean): void {
  remember("pref.keys", on ? "on" : "off");
  notify();
}

/** What a preference that the style sheets know is set to; null where nobody has chosen. */
export const chosenLook = (name: "text" | "contrast"): string | null => recall(`pref.${name}`);

const systemContrast = () => window.matchMedia("(prefers-contrast: more)");

/** 自動 follows the system's wish. */
function contrast(): string {
  const chosen = chosenLook("contrast") ?? "auto";
  if (chosen !== "auto") return chosen;
  return systemContrast().matches ? "high" : "";
}

/** Puts the preferences on the document; public/before-paint.js does the same before the first paint. */
export function applyPreferences(): void {
  const { dataset } = document.documentElement;
  dataset.density = currentDensity();
  dataset.text = chosenLook("text") ?? "";
  dataset.contrast = contrast();
}

systemContrast().addEventListener("change", applyPreferences);

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
