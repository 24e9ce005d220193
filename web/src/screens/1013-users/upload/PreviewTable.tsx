import { Button, Checkbox } from "@mantine/core";
import { IconDownload, IconFileSpreadsheet, IconRefresh } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { DataTable } from "../../../components/data-table/DataTable.tsx";
import { TablePager } from "../../../components/data-table/TablePager.tsx";
import { useTableView } from "../../../components/data-table/table-view.ts";
import { useDataTable } from "../../../components/data-table/use-data-table.ts";
import { EmptyState } from "../../../components/empty-state/EmptyState.tsx";
import { FormAlert } from "../../../components/form-alert/FormAlert.tsx";
import { columnOf, errorsAsCsv, inOrder, type Judgement, type PreviewRow, type UploadPreview } from "./preview.ts";
import { previewColumns } from "./preview-columns.tsx";
import { uploadUsersText as text } from "./text.ts";
import classes from "./upload.module.css";

interface PreviewTableProps {
  file: File;
  preview: UploadPreview;
  onAgain: () => void;
}

const PLACES = 6;

/** What a file would do: how many of each, and every row with what changes or what is wrong. */
export function PreviewTable({ file, preview, onAgain }: PreviewTableProps) {
  const [only, choose] = useState<Judgement | "all">("all");
  const [isHiding, hide] = useState(true);
  const rows = useMemo(() => inOrder(preview.row_info), [preview]);
  const shown = useMemo(
    () =>
      rows.filter(({ judgement }) => (only === "all" ? !(isHiding && judgement === "unchanged") : judgement === only)),
    [rows, only, isHiding],
  );
  const columns = useMemo(() => previewColumns(preview.headings, preview.row_info), [preview]);
  const view = useTableView("users-upload");
  const model = useDataTable({ view, columns, rows: shown, rowId: ({ row }: PreviewRow) => String(row) });
  const faulty = rows.filter(({ judgement }) => judgement === "error");
  return (
    <>
      <div className={classes.file}>
        <IconFileSpreadsheet size={20} stroke={1.75} />
        <b>{file.name}</b>
        <span>{(file.size / 1024).toFixed(1)} kB</span>
        <span>{text.encodings[preview.encoding]}</span>
        <span>{text.read(rows.length)}</span>
        <Button variant="default" size="xs" leftSection={<IconRefresh size={14} stroke={1.75} />} onClick={onAgain}>
          {text.again}
        </Button>
      </div>
      <Tiles preview={preview} only={only} onChoose={choose} />
      {faulty.length > 0 && <Faulty rows={faulty} />}
      {preview.unchanged_count > 0 && only === "all" && (
        <div className={classes.hide}>
          <Checkbox
            label={text.hideUnchanged(preview.unchanged_count)}
            checked={isHiding}
            onChange={() => hide(!isHiding)}
          />
          <small>{text.changesOnly}</small>
        </div>
      )}
      <div className={classes.rows}>
        <DataTable
          label={text.tableLabel}
          model={model}
          rowName={({ user_id, row }) => user_id || String(row)}
          empty={<EmptyState title={text.nothing} />}
        />
      </div>
      <div className={classes.pager}>
        <TablePager model={model} unit={text.row} />
      </div>
    </>
  );
}

interface TilesProps {
  preview: UploadPreview;
  only: Judgement | "all";
  onChoose: (only: Judgement | "all") => void;
}

function Tiles({ preview, only, onChoose }: TilesProps) {
  const counts = {
    all: preview.row_info.length,
    new: preview.new_count,
    changed: preview.changed_count,
    unchanged: preview.unchanged_count,
    error: preview.error_count,
  };
  return (
    <fieldset className={classes.tiles}>
      <legend className="vh">{text.tiles}</legend>
      {(Object.keys(counts) as (Judgement | "all")[]).map((each) => (
        <label key={each} data-kind={each}>
          <input type="radio" name="judgement" checked={only === each} onChange={() => onChoose(each)} />
          {text.judgements[each]}
          <b>
            {counts[each].toLocaleString()}
            <small>{text.units[each]}</small>
          </b>
        </label>
      ))}
    </fieldset>
  );
}

function Faulty({ rows }: { rows: readonly PreviewRow[] }) {
  const places = rows.slice(0, PLACES).map(({ row, errors }) => text.place(row, columnOf(errors[0]?.field ?? "")));
  const named = [...places, ...(rows.length > PLACES ? [text.more] : [])].join("、");
  const save = () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([errorsAsCsv(rows)], { type: "text/csv" }));
    link.download = text.errorsFile;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  return (
    <div className={classes.faulty}>
      <FormAlert tone="danger" detail={text.cannotHelp(named, rows.length)}>
        {text.cannot(rows.length)}
      </FormAlert>
      <Button variant="default" size="xs" leftSection={<IconDownload size={14} stroke={1.75} />} onClick={save}>
        {text.saveErrors}
      </Button>
    </div>
  );
}
