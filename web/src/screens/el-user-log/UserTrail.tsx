import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { TablePage } from "../../components/data-table/TablePage.tsx";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { CsvButton, LogFilterFields } from "./LogFilterFields.tsx";
import { LOG_COLUMNS, type LogLine } from "./log-columns.tsx";
import { userLogText as text } from "./text.ts";
import { useLogFilters } from "./use-log-filters.ts";
import { USER_LOG_SCREEN } from "./user-log-documents.ts";

const rowId = ({ at, actor, action, requestId, detail }: LogLine): string =>
  [at, actor, action, requestId, detail].join();

/** What users did in their contracts, and what operators did there. */
export function UserTrail({ choice }: { choice: ReactNode }) {
  const filters = useLogFilters("user-log");
  const { view, asked } = filters;
  const { data, previousData, error, refetch } = useQuery(USER_LOG_SCREEN, {
    variables: { ...asked, page: view.page, pageSize: view.pageSize },
    ...SHOWN,
  });
  const shown = (data ?? previousData)?.userLog;
  const model = useDataTable({ view, columns: LOG_COLUMNS, rows: shown?.lines, rowId, total: shown?.total ?? 0 });
  return (
    <TablePage
      title={text.title}
      lead={text.lead}
      unit={text.unit}
      model={model}
      filterLabel={text.actor}
      isNarrowed={filters.isNarrowed}
      filters={<LogFilterFields filters={filters} actions={text.actions} />}
      buttons={
        <>
          {choice}
          <CsvButton filters={filters} call="user_log_download" person="user_id" />
        </>
      }
      rowName={({ action: what }) => what}
      error={error}
      onRetry={() => void refetch()}
      empty={<EmptyState title={text.empty} message={text.emptyHelp} />}
    />
  );
}
