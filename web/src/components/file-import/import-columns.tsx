import { IconAlertCircle, IconArrowNarrowRight, IconEdit, IconEqual, IconPlus } from "@tabler/icons-react";
import type { Column } from "../data-table/columns.ts";
import { StateTag } from "../state-tag/StateTag.tsx";
import classes from "./file-import.module.css";
import type { ImportCell, ImportRow } from "./import-plan.ts";
import { importText as text } from "./text.ts";

const TAGS = {
  faulty: { tone: "danger", icon: IconAlertCircle },
  new: { tone: "info", icon: IconPlus },
  changed: { tone: "plain", icon: IconEdit },
  same: { tone: "plain", icon: IconEqual },
} as const;

/** A column of the file; one of long values wraps. */
export type ImportColumn = Pick<Column<ImportRow>, "id" | "header" | "wraps">;

/** The columns of the preview: the row's outcome, line, cells and messages. Column ids with # are never the file's. */
export const importColumns = (columns: readonly ImportColumn[]): readonly Column<ImportRow>[] => [
  { id: "#kind", header: text.kind, cell: ({ kind }) => <StateTag {...TAGS[kind]}>{text.kinds[kind]}</StateTag> },
  { id: "#line", header: text.line, numeric: true, cell: ({ line }) => line },
  ...columns.map((column) => ({
    ...column,
    cell: ({ cells }: ImportRow) => <Cell cell={cells[column.id]} />,
  })),
  {
    id: "#notes",
    header: text.notes,
    wraps: true,
    cell: ({ kind, messages }) => <span data-faulty={kind === "faulty"}>{messages.join(" ")}</span>,
  },
];

/** Old → new where it changes; the faulty value in a box. */
function Cell({ cell }: { cell: ImportCell | undefined }) {
  if (!cell) return null;
  const { value, before, isFaulty = false } = cell;
  const now = isFaulty ? <b className={classes.faulty}>{value}</b> : before === undefined ? value : <ins>{value}</ins>;
  if (before === undefined) return now;
  return (
    <span className={classes.change}>
      <span className="vh">{text.before}</span>
      <del>{before}</del>
      <IconArrowNarrowRight size={14} stroke={1.75} aria-hidden="true" />
      <span className="vh">{text.after}</span>
      {now}
    </span>
  );
}
