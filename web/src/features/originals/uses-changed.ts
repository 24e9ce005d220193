const listeners = new Set<() => void>();

/** To be called once a use of an original was counted: meters on the screen are read again. */
export function usesChanged(): void {
  for (const listener of listeners) listener();
}

/** @returns how to stop listening */
export function onUsesChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
