import { IconChevronDown, IconChevronUp, IconSelector } from "@tabler/icons-react";
import type { Column as ModelColumn } from "@tanstack/react-table";
import type { ReactNode } from "react";
import type { Features } from "./columns.ts";
import classes from "./data-table.module.css";
import type { TableViewState } from "./table-view.ts";
import { tableText as text } from "./text.ts";

interface HeadCellProps<Row extends object> {
  column: ModelColumn<Features, Row>;
  /** In place of the words of the heading. */
  head: ReactNode;
  numeric: boolean;
  view: TableViewState;
}

/** A heading; a button where the table can be sorted by it. Numbers begin with the largest. */
export function HeadCell<Row extends object>({ column, head, numeric, view }: HeadCellProps<Row>) {
  const header = String(column.columnDef.header);
  const direction = view.sort?.column === column.id ? view.sort.direction : null;
  if (!column.getCanSort())
    return (
      <th scope="col" data-numeric={numeric} aria-label={head === undefined ? undefined : header}>
        {head ?? header}
      </th>
    );
  const next = direction === null ? (numeric ? "desc" : "asc") : direction === "asc" ? "desc" : "asc";
  const Icon = direction === null ? IconSelector : direction === "asc" ? IconChevronUp : IconChevronDown;
  return (
    <th
      scope="col"
      data-numeric={numeric}
      aria-sort={direction === null ? "none" : direction === "asc" ? "ascending" : "descending"}
    >
      <button
        type="button"
        className={classes.sort}
        title={text.sort(header)}
        data-sorted={direction !== null}
        onClick={() => view.change({ sort: { column: column.id, direction: next } })}
      >
        {header}
        <Icon size={14} stroke={1.75} aria-hidden="true" />
      </button>
    </th>
  );
}
