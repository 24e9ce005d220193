import type { OriginalsScreenQuery } from "../../__generated__/graphql.ts";
import type { Column } from "../../components/data-table/columns.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { timeLabel } from "../../domain/day.ts";
import { originalsText as text } from "./text.ts";

export type OriginalRow = OriginalsScreenQuery["inspectedOriginals"]["originals"][number];

const storedOf = ({ hasPdf, hasText }: OriginalRow): string =>
  [...(hasPdf ? [text.pdf] : []), ...(hasText ? [text.body] : [])].join("・") || text.none;

const plain = { sortable: false } as const;

export const ORIGINAL_COLUMNS: readonly Column<OriginalRow>[] = [
  { id: "title", header: text.article, value: ({ title }) => title, card: "title", wraps: true, ...plain },
  { id: "medium", header: text.medium, value: ({ mediaName }) => mediaName, ...plain },
  { id: "section", header: text.section, value: ({ section }) => text.sections[section] ?? "", card: "none", ...plain },
  { id: "issued", header: text.issued, value: ({ issueDay }) => issueDay?.replaceAll("-", "/") ?? "", ...plain },
  {
    id: "arrived",
    header: text.arrived,
    value: ({ arrivedAt }) => timeLabel(arrivedAt, "full"),
    card: "none",
    ...plain,
  },
  {
    id: "original",
    header: text.original,
    value: storedOf,
    cell: (row) => {
      if (row.isWithdrawn) return <StateTag tone="danger">{text.withdrawn}</StateTag>;
      return row.hasPdf || row.hasText ? storedOf(row) : <StateTag tone="warn">{text.none}</StateTag>;
    },
    ...plain,
  },
  { id: "uses", header: text.uses, numeric: true, value: ({ uses }) => uses, ...plain },
  { id: "id", header: text.id, value: ({ id }) => id, hidden: true, ...plain },
];
