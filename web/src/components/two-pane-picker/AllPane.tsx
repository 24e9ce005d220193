import { TextInput } from "@mantine/core";
import { IconCheck, IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { TickBox } from "../tick-box/TickBox.tsx";
import { pickerText as text } from "./text.ts";
import classes from "./two-pane-picker.module.css";
import type { Picker, PickerItem } from "./use-picker.ts";

interface AllPaneProps {
  name: string;
  unit: string;
  picker: Picker;
  total: number;
  /** Beside the filter field: 未所属だけ. */
  filters?: ReactNode;
}

/** The left side: everything, with filter and ticks. What is chosen already stays here as 追加済み. */
export function AllPane({ name, unit, picker, total, filters }: AllPaneProps) {
  const { free, shown, tickedNow, isAllTicked, tick } = picker;
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  const step = (by: 1 | -1) => {
    const boxes: (Element | null)[] = [...(list.current?.querySelectorAll("input") ?? [])];
    const next = boxes[boxes.indexOf(document.activeElement) + by];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <section className={classes.pane} aria-labelledby={heading}>
      <header>
        <TickBox
          label={text.tickAll}
          checked={isAllTicked}
          mixed={tickedNow.length > 0 && !isAllTicked}
          disabled={free.length === 0}
          onTick={() =>
            tick(
              free.map(({ id }) => id),
              !isAllTicked,
            )
          }
        />
        <b id={heading}>{text.count(name, total, unit)}</b>
        <span className={classes.small} role="status">
          {tickedNow.length > 0 && text.ticked(tickedNow.length, unit)}
        </span>
      </header>
      <div className={classes.filter}>
        <TextInput
          type="search"
          size="xs"
          aria-label={text.filter(name)}
          placeholder={text.filter(name)}
          leftSection={<IconSearch size={14} stroke={1.75} />}
          value={picker.filter}
          onChange={({ currentTarget }) => picker.setFilter(currentTarget.value)}
          onKeyDown={(event) => {
            // Enter belongs to the form around it.
            if (event.key === "Enter") event.preventDefault();
          }}
        />
        {filters}
      </div>
      <ul ref={list} className={classes.rows} aria-labelledby={heading}>
        {shown.map((item) => (
          <AllRow key={item.id} item={item} picker={picker} onStep={step} />
        ))}
      </ul>
      {shown.length === 0 && <p className={classes.none}>{total === 0 ? text.empty(name) : text.noMatch}</p>}
    </section>
  );
}

interface AllRowProps {
  item: PickerItem;
  picker: Picker;
  onStep: (by: 1 | -1) => void;
}

/** One tab stop for all rows: ↑ ↓ step through those that can be chosen, Space ticks, Enter and a double click add. */
function AllRow({ item, picker: { chosen, free, isTicked, tick, add }, onStep }: AllRowProps) {
  const { id, name, note, aside } = item;
  const isAdded = chosen.has(id);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : null;
    if (by === null && event.key !== "Enter") return;
    event.preventDefault();
    if (event.key === "Enter") {
      onStep(1);
      add([id]);
    } else if (by !== null) onStep(by);
  };
  return (
    <li data-ticked={isTicked(item)} data-added={isAdded} onDoubleClick={() => add([id])} onKeyDown={onKeyDown}>
      {isAdded ? (
        <IconCheck size={16} stroke={1.75} aria-hidden="true" />
      ) : (
        <TickBox
          label={name}
          checked={isTicked(item)}
          tabIndex={free[0] === item ? 0 : -1}
          onTick={() => tick([id], !isTicked(item))}
        />
      )}
      <span className="clip">
        {name}
        {isAdded && <span className={classes.added}>{text.added}</span>}
      </span>
      <span className={classes.small}>
        {aside}
        {note}
      </span>
    </li>
  );
}
