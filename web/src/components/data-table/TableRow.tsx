import { TickBox } from "../tick-box/TickBox.tsx";
import { cellContent } from "./cell-content.ts";
import type { Column, TableRowModel } from "./columns.ts";
import classes from "./data-table.module.css";
import { OpenButton } from "./OpenButton.tsx";
import { RowMenu } from "./RowMenu.tsx";
import type { RowUse } from "./row-action.ts";
import { tableText as text } from "./text.ts";
import type { OpenRows } from "./use-open-rows.ts";
import { toggle } from "./use-rows.ts";

interface TableRowProps<Row extends object> {
  row: TableRowModel<Row>;
  columns: readonly Column<Row>[];
  use: RowUse<Row>;
  /** Of the whole table, the heading included. */
  index: number;
  opened: OpenRows;
  isActive: boolean;
  onActivate: () => void;
}

/** A row, and its detail while that is open; the first shown column is its heading. */
export function TableRow<Row extends object>(props: TableRowProps<Row>) {
  const { row, use, opened } = props;
  const cells = row.getVisibleCells().length + (use.batch ? 1 : 0) + (use.actions ? 1 : 0);
  return (
    <>
      <Cells {...props} />
      {use.detail && opened.isOpen(row.id) && (
        <tr>
          <td className={classes.detail} colSpan={cells}>
            {use.detail(row.original)}
          </td>
        </tr>
      )}
    </>
  );
}

function Cells<Row extends object>({ row, columns, use, index, opened, isActive, onActivate }: TableRowProps<Row>) {
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
            {at === 0 && use.detail && (
              <OpenButton name={name} isOpen={opened.isOpen(row.id)} onToggle={() => opened.toggle(row.id)} />
            )}
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
