import { IconAlertCircle, IconMinus, IconPencil, IconPlus } from "@tabler/icons-react";
import type { Column } from "../../../components/data-table/columns.ts";
import { StateTag } from "../../../components/state-tag/StateTag.tsx";
import { userText } from "../../../domain/text/user-text.ts";
import { cellOf, type PreviewRow } from "./preview.ts";
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
] as const satisfies readonly { heading: string; header: string; names?: Readonly<Record<number, string>> }[];

const isShown = (field: string): boolean => SHOWN.some(({ heading }) => heading === field);

const worded = (value: string, names?: Readonly<Record<number, string>>): string => names?.[Number(value)] ?? value;

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
  const after = worded(change?.after ?? value, names) || text.blank;
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

/** What has no column of its own: what to mend, and the other changes. */
function Rest({ row: { errors, changes } }: { row: PreviewRow }) {
  const others = changes.filter(({ field }) => !isShown(field));
  return (
    <>
      {errors.map(({ field, message }) => (
        <span key={field} className={classes.error}>
          {message}
        </span>
      ))}
      {others.map(({ field, before, after }) => (
        <span key={field} className={classes.other}>
          {before === after
            ? text.secretChanged(field)
            : `${field}：${before || text.blank} ${text.to} ${after || text.blank}`}
        </span>
      ))}
    </>
  );
}

/** The columns of a preview, as far as the file has them. */
export function previewColumns(headings: readonly string[]): Column<PreviewRow>[] {
  return [
    {
      id: "judgement",
      header: text.judgement,
      value: ({ judgement }) => text.judgements[judgement],
      cell: ({ judgement }) => <StateTag {...TAGS[judgement]}>{text.judgements[judgement]}</StateTag>,
    },
    { id: "row", header: text.row, numeric: true, value: ({ row }) => row },
    ...SHOWN.filter(({ heading }) => headings.includes(heading)).map(
      (shown): Column<PreviewRow> => ({
        id: shown.heading,
        header: shown.header,
        value: (row) => cellOf(headings, row, shown.heading),
        cell: (row) => (
          <Cell
            row={row}
            heading={shown.heading}
            names={"names" in shown ? shown.names : undefined}
            value={cellOf(headings, row, shown.heading)}
          />
        ),
      }),
    ),
    { id: "rest", header: text.rest, wraps: true, cell: (row) => <Rest row={row} /> },
  ];
}
