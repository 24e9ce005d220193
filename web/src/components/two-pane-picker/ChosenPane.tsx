import { ActionIcon } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { Kbd } from "../kbd/Kbd.tsx";
import { SortableRows } from "../ordered-list/SortableRows.tsx";
import { pickerText as text } from "./text.ts";
import classes from "./two-pane-picker.module.css";
import type { Picker, PickerItem } from "./use-picker.ts";

interface ChosenPaneProps {
  name: string;
  unit: string;
  picker: Picker;
  isOrdered: boolean;
  /** At the right of the header: 新聞83 WEB98 雑誌18. */
  note?: ReactNode;
}

/** The right side: what is chosen, in its order. */
export function ChosenPane({ name, unit, picker, isOrdered, note }: ChosenPaneProps) {
  const { chosenItems, remove, move } = picker;
  const heading = useId();
  const label = text.count(name, chosenItems.length, unit);
  return (
    <section className={classes.pane} aria-labelledby={heading}>
      <header>
        <b id={heading}>{label}</b>
        <span className={classes.small}>{note}</span>
      </header>
      <div className={classes.rows}>
        {chosenItems.length === 0 ? (
          <p className={classes.none}>{text.nothing}</p>
        ) : (
          <SortableRows
            label={label}
            rows={chosenItems}
            idOf={({ id }) => id}
            nameOf={(item) => item.name}
            onMove={move}
            onRemove={(id) => remove([id])}
            isFixed={!isOrdered}
            end={(item) => <RemoveButton item={item} onRemove={() => remove([item.id])} />}
          >
            {(item) => (
              <>
                <span className={`clip ${classes.chosenName}`}>{item.name}</span>
                <span className={classes.small}>
                  {item.aside}
                  {item.note}
                </span>
              </>
            )}
          </SortableRows>
        )}
      </div>
      {isOrdered && (
        <footer className={classes.keys} aria-hidden="true">
          <Kbd>Space</Kbd>
          {text.lift}
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd>
          {text.move}
          <Kbd>Delete</Kbd>
          {text.removeKey}
        </footer>
      )}
    </section>
  );
}

const RemoveButton = ({ item, onRemove }: { item: PickerItem; onRemove: () => void }) => (
  <ActionIcon size="xs" aria-label={text.remove(item.name)} onClick={onRemove}>
    <IconX size={16} stroke={1.75} />
  </ActionIcon>
);
