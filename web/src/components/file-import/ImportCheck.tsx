import "../../design/form-styles.ts";
import { Button, Checkbox } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { DataTable } from "../data-table/DataTable.tsx";
import { useTableView } from "../data-table/table-view.ts";
import { useDataTable } from "../data-table/use-data-table.ts";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { FilterTiles } from "../filter-tiles/FilterTiles.tsx";
import { FormAlert } from "../form-alert/FormAlert.tsx";
import classes from "./file-import.module.css";
import { type ImportColumn, importColumns } from "./import-columns.tsx";
import { countOf, type ImportRow, inOrder, type RowKind } from "./import-plan.ts";
import { importText as text } from "./text.ts";

interface ImportCheckProps {
  rows: readonly ImportRow[];
  /** Columns of the file that are shown, in order. */
  columns: readonly ImportColumn[];
  /** What a row is: 人. */
  unit: string;
  /** The faulty rows as a file to be mended. */
  onSaveFaults?: (() => void) | undefined;
}

const KINDS = ["new", "changed", "same", "faulty"] as const;

/** The second step: what each row would do, faults first. Nothing is changed yet. */
export function ImportCheck({ rows, columns, unit, onSaveFaults }: ImportCheckProps) {
  const [kind, choose] = useState<RowKind | "all">("all");
  const [hidesSame, hideSame] = useState(true);
  const view = useTableView("import");
  const shown = useMemo(
    () => inOrder(rows).filter((row) => (kind === "all" ? !(hidesSame && row.kind === "same") : row.kind === kind)),
    [rows, kind, hidesSame],
  );
  const defs = useMemo(() => importColumns(columns), [columns]);
  const model = useDataTable({ view, columns: defs, rows: shown, rowId: ({ line }) => String(line), unpaged: true });
  const faulty = countOf(rows, "faulty");
  const same = countOf(rows, "same");
  const tiles = KINDS.map((each) => ({
    value: each,
    name: text.kinds[each],
    count: countOf(rows, each),
    unit: each === "faulty" ? text.rows : unit,
    ...(each === "faulty" ? { tone: "danger" as const } : {}),
  }));
  return (
    <>
      <div className={classes.above}>
        <FilterTiles
          label={text.tiles}
          tiles={[{ value: "all" as const, name: text.all, count: rows.length, unit: text.rows }, ...tiles]}
          value={kind}
          onChoose={choose}
        />
        {faulty > 0 && (
          <div className={classes.faults}>
            <FormAlert tone="danger">
              <b>{text.faulty(faulty)}</b> {text.faultyHelp}
            </FormAlert>
            {onSaveFaults && (
              <Button
                variant="default"
                size="xs"
                leftSection={<IconDownload size={14} stroke={1.75} />}
                onClick={onSaveFaults}
              >
                {text.saveFaults}
              </Button>
            )}
          </div>
        )}
        <div className={classes.options}>
          {same > 0 && kind === "all" && (
            <Checkbox
              label={text.hideSame(same)}
              checked={hidesSame}
              onChange={({ currentTarget }) => hideSame(currentTarget.checked)}
            />
          )}
          <span className={classes.help}>{text.arrows}</span>
        </div>
      </div>
      <DataTable
        label={text.steps[1]}
        model={model}
        rowName={({ line }) => text.lineNamed(line)}
        empty={<EmptyState title={text.none} />}
      />
    </>
  );
}
