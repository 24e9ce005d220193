import type { ReactNode } from "react";
import type { Column } from "./columns.ts";

/** What a column shows of a row. */
export function cellContent<Row>(column: Column<Row> | undefined, row: Row): ReactNode {
  if (!column) return null;
  if (column.cell) return column.cell(row);
  const value = column.value?.(row);
  return typeof value === "number" ? value.toLocaleString() : value;
}
