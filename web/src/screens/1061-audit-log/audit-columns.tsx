import { IconDownload, IconEye, IconKey, IconPencil } from "@tabler/icons-react";
import type { AuditLogKind, AuditLogQuery } from "../../__generated__/graphql.ts";
import type { Column } from "../../components/data-table/columns.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { timeLabel } from "../../domain/day.ts";
import classes from "./audit-log.module.css";
import { auditLogText as text } from "./text.ts";

export type Entry = AuditLogQuery["auditLog"]["entries"][number];

const OPERATOR = "operator:";
const PROVIDER = "sso:";

/** Operators are told apart from users of the same id. */
export function whoOf({ actor, actorName }: Entry): string {
  if (actor.startsWith(OPERATOR)) return text.operator(actor.slice(OPERATOR.length));
  if (actor.startsWith(PROVIDER)) return text.provider;
  return actorName === null ? actor : `${actorName}（${actor}）`;
}

const changeOf = ({ before, after }: Entry): string =>
  before === "" && after === "" ? "" : text.changed(before, after);

const detailOf = ({ detail }: Entry): string => detail;

/** A row stays low; opened, it has all of it field by field. */
const asLines = (textOf: (entry: Entry) => string) => (entry: Entry) => (
  <span className={classes.lines}>{textOf(entry)}</span>
);

const ICONS = { SIGN_IN: IconKey, CHANGE: IconPencil, EXPORT: IconDownload, USE: IconEye } as const;

function KindTag({ kind }: { kind: AuditLogKind }) {
  if (kind === "REFUSAL") return <StateTag tone="danger">{text.kinds[kind]}</StateTag>;
  return (
    <StateTag tone="plain" icon={ICONS[kind]}>
      {text.kinds[kind]}
    </StateTag>
  );
}

const plain = { sortable: false } as const;

export const AUDIT_COLUMNS: readonly Column<Entry>[] = [
  { id: "at", header: text.at, value: ({ at }) => timeLabel(at, "full"), ...plain },
  {
    id: "kind",
    header: text.kind,
    value: ({ kind }) => text.kinds[kind],
    cell: ({ kind }) => <KindTag kind={kind} />,
    ...plain,
  },
  { id: "who", header: text.who, value: whoOf, ...plain },
  { id: "what", header: text.what, value: ({ action }) => action, card: "title", ...plain },
  { id: "change", header: text.change, value: changeOf, cell: asLines(changeOf), wraps: true, card: "wide", ...plain },
  { id: "detail", header: text.detail, value: detailOf, cell: asLines(detailOf), wraps: true, card: "wide", ...plain },
  { id: "number", header: text.number, value: ({ position }) => position, numeric: true, hidden: true, ...plain },
  { id: "request", header: text.request, value: ({ requestId }) => requestId, hidden: true, ...plain },
];
