import { TickBox } from "../tick-box/TickBox.tsx";
import { cellContent } from "./cell-content.ts";
import type { Column, TableRowModel } from "./columns.ts";
import classes from "./data-table.module.css";
import { RowMenu } from "./RowMenu.tsx";
import type { RowUse } from "./row-action.ts";
import { tableText as text } from "./text.ts";
import { toggle } from "./use-rows.ts";

interface TableRowProps<Row extends object> {
  row: TableRowModel<Row>;
  columns: readonly Column<Row>[];
  use: RowUse<Row>;
  /** Of the whole table, the heading included. */
  index: number;
  isActive: boolean;
  onActivate: () => void;
}

/** A row; the first shown column is its heading. */
export function TableRow<Row extends object>({ row, columns, use, index, isActive, onActivate }: TableRowProps<Row>) {
  const name = use.rowName(row.original);
  return (
    <tr
      data-row={row.id}
      data-selected={row.getIsSelected()}
      aria-rowindex={index}
      tabIndex={isActive ? 0 : -1}
      onFocus={onActivate}
    >
      {use.batch && (
        <td className={classes.tick}>
          <TickBox label={text.select(name)} checked={row.getIsSelected()} onTick={(range) => toggle(row, range)} />
        </td>
      )}
      {row.getVisibleCells().map((cell, at) => {
        const column = columns.find(({ id }) => id === cell.column.id);
        const Cell = at === 0 ? "th" : "td";
        return (
          <Cell
            key={cell.id}
            {...(at === 0 ? { scope: "row" } : {})}
            data-numeric={column?.numeric === true}
            data-wraps={column?.wraps === true}
          >
            {cellContent(column, row.original)}
          </Cell>
        );
      })}
      {use.actions && (
        <td className={classes.menu}>
          <RowMenu name={name} actions={use.actions(row.original)} />
        </td>
      )}
    </tr>
  );
}
