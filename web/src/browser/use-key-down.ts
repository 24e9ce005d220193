import { useLayoutEffect } from "react";

/**
 * Hears every key of the window as the last render means it. Bound with what is on the screen, not after it: whoever sees what he
 * has done may press the next key before a later effect runs.
 */
export function useKeyDown(hear: (event: KeyboardEvent) => void): void {
  useLayoutEffect(() => {
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  });
}

/** Ctrl Enter (⌘ Enter) saves, also out of a field. */
export function useSaveKey(save: () => void, isOff: boolean): void {
  useKeyDown((event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !isOff && !event.defaultPrevented) save();
  });
}
