import "../../design/form-styles.ts";
import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import { useKeys } from "../../browser/keys.ts";
import { ColumnChoice } from "./ColumnChoice.tsx";
import classes from "./data-table.module.css";
import { tableText as text } from "./text.ts";
import type { DataTableModel } from "./use-data-table.ts";

interface TableToolbarProps<Row extends object> {
  model: DataTableModel<Row>;
  /** ID・名前・メールで絞り込む. Without it there is no filter field. */
  filterLabel?: string | undefined;
  /** Segments and selects behind the filter field. */
  children?: ReactNode;
  /** At the right: what the list counts, in which order. */
  end?: ReactNode;
}

/** The line over a data table: filter field (key /), filters, choice of columns. */
export function TableToolbar<Row extends object>({ model, filterLabel, children, end }: TableToolbarProps<Row>) {
  return (
    <>
      {filterLabel !== undefined && <FilterField label={filterLabel} model={model} />}
      {children}
      <span className={classes.grow} />
      {end && <div className={classes.end}>{end}</div>}
      <ColumnChoice model={model} />
    </>
  );
}

function FilterField<Row extends object>({ label, model: { view } }: { label: string; model: DataTableModel<Row> }) {
  const field = useRef<HTMLInputElement>(null);
  useKeys([{ keys: "/", label: text.keys.filter, group: text.keyGroup, run: () => field.current?.focus() }]);
  return (
    <TextInput
      ref={field}
      type="search"
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder={label}
      leftSection={<IconSearch size={16} stroke={1.75} />}
      value={view.filter}
      onChange={({ currentTarget }) => view.change({ filter: currentTarget.value })}
      onKeyDown={(event) => {
        if (event.key === "Escape" && view.filter !== "") view.change({ filter: "" });
      }}
    />
  );
}
