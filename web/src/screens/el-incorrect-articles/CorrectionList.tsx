import { useQuery } from "@apollo/client/react";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { TablePage } from "../../components/data-table/TablePage.tsx";
import { useTableView } from "../../components/data-table/table-view.ts";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { CORRECTION_COLUMNS, type CorrectionRow } from "./incorrect-columns.tsx";
import { ARTICLE_CORRECTIONS } from "./incorrect-documents.ts";
import type { ListProps } from "./list-props.ts";
import { incorrectText as text } from "./text.ts";

/** What operators put right, field by field. */
export function CorrectionList({ period, filters }: ListProps) {
  const view = useTableView("article-corrections");
  const { data, previousData, error, refetch } = useQuery(ARTICLE_CORRECTIONS, {
    variables: { ...period, file: view.filter.trim() || null, page: view.page, pageSize: view.pageSize },
    ...SHOWN,
  });
  const shown = (data ?? previousData)?.articleCorrections;
  const rowId = ({ id, at }: CorrectionRow) => `${id} ${at}`;
  const model = useDataTable({
    view,
    columns: CORRECTION_COLUMNS,
    rows: shown?.corrections,
    rowId,
    total: shown?.total ?? 0,
  });
  return (
    <TablePage
      title={text.title}
      lead={text.lead}
      unit={text.unit}
      model={model}
      filterLabel={text.filter}
      filters={filters}
      rowName={({ file, itemNo }) => text.itemTitle(file, itemNo)}
      error={error}
      onRetry={() => void refetch()}
      empty={<EmptyState title={text.emptyHistory} message={text.emptyHelp} />}
    />
  );
}
