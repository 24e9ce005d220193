import type { UserLogScreenQuery } from "../../__generated__/graphql.ts";
import type { Column } from "../../components/data-table/columns.ts";
import { LongText } from "../../components/long-text/LongText.tsx";
import { timeLabel } from "../../domain/day.ts";
import { userLogText as text } from "./text.ts";

export type LogLine = UserLogScreenQuery["userLog"]["lines"][number];

const OPERATOR = "operator:";

/** Operators are told apart from users of the same id. */
const whoOf = ({ actor }: LogLine): string =>
  actor.startsWith(OPERATOR) ? text.operator(actor.slice(OPERATOR.length)) : actor;

const plain = { sortable: false } as const;

export const LOG_COLUMNS: readonly Column<LogLine>[] = [
  { id: "at", header: text.at, value: ({ at }) => timeLabel(at, "full"), ...plain },
  { id: "company", header: text.company, value: ({ companyName }) => companyName, ...plain },
  { id: "who", header: text.who, value: whoOf, ...plain },
  { id: "what", header: text.what, value: ({ action }) => action, card: "title", ...plain },
  {
    id: "detail",
    header: text.detail,
    value: ({ detail }) => detail,
    cell: ({ detail }) => <LongText>{detail}</LongText>,
    wraps: true,
    card: "wide",
    ...plain,
  },
  { id: "request", header: text.request, value: ({ requestId }) => requestId, hidden: true, ...plain },
];
