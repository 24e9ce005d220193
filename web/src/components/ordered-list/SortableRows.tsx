import { isSortable, useSortable } from "@dnd-kit/react/sortable";
import { ActionIcon } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { type KeyboardEvent, memo, type ReactNode } from "react";
import { isTyping } from "../../browser/keys.ts";
import { useStable } from "../../browser/use-stable.ts";
import { DragSpace, useIsInSpace } from "./DragSpace.tsx";
import { Grip } from "./Grip.tsx";
import classes from "./ordered-list.module.css";
import { PositionField } from "./PositionField.tsx";
import { orderText as text } from "./text.ts";
import { useDrawn } from "./use-drawn.ts";

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
  const isInSpace = useIsInSpace();
  const list = <SortableList {...props} />;
  return isInSpace ? list : <DragSpace onMove={props.onMove}>{list}</DragSpace>;
}

function SortableList<Row>(props: SortableRowsProps<Row>) {
  const { label, rows, idOf, nameOf, onRemove, isNumbered = false, isFixed = false, children, end } = props;
  const onMove = useStable(props.onMove);
  const drawn = useDrawn(rows.length);
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
    <ol className={classes.list} aria-label={label} onKeyDown={onKeyDown}>
      {rows.slice(0, drawn).map((row, index) => {
        const id = idOf(row);
        const parts = { id, index, row, children, end };
        return isFixed ? (
          <FixedRow key={id} {...parts} />
        ) : (
          <SortableRow
            key={id}
            {...parts}
            name={nameOf(row)}
            last={rows.length}
            isNumbered={isNumbered}
            onMove={onMove}
          />
        );
      })}
    </ol>
  );
}

interface RowProps<Row> extends Pick<SortableRowsProps<Row>, "children" | "end"> {
  id: string;
  row: Row;
  index: number;
}

/** A row while nothing can be moved: the drag library would make a button of it. */
const FixedRow = <Row,>({ id, row, index, children, end }: RowProps<Row>) => (
  <li className={classes.row} data-row={id}>
    <span className={classes.position}>{index + 1}</span>
    {children(row)}
    <span className={classes.acts}>{end?.(row)}</span>
  </li>
);

interface SortableRowProps<Row> extends RowProps<Row>, Pick<SortableRowsProps<Row>, "onMove"> {
  name: string;
  /** The last position, from 1. */
  last: number;
  isNumbered: boolean;
}

/** Rendered again only where something of its own has changed, if `children` and `end` stay the same functions. */
const SortableRow = memo(function SortableRow<Row>(props: SortableRowProps<Row>) {
  const { id, row, index, name, last, isNumbered, onMove, children, end } = props;
  const { sortable, ref, handleRef, isDragging, isDropTarget } = useSortable({ id, index, data: { name } });
  const isAim = isDropTarget && !isSortable(sortable.manager?.dragOperation.source ?? null);
  return (
    <li ref={ref} className={classes.row} data-row={id} data-dragging={isDragging} data-aim={isAim}>
      <Grip ref={handleRef} name={name} />
      {isNumbered ? (
        <PositionField name={name} position={index + 1} last={last} onMove={(to) => onMove(id, to - 1)} />
      ) : (
        <span className={classes.position}>{index + 1}</span>
      )}
      {children(row)}
      <span className={classes.acts}>
        <MoveButton label={text.up(name)} isOff={index === 0} onMove={() => onMove(id, index - 1)}>
          <IconArrowUp size={16} stroke={1.75} />
        </MoveButton>
        <MoveButton label={text.down(name)} isOff={index === last - 1} onMove={() => onMove(id, index + 1)}>
          <IconArrowDown size={16} stroke={1.75} />
        </MoveButton>
        {end?.(row)}
      </span>
    </li>
  );
}) as <Row>(props: SortableRowProps<Row>) => ReactNode;

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
