import {
  type ColumnDef,
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  type Row as ModelRow,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from "@tanstack/react-table";
import type { ReactNode } from "react";

/** A column of a data table. Define the columns outside of the component or memoise them. */
export interface Column<Row> {
  id: string;
  /** Heading; also its name in the choice of columns and on the phone's cards. */
  header: string;
  /** Its name on the phone's cards, where the heading is long. */
  short?: string;
  /** Stands in the heading in place of its words: the axis over small pictures. */
  head?: ReactNode;
  /** What sorting and the filter field go by, and what is shown where `cell` is absent. null and "" sort last. */
  value?: (row: Row) => string | number | null | undefined;
  cell?: (row: Row) => ReactNode;
  /** Right-aligned digits. */
  numeric?: boolean;
  /** Can be sorted by; true where there is a value. The server sorts by fewer columns than it sends. */
  sortable?: boolean;
  /** Not shown until somebody chooses it. */
  hidden?: boolean;
  /** Can't be hidden; the first column never can. */
  fixed?: boolean;
  /** Breaks its text into lines; the others stay on one. */
  wraps?: boolean;
  /**
   * On the phone's card: its title, one of its two lines, a line of its own below them, or nothing. The first column is the
   * title, the next four the lines.
   */
  card?: "title" | "line" | "wide" | "none";
}

export const features = tableFeatures({
  columnVisibilityFeature,
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

export type Features = typeof features;
export type TableRowModel<Row extends object> = ModelRow<Features, Row>;

/** Width and case of characters make no difference to a filter. */
const folded = (text: unknown): string =>
  String(text ?? "")
    .normalize("NFKC")
    .toLowerCase();

const collator = new Intl.Collator("ja", { numeric: true });

const compare = (a: unknown, b: unknown): number =>
  typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b));

/** The table library sorts undefined last. */
const orUndefined = (value: string | number | null | undefined) => (value === null || value === "" ? undefined : value);

/** The columns in the table library's form. */
export const columnDefs = <Row extends object>(columns: readonly Column<Row>[]): ColumnDef<Features, Row>[] =>
  columns.map(({ id, header, value, sortable, fixed }, at) => ({
    id,
    header,
    accessorFn: (row: Row) => orUndefined(value?.(row)),
    enableSorting: value !== undefined && sortable !== false,
    enableHiding: at > 0 && fixed !== true,
    sortUndefined: "last",
    sortFn: (a: TableRowModel<Row>, b: TableRowModel<Row>, column: string) =>
      compare(a.getValue(column), b.getValue(column)),
  }));

/** Whether one value of a row has every word of the filter. */
export const hasWords = <Row extends object>(row: TableRowModel<Row>, column: string, filter: unknown): boolean => {
  const text = folded(row.getValue(column));
  return folded(filter)
    .split(/\s+/)
    .every((word) => text.includes(word));
};
