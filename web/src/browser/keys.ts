import { useLayoutEffect, useRef } from "react";
import { isComposing } from "./composing.ts";
import { keysAreOn } from "./preferences.ts";

export interface KeyBinding {
  /** One key as KeyboardEvent.key has it ("j", "Enter", "?"), or two after each other ("g h"). */
  keys: string;
  /** What it does, for the list under ?. */
  label: string;
  /** Heading in that list. */
  group: string;
  run: (event: KeyboardEvent) => void;
}

/** Longest pause between the two keys of a sequence. */
export const SEQUENCE_MS = 1000;

type Layer = "screen" | "frame";

const bound = { screen: new Set<readonly KeyBinding[]>(), frame: new Set<readonly KeyBinding[]>() };

/** What acts now, for the list under ?; the screen's own before the frame's, the innermost first. */
export const activeKeys = (): KeyBinding[] => [...[...bound.screen].reverse().flat(), ...[...bound.frame].flat()];

/** A key belongs to the field that has the focus, not to the screen; so does everything with Ctrl, Alt or Meta. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest("input:not([type=checkbox]):not([type=radio]), textarea, select") !== null
  );
}

/** Space presses the button that has the focus. */
const isPress = ({ key, target }: KeyboardEvent): boolean =>
  key === " " && target instanceof Element && target.closest("button, summary, label, input, [role=button]") !== null;

/** Which binding an event completes, given the key pressed before it. Exported for tests; see useKeys. */
export function bindingFor(
  bindings: readonly KeyBinding[],
  key: string,
  before: string | null,
): KeyBinding | undefined {
  const sequence = before === null ? undefined : bindings.find((binding) => binding.keys === `${before} ${key}`);
  return sequence ?? bindings.find((binding) => binding.keys === key);
}

let before: { key: string; at: number } | null = null;

/** Dialogs, menus, and the panels that the browser closes itself; within `:is` one that knows none of them does not refuse the selector. */
const COVERS = "[role$=dialog],[role=menu],:is(:popover-open)";
const isCovered = (): boolean => document.querySelector(COVERS) !== null;

/** Whether something lay over the screen as the key went down: the Esc that closes a dialog must not close what is under it. */
let covered = false;

function noteCover(): void {
  covered = isCovered();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isComposing(event)) return;
  if (!keysAreOn() || isTyping(event.target) || isPress(event) || covered || isCovered()) return;
  take(event);
}

/** A key of a part that is still to come, and what was pressed after it. */
const early: KeyboardEvent[] = [];

function keepEarly(event: KeyboardEvent): void {
  event.preventDefault();
  early.push(event);
}

const take = (event: KeyboardEvent): void => (early.length > 0 ? keepEarly(event) : act(event));

function takeEarly(): void {
  for (const event of early.splice(0)) take(event);
}

function act(event: KeyboardEvent): void {
  const first = before && event.timeStamp - before.at <= SEQUENCE_MS ? before.key : null;
  before = { key: event.key, at: event.timeStamp };
  const binding = bindingFor(activeKeys(), event.key, first);
  if (!binding) return;
  before = null;
  event.preventDefault();
  binding.run(event);
}

function bind(bindings: readonly KeyBinding[], layer: Layer): () => void {
  const none = () => bound.screen.size + bound.frame.size === 0;
  if (none()) {
    window.addEventListener("keydown", noteCover, { capture: true });
    window.addEventListener("keydown", onKeyDown);
  }
  bound[layer].add(bindings);
  return () => {
    bound[layer].delete(bindings);
    if (!none()) return;
    window.removeEventListener("keydown", noteCover, { capture: true });
    window.removeEventListener("keydown", onKeyDown);
  };
}

/**
 * Keys that act while the component is there (look.md 8). Off in fields, in dialogs and menus, and where the user
 * switched keys off. What a key does may change at every render; the set of keys should not. The frame's keys give way
 * to a screen's.
 */
export function useKeys(bindings: readonly KeyBinding[], layer: Layer = "screen"): void {
  const latest = useRef(bindings);
  // Both with what is on the screen, not after it: the next key may come before a later effect.
  useLayoutEffect(() => {
    latest.current = bindings;
  });
  const set = JSON.stringify(bindings.map(({ keys, label, group }) => ({ keys, label, group })));
  useLayoutEffect(() => {
    const fixed = JSON.parse(set) as Omit<KeyBinding, "run">[];
    const live = fixed.map((binding, index) => ({
      ...binding,
      run: (event: KeyboardEvent) => latest.current[index]?.run(event),
    }));
    return bind(live, layer);
  }, [set, layer]);
}

interface KeysToComeProps {
  keys: readonly string[];
  layer?: Layer;
  /** Told of the key at once. */
  onKey?: () => void;
}

/**
 * Stands for a part that is being loaded and will hear these keys. Once it is there, they act, and what was pressed after them,
 * in their order: no key is lost to a part that comes late.
 */
export function KeysToCome({ keys, layer = "screen", onKey }: KeysToComeProps): null {
  const run = (event: KeyboardEvent) => {
    keepEarly(event);
    onKey?.();
  };
  useKeys(
    keys.map((key) => ({ keys: key, label: "", group: "", run })),
    layer,
  );
  // After the part has bound its own.
  useLayoutEffect(() => () => queueMicrotask(takeEarly), []);
  return null;
}
