/** Stands for Enter in what was typed. */
export const ENTER = "\n";

let typed: string | null = null;
let leave = (): void => undefined;

/** Heard before everything else: what is meant for a field must not act on the screen behind it. */
function keep(event: KeyboardEvent): void {
  const { key } = event;
  if (typed === null || event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === "Escape") leave();
  else if (key === "Enter") typed += ENTER;
  else if (key === "Backspace") typed = typed.slice(0, -1);
  else if (key.length === 1) typed += key;
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** From now on what is typed is kept for a field that is still to come. Escape calls it off. */
export function typeAhead(onEscape = (): void => undefined): void {
  leave = () => {
    takeTyped();
    onEscape();
  };
  if (typed !== null) return;
  typed = "";
  window.addEventListener("keydown", keep, { capture: true });
}

/** The field is there: what was typed for it until now. */
export function takeTyped(): string {
  const taken = typed ?? "";
  typed = null;
  window.removeEventListener("keydown", keep, { capture: true });
  return taken;
}
