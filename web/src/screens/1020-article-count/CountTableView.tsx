import { useMemo } from "react";
import type { Column } from "../../components/data-table/columns.ts";
import { DataTable } from "../../components/data-table/DataTable.tsx";
import { useTableView } from "../../components/data-table/table-view.ts";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { dayLabel } from "../../domain/day.ts";
import type { CountStep } from "../../domain/report-address.ts";
import { countReportText as text } from "../../domain/text/report-text.ts";
import type { CountTable } from "./count-table.ts";

type CountedRow = CountTable["rows"][number];

/** 2026/11/20(金), or 2026/11. */
const stepLabel = (step: string, of: CountStep): string => (of === "DAY" ? dayLabel(step) : step.replace("-", "/"));

/** 合計 first, then a row a day or month; a column a theme. */
export function CountTableView({ table, step }: { table: CountTable; step: CountStep }) {
  const columns = useMemo(() => columnsOf(table, step), [table, step]);
  const view = useTableView("article-count");
  const model = useDataTable({ view, columns, rows: table.rows, rowId: (row) => row.step, unpaged: true });
  return (
    <DataTable
      label={text.title}
      model={model}
      rowName={(row) => stepLabel(row.step, step)}
      sums={sumsOf(table)}
      empty={null}
    />
  );
}

const columnsOf = ({ themes }: CountTable, step: CountStep): readonly Column<CountedRow>[] => [
  {
    id: "step",
    header: step === "DAY" ? text.day : text.month,
    value: (row) => row.step,
    cell: (row) => stepLabel(row.step, step),
  },
  { id: "themes", header: text.themeCount, numeric: true, value: ({ themeCount }) => themeCount },
  { id: "articles", header: text.articleCount, numeric: true, value: ({ articleCount }) => articleCount },
  ...themes.map((name, at) => ({
    id: themeId(at),
    header: name,
    numeric: true,
    value: ({ cells }: CountedRow) => cells[at] ?? 0,
    cell: ({ cells }: CountedRow) => (cells[at] ? cells[at].toLocaleString() : "–"),
  })),
];

const sumsOf = ({ themes, totals, articleTotal }: CountTable): Record<string, string> => ({
  step: text.total,
  themes: themes.length.toLocaleString(),
  articles: articleTotal.toLocaleString(),
  ...Object.fromEntries(themes.map((_, at) => [themeId(at), (totals[at] ?? 0).toLocaleString()])),
});

const themeId = (at: number): string => `theme-${at}`;
