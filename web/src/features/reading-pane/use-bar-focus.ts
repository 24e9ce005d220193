import { type RefObject, useLayoutEffect, useRef } from "react";

/** The button that had the focus in a bar that goes, for the bar that comes with the same rendering. */
let left: string | null = null;

const buttonsOf = (bar: Element | null | undefined) => [...(bar?.querySelectorAll<HTMLElement>("[aria-label]") ?? [])];

const labelOf = (button: Element | undefined): string | null => button?.getAttribute("aria-label") ?? null;

/** From an article to a record another bar comes: the focus stays on the same button. @returns ref of a part of the bar */
export function useBarFocus(): RefObject<HTMLSpanElement | null> {
  const part = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const bar = part.current?.closest("[role=toolbar]");
    if (left !== null)
      buttonsOf(bar)
        .find((button) => labelOf(button) === left)
        ?.focus();
    left = null;
    return () => {
      const { activeElement } = document;
      left = labelOf(buttonsOf(bar).find((button) => button === activeElement));
      queueMicrotask(() => {
        left = null;
      });
    };
  }, []);
  return part;
}
