import type { ComponentType, ReactNode } from "react";

/** An entry of a row's menu. */
export interface RowAction {
  label: string;
  icon?: ComponentType<{ size: number; stroke: number }>;
  /** Destroys something: red, behind a line. */
  danger?: boolean;
  disabled?: boolean;
  run: () => void;
}

/** What a data table does with its rows: names, opens and edits them, acts on one or on all ticked ones. */
export interface RowUse<Row> {
  /** Names a row to those who hear it. */
  rowName: (row: Row) => string;
  /** Enter on the row. Its first column should be a link to the same place. */
  onOpen?: ((row: Row) => void) | undefined;
  /** What the columns can't say: ▸ or Enter shows it under the row. Not for unpaged tables, whose rows have one height. */
  detail?: ((row: Row) => ReactNode) | undefined;
  /** e on the row. */
  onEdit?: ((row: Row) => void) | undefined;
  /** The … menu at the end of a row. */
  actions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** Buttons of the bar that floats while rows are chosen. Given, rows can be chosen. */
  batch?: ((ids: readonly string[], clear: () => void) => ReactNode) | undefined;
  /** Counting word: 人, 社, 件. */
  unit?: string | undefined;
}
