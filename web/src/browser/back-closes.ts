/** What lies over a screen and holds the focus: sheets, dialogs, menus. */
const FLOATS = "[role=dialog],[role=alertdialog],[role=menu]";

/** The router's number of an entry of the window's history; null for entries of others. */
const numberOf = (state: unknown): number | null => {
  const { idx } = (state ?? {}) as { idx?: unknown };
  return typeof idx === "number" ? idx : null;
};

/** Whether `state` is of a first entry that stands twice (see `standTwice`). */
const standsTwice = (state: unknown): boolean => (state as { twice?: boolean } | null)?.twice === true;

const openPopover = (): HTMLElement | null =>
  "hidePopover" in HTMLElement.prototype ? document.querySelector<HTMLElement>(":popover-open") : null;

/** As Esc does, by which everything that floats lets itself be closed. */
function closeTopmost(): void {
  const popover = openPopover();
  const at = document.activeElement ?? document.body;
  if (popover) popover.hidePopover();
  else at.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
}

/** Back from a tab's first entry would leave the product before anybody could hear it, so the entry stands there twice. */
function standTwice(): void {
  const { state } = history;
  history.replaceState({ ...state, twice: true }, "");
  history.pushState({ ...state, idx: 1 }, "");
}

/**
 * On a phone the browser's back closes what lies over the screen, as people know it from apps. The router never hears of such a
 * step: it is taken back, so that address and screen stay.
 * @param isPhone asked at every step: a window may be turned or made smaller
 * @returns ends it
 */
export function connectBack(isPhone: () => boolean): () => void {
  let openedAt: number | null = null;
  let returning = false;

  const noteOpened = ({ target }: Event) => {
    if (!isPhone() || !(target instanceof Element) || !(target.closest(FLOATS) || target === openPopover())) return;
    if (numberOf(history.state) === 0) standTwice();
    openedAt = numberOf(history.state);
  };

  const hearStep = (event: PopStateEvent) => {
    const to = numberOf(event.state);
    const returned = returning && to === openedAt;
    returning = false;
    if (returned) {
      event.stopImmediatePropagation();
      return;
    }
    const floats = isPhone() && (openPopover() ?? document.querySelector(FLOATS)) !== null;
    if (floats && openedAt !== null && to !== null && to < openedAt) {
      event.stopImmediatePropagation();
      returning = true;
      history.go(openedAt - to);
      closeTopmost();
    } else if (standsTwice(event.state)) {
      // The second of the two was the same to the reader.
      history.back();
    }
  };

  // Before the router, which listens to the window too.
  window.addEventListener("popstate", hearStep, { capture: true });
  document.addEventListener("focusin", noteOpened);
  document.addEventListener("toggle", noteOpened, { capture: true });
  return () => {
    window.removeEventListener("popstate", hearStep, { capture: true });
    document.removeEventListener("focusin", noteOpened);
    document.removeEventListener("toggle", noteOpened, { capture: true });
  };
}
