/** What the screen before hands over after saving: a sentence, or none. */
export function savedOf(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("saved" in state)) return null;
  return typeof state.saved === "string" ? state.saved : null;
}
