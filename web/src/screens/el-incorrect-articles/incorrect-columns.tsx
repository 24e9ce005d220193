import type { ArticleCorrectionsQuery, IncorrectArticlesQuery } from "../../__generated__/graphql.ts";
import type { Column } from "../../components/data-table/columns.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { timeLabel } from "../../domain/day.ts";
import { fieldName, incorrectText as text } from "./text.ts";

export type IncorrectRow = IncorrectArticlesQuery["incorrectArticles"]["articles"][number];
export type CorrectionRow = ArticleCorrectionsQuery["articleCorrections"]["corrections"][number];

const plain = { sortable: false } as const;

const faultsOf = ({ faults }: IncorrectRow): string =>
  faults.map(({ field, reason }) => `${fieldName(field)}：${reason}`).join("\n");

export const INCORRECT_COLUMNS: readonly Column<IncorrectRow>[] = [
  { id: "at", header: text.at, value: ({ occurredAt }) => timeLabel(occurredAt, "full"), ...plain },
  {
    id: "state",
    header: text.state,
    value: ({ closedAt }) => (closedAt === null ? text.open : text.closed),
    cell: ({ closedAt }) =>
      closedAt === null ? <StateTag tone="warn">{text.open}</StateTag> : <StateTag tone="ok">{text.closed}</StateTag>,
    ...plain,
  },
  { id: "faults", header: text.faults, value: faultsOf, wraps: true, card: "title", ...plain },
  { id: "excerpt", header: text.excerpt, value: ({ excerpt }) => excerpt.slice(0, 100), wraps: true, ...plain },
  { id: "file", header: text.file, value: ({ file }) => file, wraps: true, ...plain },
  {
    id: "item",
    header: text.item,
    numeric: true,
    value: ({ itemNo }) => (itemNo === 0 ? text.whole : itemNo),
    ...plain,
  },
];

const changesOf = ({ changes }: CorrectionRow): string =>
  changes
    .map(({ field, before, after }) => text.change(fieldName(field), before || text.none, after || text.none))
    .join("\n");

export const CORRECTION_COLUMNS: readonly Column<CorrectionRow>[] = [
  { id: "at", header: text.at, value: ({ at }) => timeLabel(at, "full"), ...plain },
  { id: "who", header: text.who, value: ({ operatorId }) => operatorId, ...plain },
  { id: "changes", header: text.changes, value: changesOf, wraps: true, card: "title", ...plain },
  { id: "article", header: text.article, value: ({ articleId }) => articleId, ...plain },
  { id: "file", header: text.file, value: ({ file }) => file, wraps: true, ...plain },
  { id: "item", header: text.item, numeric: true, value: ({ itemNo }) => itemNo, ...plain },
];
