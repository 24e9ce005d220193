import type { KeyboardEvent } from "react";
import { isComposing } from "../../browser/composing.ts";
import { useKeys } from "../../browser/keys.ts";
import { rowWithFocus } from "../../browser/row-focus.ts";
import { editionText } from "./text.ts";
import { type EditionModel, focusRow } from "./use-edition.ts";

const { keyGroup: group, keys: label } = editionText;

/** The keys of the editor (look.md 8): rows by j and k, and what can be done with the one that has the focus. */
export function useEditionKeys({ store, ...acts }: EditionModel, open: () => void): void {
  const step = (by: number) => {
    const { items } = store.current().draft;
    const at = items.findIndex(({ key }) => key === rowWithFocus());
    const next = items[at === -1 ? 0 : Math.max(0, Math.min(items.length - 1, at + by))];
    if (next) focusRow(next.key);
  };
  const here = (act: (key: string) => void) => () => {
    const key = rowWithFocus();
    if (key !== null) act(key);
  };
  useKeys([
    { keys: "j", label: label.next, group, run: () => step(1) },
    { keys: "k", label: label.previous, group, run: () => step(-1) },
    { keys: "K", label: label.moveUp, group, run: here((key) => acts.moveBy(key, -1)) },
    { keys: "J", label: label.moveDown, group, run: here((key) => acts.moveBy(key, 1)) },
    { keys: "x", label: label.leave, group, run: here(acts.leave) },
    { keys: "c", label: label.comment, group, run: here((key) => focusRow(key, true)) },
    { keys: "h", label: label.heading, group, run: here(acts.head) },
    { keys: "t", label: label.takeAll, group, run: () => acts.take(store.current().draft.waiting.map(({ id }) => id)) },
    { keys: "p", label: label.open, group, run: open },
  ]);
}

/** Keys inside the list, fields included: Alt with an arrow moves the row; in a field an arrow or Enter goes to the next row's. */
export function onListKey({ moveBy, store }: EditionModel, event: KeyboardEvent<HTMLElement>): void {
  const key = (event.target as HTMLElement).closest<HTMLElement>("[data-row]")?.dataset.row;
  const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" || event.key === "Enter" ? 1 : 0;
  if (key === undefined || by === 0 || isComposing(event.nativeEvent)) return;
  if (event.altKey && event.key !== "Enter") {
    event.preventDefault();
    moveBy(key, by);
    return;
  }
  if (!(event.target instanceof HTMLInputElement) || event.target.type !== "text") return;
  const { items } = store.current().draft;
  const next = items[items.findIndex((item) => item.key === key) + by];
  event.preventDefault();
  if (next) focusRow(next.key, true);
}
