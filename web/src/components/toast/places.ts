const all = new Set<symbol>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Places on the screen that could show toasts, in the order in which they came. */
export const places = {
  /** @returns what takes it away again */
  add(place: symbol): () => void {
    all.add(place);
    tell();
    return () => {
      all.delete(place);
      tell();
    };
  },
  isFirst: (place: symbol): boolean => all.values().next().value === place,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
