/** A sentence that stands over the next screen until it is put away: what became of a wish that led elsewhere. */
let announcement: string | null = null;
const listeners = new Set<() => void>();

function become(next: string | null): void {
  announcement = next;
  for (const listener of listeners) listener();
}

export const announce = (sentence: string): void => become(sentence);

export const putAnnouncementAway = (): void => become(null);

export const currentAnnouncement = (): string | null => announcement;

/** Calls back on every change; returns the way to stop it. */
export function subscribeAnnouncement(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
