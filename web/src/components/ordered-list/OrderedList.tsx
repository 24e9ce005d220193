import { type CSSProperties, type ReactNode, useCallback } from "react";
import { RowMenu } from "../data-table/RowMenu.tsx";
import type { RowAction } from "../data-table/row-action.ts";
import { Kbd } from "../kbd/Kbd.tsx";
import classes from "./ordered-list.module.css";
import { SortableRows } from "./SortableRows.tsx";
import { orderText as text } from "./text.ts";
import type { Order } from "./use-order.ts";

interface OrderedListProps<Row> {
  label: string;
  order: Order<Row>;
  /** A filter is on: these rows only, and nothing can be moved. */
  shown?: readonly Row[] | undefined;
  actions?: (row: Row) => readonly RowAction[];
  /** Buttons behind the arrows, where there are few enough to do without a menu. */
  end?: (row: Row) => ReactNode;
  /** Del on a row. */
  onRemove?: (id: string) => void;
  /** Positions can be typed: for lists too long to drag through. */
  isNumbered?: boolean;
  /** What a row shows between its position and its arrows. */
  columns: readonly OrderColumn<Row>[];
}

export interface OrderColumn<Row> {
  header: string;
  /** As CSS has it: 80px; the first column takes the rest where absent. */
  width?: string;
  numeric?: boolean;
  cell: (row: Row) => ReactNode;
}

/** A list whose order people make (look.md 12): handle, position, content, ↑ ↓, menu. Nothing is sent before OrderBar saves. */
export function OrderedList<Row>(props: OrderedListProps<Row>) {
  const { label, order, shown, actions, end, onRemove, isNumbered = false, columns } = props;
  const template = { "--columns": columns.map(({ width = "minmax(0, 1fr)" }) => width).join(" ") } as CSSProperties;
  const cells = useCallback((row: Row) => <Cells row={row} columns={columns} />, [columns]);
  return (
    <div style={template}>
      {shown && (
        <p className={classes.fixed} role="status">
          {text.filtered}
        </p>
      )}
      <div
        className={classes.heads}
        data-fixed={shown !== undefined}
        data-numbered={isNumbered}
        data-bare={shown === undefined && end === undefined && actions === undefined}
        aria-hidden="true"
      >
        <span className={classes.position}>{text.position}</span>
        <span className={classes.cells}>
          {columns.map(({ header, numeric = false }) => (
            <span key={header} data-numeric={numeric}>
              {header}
            </span>
          ))}
        </span>
      </div>
      <SortableRows
        label={label}
        rows={shown ?? order.rows}
        idOf={order.idOf}
        nameOf={order.nameOf}
        onMove={order.move}
        isFixed={shown !== undefined}
        isNumbered={isNumbered}
        onRemove={onRemove}
        end={end ?? (actions && ((row: Row) => <RowMenu name={order.nameOf(row)} actions={actions(row)} />))}
      >
        {cells}
      </SortableRows>
    </div>
  );
}

const Cells = <Row,>({ row, columns }: { row: Row; columns: readonly OrderColumn<Row>[] }) => (
  <div className={classes.cells}>
    {columns.map(({ header, numeric = false, cell }) => (
      <span key={header} data-numeric={numeric} data-header={header}>
        {cell(row)}
      </span>
    ))}
  </div>
);

/** The keys, for the toolbar of a desktop. */
export const OrderKeys = () => (
  <span className={classes.keys}>
    <Kbd>Space</Kbd>
    {text.lift}
    <Kbd>↑</Kbd>
    <Kbd>↓</Kbd>
    {text.moveKey}
    <Kbd>Space</Kbd>
    {text.drop}
    <Kbd>Esc</Kbd>
    {text.stop}
  </span>
);
