const MARGIN = 8;

/** Scrolls a pane just so far that an element of it is seen, and nothing around the pane; without animation. */
export function keepInView(pane: HTMLElement, element: HTMLElement): void {
  const outer = pane.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.top < outer.top + MARGIN) pane.scrollTop -= outer.top + MARGIN - inner.top;
  else if (inner.bottom > outer.bottom - MARGIN) pane.scrollTop += inner.bottom - outer.bottom + MARGIN;
}
