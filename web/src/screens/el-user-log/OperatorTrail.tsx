import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import type { OperatorLogScreenQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import type { Column } from "../../components/data-table/columns.ts";
import { TablePage } from "../../components/data-table/TablePage.tsx";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { LongText } from "../../components/long-text/LongText.tsx";
import { timeLabel } from "../../domain/day.ts";
import { CsvButton, LogFilterFields } from "./LogFilterFields.tsx";
import { operatorTrailText, userLogText as text } from "./text.ts";
import { useLogFilters } from "./use-log-filters.ts";
import { OPERATOR_LOG_SCREEN } from "./user-log-documents.ts";

type Line = OperatorLogScreenQuery["operatorLog"]["lines"][number];

const plain = { sortable: false } as const;

const COLUMNS: readonly Column<Line>[] = [
  { id: "at", header: text.at, value: ({ at }) => timeLabel(at, "full"), ...plain },
  { id: "who", header: text.who, value: ({ operatorName, operatorId }) => operatorName || operatorId, ...plain },
  { id: "what", header: text.what, value: ({ action }) => action, card: "title", ...plain },
  { id: "company", header: text.company, value: ({ companyName }) => companyName, ...plain },
  {
    id: "before",
    header: operatorTrailText.before,
    value: ({ before }) => before,
    cell: ({ before }) => <LongText>{before}</LongText>,
    wraps: true,
    card: "wide",
    ...plain,
  },
  {
    id: "after",
    header: operatorTrailText.after,
    value: ({ after }) => after,
    cell: ({ after }) => <LongText>{after}</LongText>,
    wraps: true,
    card: "wide",
    ...plain,
  },
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

const rowId = ({ at, operatorId, action, requestId, detail }: Line): string =>
  [at, operatorId, action, requestId, detail].join();

/** What operators did, with what it was before and after. */
export function OperatorTrail({ choice }: { choice: ReactNode }) {
  const filters = useLogFilters("operator-log");
  const { view, asked } = filters;
  const { data, previousData, error, refetch } = useQuery(OPERATOR_LOG_SCREEN, {
    variables: { ...asked, page: view.page, pageSize: view.pageSize },
    ...SHOWN,
  });
  const shown = (data ?? previousData)?.operatorLog;
  const model = useDataTable({ view, columns: COLUMNS, rows: shown?.lines, rowId, total: shown?.total ?? 0 });
  return (
    <TablePage
      title={text.title}
      lead={operatorTrailText.lead}
      unit={text.unit}
      model={model}
      filterLabel={operatorTrailText.actor}
      isNarrowed={filters.isNarrowed}
      filters={<LogFilterFields filters={filters} actions={operatorTrailText.actions} />}
      buttons={
        <>
          {choice}
          <CsvButton filters={filters} call="operator_log_download" person="el_admin_id" />
        </>
      }
      rowName={({ action: what }) => what}
      error={error}
      onRetry={() => void refetch()}
      empty={<EmptyState title={text.empty} message={text.emptyHelp} />}
    />
  );
}
