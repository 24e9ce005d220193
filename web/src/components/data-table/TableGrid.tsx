import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useRef } from "react";
import { TickBox } from "../tick-box/TickBox.tsx";
import classes from "./data-table.module.css";
import { HeadCell } from "./HeadCell.tsx";
import type { RowUse } from "./row-action.ts";
import { TableRow } from "./TableRow.tsx";
import { tableText as text } from "./text.ts";
import type { DataTableModel } from "./use-data-table.ts";
import { useOpenRows } from "./use-open-rows.ts";
import { useRows } from "./use-rows.ts";

export interface TableGridProps<Row extends object> {
  label: string;
  model: DataTableModel<Row>;
  use: RowUse<Row>;
  /** The 合計 row by column id; stays under the heading. */
  sums?: Readonly<Record<string, ReactNode>> | undefined;
}

/** More rows than these are drawn as they are scrolled to. */
const DRAWN_AT_ONCE = 150;

/** The table of a wide screen: sticky heading and first column. */
export function TableGrid<Row extends object>({ label, model, use, sums }: TableGridProps<Row>) {
  const { table, columns } = model;
  const { rows } = table.getRowModel();
  const opened = useOpenRows();
  const { place, activeId, activate, onKeyDown } = useRows(model, use, opened);
  const root = useRef<HTMLTableElement>(null);
  const { drawn, above, below } = useDrawnRows(rows.length, root);
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  const isSelectable = use.batch !== undefined;
  const cellCount = headers.length + (isSelectable ? 1 : 0) + (use.actions ? 1 : 0);
  return (
    <table
      ref={root}
      className={classes.table}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      data-selectable={isSelectable}
    >
      <thead>
        <tr>
          {isSelectable && (
            <th scope="col" className={classes.tick}>
              <span className="vh">{text.selection}</span>
              <TickBox
                label={text.selectPage}
                checked={table.getIsAllPageRowsSelected()}
                mixed={table.getIsSomePageRowsSelected() && !table.getIsAllPageRowsSelected()}
                onTick={() => table.toggleAllPageRowsSelected()}
              />
            </th>
          )}
          {headers.map((header) => (
            <HeadCell
              key={header.id}
              column={header.column}
              head={columns.find(({ id }) => id === header.id)?.head}
              numeric={columns.find(({ id }) => id === header.id)?.numeric === true}
              view={model.view}
            />
          ))}
          {use.actions && <td className={classes.menu} />}
        </tr>
      </thead>
      <tbody
        ref={(body) => {
          place.current = body;
        }}
        onKeyDown={onKeyDown}
      >
        {sums && <SumRow model={model} use={use} sums={sums} />}
        <Spacer height={above} cells={cellCount} />
        {drawn.map((at) => {
          const row = rows[at];
          return (
            row && (
              <TableRow
                key={row.id}
                row={row}
                columns={columns}
                use={use}
                index={at + 2}
                opened={opened}
                isActive={row.id === activeId}
                onActivate={() => activate(row.id)}
              />
            )
          );
        })}
        <Spacer height={below} cells={cellCount} />
      </tbody>
    </table>
  );
}

function SumRow<Row extends object>({ model: { table, columns }, use, sums }: Omit<TableGridProps<Row>, "label">) {
  return (
    <tr className={classes.sums}>
      {use.batch && <td className={classes.tick} />}
      {table.getVisibleLeafColumns().map(({ id }) => (
        <td key={id} data-numeric={columns.find((column) => column.id === id)?.numeric === true}>
          {sums?.[id]}
        </td>
      ))}
      {use.actions && <td />}
    </tr>
  );
}

const Spacer = ({ height, cells }: { height: number; cells: number }) =>
  height > 0 && (
    <tr>
      <td className={classes.spacer} colSpan={cells} style={{ height }} />
    </tr>
  );

/** Which rows are drawn, and how much room those above and below them take. */
function useDrawnRows(count: number, root: React.RefObject<HTMLTableElement | null>) {
  const isVirtual = count > DRAWN_AT_ONCE;
  const virtualizer = useVirtualizer({
    count,
    enabled: isVirtual,
    getScrollElement: () => root.current?.closest<HTMLElement>("[data-scroll]") ?? null,
    estimateSize: () => 36,
    overscan: 20,
  });
  const all = Array.from({ length: isVirtual ? 0 : count }, (_, at) => at);
  if (!isVirtual) return { drawn: all, above: 0, below: 0 };
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  return {
    drawn: items.map(({ index }) => index),
    above: first?.start ?? 0,
    below: last ? virtualizer.getTotalSize() - last.end : 0,
  };
}
