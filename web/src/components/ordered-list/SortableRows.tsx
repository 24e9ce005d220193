import { KeyboardSensor } from "@dnd-kit/dom";
import { DragDropProvider } from "@dnd-kit/react";
import { isSortable, useSortable } from "@dnd-kit/react/sortable";
import { ActionIcon } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconGripVertical } from "@tabler/icons-react";
import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import { isTyping } from "../../browser/keys.ts";
import { useDragSpeech } from "./drag-speech.ts";
import classes from "./ordered-list.module.css";
import { PositionField } from "./PositionField.tsx";
import { orderText as text } from "./text.ts";

type Sensors = ComponentProps<typeof DragDropProvider>["sensors"];

/** Space alone lifts: the library takes Enter as well, and so Ctrl Enter, which saves. */
const LIFTED_BY_SPACE = KeyboardSensor.configure({
  keyboardCodes: {
    start: ["Space"],
    cancel: ["Escape"],
    end: ["Space", "Enter", "Tab"],
    up: ["ArrowUp"],
    down: ["ArrowDown"],
    left: [],
    right: [],
  },
});
const sensors: Sensors = (usual) => [...usual.filter((sensor) => sensor !== KeyboardSensor), LIFTED_BY_SPACE];

interface SortableRowsProps<Row> {
  label: string;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  onMove: (id: string, to: number) => void;
  /** Del on a row. */
  onRemove?: ((id: string) => void) | undefined;
  /** Positions can be typed. */
  isNumbered?: boolean;
  /** Nothing can be moved: a filter is on. */
  isFixed?: boolean;
  /** What a row shows between its position and its arrows. */
  children: (row: Row) => ReactNode;
  /** Behind the arrows: × or a menu. */
  end?: (row: Row) => ReactNode;
}

/**
 * Rows in an order of their own: by drag, by Space and arrows on the grip, by ↑ ↓ buttons. On a phone by the buttons only.
 * OrderedList and the chosen side of the two-pane picker are made of it.
 */
export function SortableRows<Row>(props: SortableRowsProps<Row>) {
  const { label, rows, idOf, nameOf, onMove, onRemove, isFixed = false } = props;
  const Row = isFixed ? FixedRow : SortableRow;
  const plugins = useDragSpeech((id) => {
    const row = rows.find((each) => idOf(each) === id);
    return row === undefined ? "" : nameOf(row);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const id = (event.target as HTMLElement).closest<HTMLElement>("[data-row]")?.dataset.row;
    if (id === undefined) return;
    if (event.key === "Delete" && onRemove && !isTyping(event.target)) onRemove(id);
    if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      onMove(id, rows.findIndex((row) => idOf(row) === id) + (event.key === "ArrowUp" ? -1 : 1));
    }
  };
  return (
    <DragDropProvider
      plugins={plugins}
      sensors={sensors}
      onDragEnd={({ operation: { source }, canceled }) => {
        if (!canceled && source && isSortable(source)) onMove(String(source.id), source.index);
      }}
    >
      <ol className={classes.list} aria-label={label} onKeyDown={onKeyDown}>
        {rows.map((row, index) => (
          <Row key={idOf(row)} {...props} row={row} index={index} />
        ))}
      </ol>
    </DragDropProvider>
  );
}

interface RowProps<Row> extends SortableRowsProps<Row> {
  row: Row;
  index: number;
}

/** A row while nothing can be moved: the drag library would make a button of it. */
const FixedRow = <Row,>({ row, index, idOf, children, end }: RowProps<Row>) => (
  <li className={classes.row} data-row={idOf(row)}>
    <span className={classes.position}>{index + 1}</span>
    {children(row)}
    <span className={classes.acts}>{end?.(row)}</span>
  </li>
);

function SortableRow<Row>({ row, index, rows, idOf, nameOf, onMove, isNumbered, children, end }: RowProps<Row>) {
  const { ref, handleRef, isDragging } = useSortable({ id: idOf(row), index });
  const name = nameOf(row);
  return (
    <li ref={ref} className={classes.row} data-row={idOf(row)} data-dragging={isDragging}>
      <button
        type="button"
        ref={handleRef}
        className={classes.grip}
        aria-label={text.gripOf(name)}
        aria-roledescription={text.grip}
      >
        <IconGripVertical size={16} stroke={1.75} />
      </button>
      {isNumbered ? (
        <PositionField name={name} position={index + 1} last={rows.length} onMove={(to) => onMove(idOf(row), to - 1)} />
      ) : (
        <span className={classes.position}>{index + 1}</span>
      )}
      {children(row)}
      <span className={classes.acts}>
        <MoveButton label={text.up(name)} isOff={index === 0} onMove={() => onMove(idOf(row), index - 1)}>
          <IconArrowUp size={16} stroke={1.75} />
        </MoveButton>
        <MoveButton
          label={text.down(name)}
          isOff={index === rows.length - 1}
          onMove={() => onMove(idOf(row), index + 1)}
        >
          <IconArrowDown size={16} stroke={1.75} />
        </MoveButton>
        {end?.(row)}
      </span>
    </li>
  );
}

interface MoveButtonProps {
  label: string;
  isOff: boolean;
  onMove: () => void;
  children: ReactNode;
}

/** Keeps the focus at the ends of the list, where it can do nothing. */
const MoveButton = ({ label, isOff, onMove, children }: MoveButtonProps) => (
  <ActionIcon size="xs" aria-label={label} aria-disabled={isOff} data-off={isOff} onClick={isOff ? undefined : onMove}>
    {children}
  </ActionIcon>
);
