import { useState } from "react";
import { recall, remember } from "../../browser/session-storage.ts";

export const PAGE_SIZES = [20, 40, 60, 80, 100] as const;

export interface TableSort {
  column: string;
  direction: "asc" | "desc";
}

/** The shown part of a list. A screen whose server pages or sorts takes its query variables from here. */
export interface TableView {
  /** 1-based. */
  page: number;
  pageSize: number;
  sort: TableSort | null;
  /** As it is typed into the filter field. */
  filter: string;
  /** Columns that the user has hidden or shown otherwise than their definition says, by id. */
  columns: Readonly<Record<string, boolean>>;
}

export interface TableViewState extends TableView {
  change: (change: Partial<TableView>) => void;
}

type Kept = Pick<TableView, "pageSize" | "columns">;

/**
 * State of a table. Number of rows and choice of columns are kept in this browser until the sign-out.
 * @param name of the table, unique among all tables
 */
export function useTableView(name: string, first: Partial<Pick<TableView, "sort" | "filter">> = {}): TableViewState {
  const [view, setView] = useState<TableView>(() => ({ page: 1, sort: null, filter: "", ...first, ...kept(name) }));
  const change = (changed: Partial<TableView>) => {
    setView((last) => ({ ...last, ...(asksAnew(changed) ? { page: 1 } : {}), ...changed }));
    keep(name, changed);
  };
  return { ...view, change };
}

/** Another sort, filter or number of rows begins with the first page; the choice of columns changes nothing of that. */
const asksAnew = (changed: Partial<TableView>): boolean => Object.keys(changed).some((key) => key !== "columns");

const keyOf = (name: string) => `pref.table.${name}` as const;

function keep(name: string, changed: Partial<Kept>): void {
  const before = kept(name);
  const { pageSize = before.pageSize, columns = before.columns } = changed;
  if (pageSize !== before.pageSize || columns !== before.columns)
    remember(keyOf(name), JSON.stringify({ pageSize, columns }));
}

/** An older or foreign entry counts as none. */
function kept(name: string): Kept {
  const usual: Kept = { pageSize: PAGE_SIZES[0], columns: {} };
  try {
    const { pageSize, columns } = JSON.parse(recall(keyOf(name)) ?? "{}") as Partial<Kept>;
    return {
      pageSize: PAGE_SIZES.find((size) => size === pageSize) ?? usual.pageSize,
      columns: typeof columns === "object" ? columns : usual.columns,
    };
  } catch {
    return usual;
  }
}
