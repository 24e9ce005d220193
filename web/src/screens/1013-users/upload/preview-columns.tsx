import { IconAlertCircle, IconMinus, IconPencil, IconPlus } from "@tabler/icons-react";
import type { Column } from "../../../components/data-table/columns.ts";
import { StateTag } from "../../../components/state-tag/StateTag.tsx";
import { userText } from "../../../domain/text/user-text.ts";
import { cellOf, type PreviewRow, WHOLE_ROW } from "./preview.ts";
import { uploadUsersText as text } from "./text.ts";
import classes from "./upload.module.css";

const TAGS = {
  new: { tone: "info", icon: IconPlus },
  changed: { tone: "plain", icon: IconPencil },
  unchanged: { tone: "plain", icon: IconMinus },
  error: { tone: "danger", icon: IconAlertCircle },
} as const;

/** The headings that have a column of their own, and how their codes read. */
const SHOWN = [
  { heading: "ユーザーID", header: userText.userId },
  { heading: "ユーザー名", header: userText.name },
  { heading: "ユーザーグループ名", header: userText.group },
  { heading: "ユーザー区分", header: userText.kind, names: { 0: userText.kinds.user, 1: userText.kinds.admin } },
  { heading: "新聞（紙面）権限", header: userText.mc, names: userText.mcNames },
  { heading: "新聞（本文）権限", header: userText.sc, names: userText.scNames },
] as const satisfies readonly ShownColumn[];

interface ShownColumn {
  heading: string;
  header: string;
  names?: Readonly<Record<number, string>>;
  wraps?: boolean;
}

/** The usual columns as far as the file has them, and each in which a row has a fault. */
function shownOf(headings: readonly string[], rows: readonly PreviewRow[]): ShownColumn[] {
  const faulty = new Set(rows.flatMap(({ errors }) => errors.map(({ field }) => field)));
  const usual: ShownColumn[] = SHOWN.filter(({ heading }) => headings.includes(heading));
  const others = headings.filter((heading) => faulty.has(heading) && !usual.some((shown) => shown.heading === heading));
  return [...usual, ...others.map((heading) => ({ heading, header: heading, wraps: true }))];
}

const worded = (value: string, names?: Readonly<Record<number, string>>): string =>
  (value === "" ? undefined : names?.[Number(value)]) ?? value;

function Cell({
  row,
  heading,
  names,
  value,
}: {
  row: PreviewRow;
  heading: string;
  names?: Readonly<Record<number, string>> | undefined;
  value: string;
}) {
  const change = row.changes.find(({ field }) => field === heading);
  const isFaulty = row.errors.some(({ field }) => field === heading);
  // A blank cell says nothing of the user: he keeps what he has, or gets the usual.
  const after = change ? worded(change.after, names) || text.blank : worded(value, names) || text.unset;
  return (
    <>
      {change && (
        <>
          <del>{worded(change.before, names) || text.blank}</del> {text.to}{" "}
        </>
      )}
      <span className={isFaulty ? classes.boxed : undefined}>{change ? <b>{after}</b> : after}</span>
    </>
  );
}

/** What to mend, and the changes that have no column of their own. A fault that no cell boxes is named: of a password, or of a column that the file lacks. */
function Rest({ row: { errors, changes }, shown }: { row: PreviewRow; shown: readonly ShownColumn[] }) {
  const isShown = (field: string): boolean => shown.some(({ heading }) => heading === field);
  const others = changes.filter(({ field }) => !isShown(field));
  return (
    <span className={classes.rest}>
      {errors.map(({ field, message }) => (
        <span key={field} className={classes.error}>
          {field === WHOLE_ROW || isShown(field) ? message : text.faultOf(field, message)}
        </span>
      ))}
      {others.map(({ field, before, after }) => (
        <span key={field} className={classes.other}>
          {before === after
            ? text.secretChanged(field)
            : `${field}：${[before, after].map((value) => worded(value, text.flags[field]) || text.blank).join(` ${text.to} `)}`}
        </span>
      ))}
    </span>
  );
}

/** The columns of a preview of these rows. */
export function previewColumns(headings: readonly string[], rows: readonly PreviewRow[]): Column<PreviewRow>[] {
  const shown = shownOf(headings, rows);
  return [
    {
      id: "judgement",
      header: text.judgement,
      value: ({ judgement }) => text.judgements[judgement],
      // The row takes its plane from this mark (upload.module.css).
      cell: ({ judgement }) => (
        <span data-judgement={judgement}>
          <StateTag {...TAGS[judgement]}>{text.judgements[judgement]}</StateTag>
        </span>
      ),
    },
    { id: "row", header: text.row, numeric: true, value: ({ row }) => row },
    ...shown.map(
      ({ heading, header, names, wraps = false }): Column<PreviewRow> => ({
        id: heading,
        header,
        wraps,
        value: (row) => cellOf(headings, row, heading),
        cell: (row) => <Cell row={row} heading={heading} names={names} value={cellOf(headings, row, heading)} />,
      }),
    ),
    { id: "rest", header: text.rest, wraps: true, cell: (row) => <Rest row={row} shown={shown} /> },
  ];
}
