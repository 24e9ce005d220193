import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useLayout } from "../../browser/use-layout.ts";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { FailedPart } from "../failed-state/FailedPart.tsx";
import { RefusedState } from "../refused-state/RefusedState.tsx";
import { SkeletonRows } from "../skeleton-rows/SkeletonRows.tsx";
import { BatchBar } from "./BatchBar.tsx";
import type { RowUse } from "./row-action.ts";
import { TableCards } from "./TableCards.tsx";
import { TableGrid, type TableGridProps } from "./TableGrid.tsx";
import { tableText as text } from "./text.ts";
import type { DataTableModel } from "./use-data-table.ts";

export interface DataTableProps<Row extends object> extends RowUse<Row>, Pick<TableGridProps<Row>, "label" | "sums"> {
  model: DataTableModel<Row>;
  /** Nothing is there yet: an EmptyState with what the list is for and the primary button. */
  empty: ReactNode;
  /** Nothing matches the filter; a sentence about it and a button that clears it where absent. */
  noMatch?: ReactNode;
  /** Whether something outside of the filter field narrows the list: segments, selects. */
  isNarrowed?: boolean;
  /** What could not be loaded; 一覧を読み込めませんでした where absent. */
  failed?: string;
  /** Why it could not be loaded. */
  error?: unknown;
  onRetry?: (() => void) | undefined;
  /** The server's sentence where it refused. */
  refused?: string | undefined;
}

/** A list of things with its states, on a wide screen as a table and on a narrow one as cards. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { model, label, sums, error, onRetry, refused } = props;
  const { rowName, onOpen, detail, onEdit, actions, batch, unit = "件" } = props;
  const isNarrow = useLayout() === "narrow";
  if (refused !== undefined) return <RefusedState message={refused} />;
  if (error !== undefined && error !== null && onRetry)
    return <FailedPart title={props.failed ?? text.failed} message={text.failedHelp} error={error} onRetry={onRetry} />;
  if (model.isLoading) return <SkeletonRows count={20} kind="table" />;
  if (model.total === 0) return <Nothing {...props} />;
  const use = { rowName, onOpen, detail, onEdit, actions, batch, unit };
  const Rows = isNarrow ? TableCards : TableGrid;
  return (
    <>
      <Rows label={label} model={model} use={use} sums={sums} />
      {batch && model.tickedIds.length > 0 && (
        <BatchBar count={model.tickedIds.length} unit={unit} onClear={model.untickAll}>
          {batch(model.tickedIds, model.untickAll)}
        </BatchBar>
      )}
    </>
  );
}

function Nothing<Row extends object>({ model: { view }, empty, noMatch, isNarrowed = false }: DataTableProps<Row>) {
  const filter = view.filter.trim();
  if (filter === "" && !isNarrowed) return empty;
  if (noMatch) return noMatch;
  return (
    <EmptyState title={filter === "" ? text.noMatchOf : text.noMatch(filter)}>
      {filter !== "" && (
        <Button variant="default" onClick={() => view.change({ filter: "" })}>
          {text.clearFilter}
        </Button>
      )}
    </EmptyState>
  );
}
