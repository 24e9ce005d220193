import { type ReactNode, useState } from "react";
import { pickerText as text } from "./text.ts";

export interface PickerItem {
  id: string;
  name: string;
  /** At the right of the row: 46件. */
  note?: string;
  /** Before the note: a link of the item's own. */
  aside?: ReactNode;
}

export interface PickerOptions {
  /** All that can be chosen. */
  items: readonly PickerItem[];
  /** ids of the chosen, in their order. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  unit: string;
  /** Takes what is typed, where the items are a part of all that the server has. */
  onFilter?: ((text: string) => void) | undefined;
}

const folded = (text: string): string => text.normalize("NFKC").toLowerCase();

/** State of a picker: filter, ticks at the left, what is chosen. */
export function usePicker({ items, value, onChange, unit, onFilter }: PickerOptions) {
  const [filter, keepFilter] = useState("");
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [said, say] = useState("");
  const setFilter = (text: string) => {
    keepFilter(text);
    onFilter?.(text);
  };
  const chosen = new Set(value);
  const byId = new Map(items.map((item) => [item.id, item]));
  const shown = items.filter(({ name }) => folded(name).includes(folded(filter.trim())));
  const free = shown.filter(({ id }) => !chosen.has(id));
  const isTicked = ({ id }: PickerItem) => ticked.has(id) && !chosen.has(id);
  const tickedNow = items.filter(isTicked);
  const tick = (ids: readonly string[], on: boolean) => {
    const next = new Set(ticked);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    setTicked(next);
  };
  const add = (ids: readonly string[]) => {
    const added = ids.filter((id) => !chosen.has(id));
    if (added.length === 0) return;
    onChange([...value, ...added]);
    setTicked(new Set([...ticked].filter((id) => !added.includes(id))));
    say(text.said.added(added.length, unit));
  };
  const remove = (ids: readonly string[]) => {
    onChange(value.filter((id) => !ids.includes(id)));
    say(text.said.removed(ids.map((id) => byId.get(id)?.name ?? "").join("・")));
  };
  const move = (id: string, to: number) => {
    const rest = value.filter((each) => each !== id);
    onChange(rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, id));
  };
  const chosenItems = value.flatMap((id) => byId.get(id) ?? []);
  const isAllTicked = free.length > 0 && free.every(isTicked);
  return {
    ...{ filter, setFilter, shown, free, chosen, chosenItems, said },
    ...{ tickedNow, isTicked, isAllTicked, tick, add, remove, move },
  };
}

export type Picker = ReturnType<typeof usePicker>;
