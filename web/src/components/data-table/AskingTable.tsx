import { Button } from "@mantine/core";
import { type ComponentType, useState } from "react";
import { LazyConfirmDialog } from "../confirm-dialog/LazyDialogs.tsx";
import type { Trouble } from "../form/outcome.ts";
import { SaidLine } from "../said-line/SaidLine.tsx";
import type { useAction } from "../said-line/use-action.ts";
import type { Column } from "./columns.ts";
import { DataTable } from "./DataTable.tsx";
import { TablePager } from "./TablePager.tsx";
import { PartNote } from "./TablePart.tsx";
import classes from "./table-part.module.css";
import { useTableView } from "./table-view.ts";
import { useDataTable } from "./use-data-table.ts";

interface AskingTableProps<Row extends object> {
  /** Name of the view: what is sorted and shown is kept under it. */
  view: string;
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  /** Where there are no rows. */
  empty: string;
  /** What can be done with a row; `many`: with all chosen ones as well. */
  act: { label: string; icon: ComponentType<{ size: number; stroke: number }>; many?: boolean };
  question: (rows: readonly Row[]) => { title: string; help: string; confirm: string };
  run: (rows: readonly Row[]) => Promise<string | Trouble>;
  /** Of the caller, who may show the table anew while it runs. */
  action: ReturnType<typeof useAction>;
}

/** Rows that one thing can be done with, after a question; what came of it is said above. */
export function AskingTable<Row extends object>(props: AskingTableProps<Row>) {
  const { label, columns, rows, rowId, rowName, empty, act, question, run, action } = props;
  const [asking, ask] = useState<readonly Row[] | null>(null);
  const view = useTableView(props.view);
  const model = useDataTable({ view, columns, rows, rowId });
  const Icon = act.icon;
  const confirmed = (chosen: readonly Row[]) => {
    ask(null);
    void action.act(async () => {
      const outcome = await run(chosen);
      if (typeof outcome === "string") model.untickAll();
      return outcome;
    });
  };
  return (
    <>
      <SaidLine said={action.said} />
      <DataTable
        model={model}
        label={label}
        rowName={rowName}
        actions={(row) => [{ label: act.label, icon: Icon, disabled: action.busy, run: () => ask([row]) }]}
        batch={
          act.many
            ? (ids) => (
                <Button
                  size="xs"
                  aria-disabled={action.busy}
                  leftSection={<Icon size={14} stroke={1.75} />}
                  onClick={() => action.busy || ask(rows.filter((row) => ids.includes(rowId(row))))}
                >
                  {act.label}
                </Button>
              )
            : undefined
        }
        empty={<PartNote>{empty}</PartNote>}
      />
      {rows.length > view.pageSize && (
        <div className={classes.pager}>
          <TablePager model={model} />
        </div>
      )}
      {asking && (
        <LazyConfirmDialog {...question(asking)} calm onConfirm={() => confirmed(asking)} onClose={() => ask(null)} />
      )}
    </>
  );
}
