import { type ReactTable, useTable } from "@tanstack/react-table";
import { useEffect, useMemo, useState } from "react";
import { type Column, columnDefs, type Features, features, hasWords } from "./columns.ts";
import { PAGE_SIZES, type TableView, type TableViewState } from "./table-view.ts";

export interface DataTableOptions<Row extends object> {
  view: TableViewState;
  columns: readonly Column<Row>[];
  /** undefined while they are loaded. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Given: the server filters, sorts and pages; `rows` is the page and this the number of all. */
  total?: number | undefined;
  /** All rows on one page, drawn as they are scrolled to. */
  unpaged?: boolean;
  /** Numbers of rows to choose from; one alone where the server has its own. */
  pageSizes?: readonly number[];
}

/** What the parts of one data table share: toolbar, table, pager, batch bar. */
export interface DataTableModel<Row extends object> {
  table: ReactTable<Features, Row>;
  view: TableViewState;
  columns: readonly Column<Row>[];
  isLoading: boolean;
  unpaged: boolean;
  pageSizes: readonly number[];
  pageSize: number;
  /** Of all pages, after the filter. */
  total: number;
  /** 1-based, never behind the last page. */
  page: number;
  tickedIds: readonly string[];
  untickAll: () => void;
}

const NO_ROWS: never[] = [];
const NO_SELECTION: Record<string, true> = {};

/** A table over rows that are all here, or over the page that the server sent (`total`). */
export function useDataTable<Row extends object>(options: DataTableOptions<Row>): DataTableModel<Row> {
  const { view, columns, rows, rowId, total, unpaged = false, pageSizes = PAGE_SIZES } = options;
  const [rowSelection, setSelection] = useState(NO_SELECTION);
  const defs = useMemo(() => columnDefs(columns), [columns]);
  const isManual = total !== undefined;
  const data = (rows ?? NO_ROWS) as Row[];
  const pageSize = unpaged ? Math.max(data.length, 1) : pageSizeOf(view, pageSizes);
  const table = useTable<Features, Row>({
    features,
    columns: defs,
    data,
    getRowId: rowId,
    manualFiltering: isManual,
    manualSorting: isManual,
    manualPagination: isManual,
    autoResetPageIndex: false,
    globalFilterFn: hasWords,
    getColumnCanGlobalFilter: ({ id }) => columns.some((column) => column.id === id && column.value !== undefined),
    enableSortingRemoval: false,
    onRowSelectionChange: setSelection,
    state: {
      rowSelection,
      sorting: sortingOf(view),
      globalFilter: isManual ? "" : view.filter.trim(),
      columnVisibility: visibilityOf(columns, view),
      pagination: { pageIndex: view.page - 1, pageSize },
    },
  });
  const all = total ?? table.getFilteredRowModel().rows.length;
  const lastPage = Math.max(1, Math.ceil(all / pageSize));
  const page = Math.min(view.page, lastPage);
  // A deletion may leave the page behind the last one.
  const { change } = view;
  const isBehind = rows !== undefined && page !== view.page;
  useEffect(() => {
    if (isBehind) change({ page });
  });
  return {
    table,
    view,
    columns,
    isLoading: rows === undefined,
    unpaged,
    pageSizes,
    pageSize,
    total: all,
    page,
    tickedIds: Object.keys(rowSelection),
    untickAll: () => setSelection(NO_SELECTION),
  };
}

/** The number of rows that was kept, where it is still offered. */
const pageSizeOf = ({ pageSize }: TableView, offered: readonly number[]): number =>
  offered.includes(pageSize) ? pageSize : (offered[0] ?? pageSize);

const sortingOf = ({ sort }: TableView) => (sort ? [{ id: sort.column, desc: sort.direction === "desc" }] : []);

const visibilityOf = <Row>(columns: readonly Column<Row>[], view: TableView): Record<string, boolean> => ({
  ...Object.fromEntries(columns.map(({ id, hidden }) => [id, hidden !== true])),
  ...view.columns,
});
