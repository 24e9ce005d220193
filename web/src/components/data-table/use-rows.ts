import { type KeyboardEvent, useRef, useState } from "react";
import { useKeys } from "../../browser/keys.ts";
import type { TableRowModel } from "./columns.ts";
import type { RowUse } from "./row-action.ts";
import { tableText as text } from "./text.ts";
import type { DataTableModel } from "./use-data-table.ts";
import type { OpenRows } from "./use-open-rows.ts";

/** The active row of a table and its keys (look.md 12): ↑ ↓ Enter, x and Shift+x, e. Enter opens in place what has a detail. */
export function useRows<Row extends object>({ table }: DataTableModel<Row>, use: RowUse<Row>, opened: OpenRows) {
  const place = useRef<HTMLElement>(null);
  const [active, activate] = useState<string | null>(null);
  const { rows } = table.getRowModel();
  const current = rows.find(({ id }) => id === active) ?? rows[0];
  const focus = (row: TableRowModel<Row> | undefined) => {
    if (!row) return;
    activate(row.id);
    const all = place.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [];
    [...all].find(({ dataset }) => dataset.row === row.id)?.focus();
  };
  const step = (by: 1 | -1) => {
    const isInside = place.current?.contains(document.activeElement) ?? false;
    const at = current ? rows.indexOf(current) : -1;
    focus(isInside ? rows[Math.max(0, Math.min(rows.length - 1, at + by))] : current);
  };
  const here = (act: ((row: Row) => void) | undefined) => () => {
    if (current) act?.(current.original);
  };
  const choose = (isRange: boolean) => {
    if (current) toggle(current, isRange);
  };
  const { keys: label, keyGroup: group } = text;
  useKeys([
    { keys: "ArrowDown", label: label.next, group, run: () => step(1) },
    { keys: "ArrowUp", label: label.previous, group, run: () => step(-1) },
    ...(use.batch
      ? [
          { keys: "x", label: label.select, group, run: () => choose(false) },
          { keys: "X", label: label.selectRange, group, run: () => choose(true) },
        ]
      : []),
    ...(use.onEdit ? [{ keys: "e", label: label.edit, group, run: here(use.onEdit) }] : []),
  ]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isRow = (event.target as HTMLElement).hasAttribute("data-row");
    if (event.key !== "Enter" || !isRow || !current) return;
    event.preventDefault();
    if (use.detail) opened.toggle(current.id);
    else use.onOpen?.(current.original);
  };
  return { place, activeId: current?.id ?? null, activate, onKeyDown };
}

/** Ticks a row, or all rows from the one ticked last to this one. */
export const toggle = <Row extends object>(row: TableRowModel<Row>, isRange: boolean): void =>
  row.getToggleSelectedHandler()({ target: { checked: !row.getIsSelected() }, shiftKey: isRange });
