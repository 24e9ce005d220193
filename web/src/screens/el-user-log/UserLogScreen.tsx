import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { Button, NativeSelect } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { TablePage } from "../../components/data-table/TablePage.tsx";
import { useTableView } from "../../components/data-table/table-view.ts";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { PeriodDays } from "../../components/date-field/PeriodDays.tsx";
import { useAskedPeriod } from "../../components/date-field/use-asked-period.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { ContractChoice } from "../../features/contract-choice/ContractChoice.tsx";
import { LOG_COLUMNS, type LogLine } from "./log-columns.tsx";
import { userLogText as text } from "./text.ts";
import { USER_LOG_SCREEN } from "./user-log-documents.ts";

const rowId = ({ at, actor, action, requestId, detail }: LogLine): string =>
  [at, actor, action, requestId, detail].join();

/** /el/user-log: who did what when, found by contract, period, person and kind of action. */
export default function UserLogScreen() {
  const [params, setParams] = useSearchParams();
  const contractId = params.get("contractId");
  const { typed, period, type } = useAskedPeriod();
  const [action, chooseAction] = useState("");
  const view = useTableView("user-log");
  const asked = { ...period, contractId, action: action || null, actor: view.filter.trim() || null };
  const { data, previousData, error, refetch } = useQuery(USER_LOG_SCREEN, {
    variables: { ...asked, page: view.page, pageSize: view.pageSize },
    ...SHOWN,
  });
  const shown = (data ?? previousData)?.userLog;
  const model = useDataTable({ view, columns: LOG_COLUMNS, rows: shown?.lines, rowId, total: shown?.total ?? 0 });
  const fromFirst = () => view.change({ page: 1 });
  return (
    <TablePage
      title={text.title}
      lead={text.lead}
      unit={text.unit}
      model={model}
      filterLabel={text.actor}
      isNarrowed={contractId !== null || action !== ""}
      filters={
        <>
          <ContractChoice
            value={contractId}
            onChoose={(id) => {
              setParams(id === null ? {} : { contractId: id });
              fromFirst();
            }}
          />
          {contractId !== null && (
            <Button variant="default" onClick={() => setParams({})}>
              {text.allContracts}
            </Button>
          )}
          <PeriodDays
            label={text.period}
            value={typed}
            onChange={(next) => {
              type(next);
              fromFirst();
            }}
          />
          <NativeSelect
            aria-label={text.action}
            value={action}
            data={Object.entries(text.actions).map(([value, label]) => ({ value, label }))}
            onChange={({ currentTarget }) => {
              chooseAction(currentTarget.value);
              fromFirst();
            }}
          />
        </>
      }
      buttons={
        <Button
          component="a"
          href={`/admin/api/v1/user_log_download?${csvQuery(asked)}`}
          download
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.75} />}
        >
          {text.csv}
        </Button>
      }
      rowName={({ action: what }) => what}
      error={error}
      onRetry={() => void refetch()}
      empty={<EmptyState title={text.empty} message={text.emptyHelp} />}
    />
  );
}

interface Asked {
  start: string;
  end: string;
  contractId: string | null;
  action: string | null;
  actor: string | null;
}

function csvQuery({ start, end, contractId, action, actor }: Asked): string {
  return new URLSearchParams({
    process_date_start: start,
    process_date_end: end,
    ...(contractId && { contract_id: contractId }),
    ...(action && { action }),
    ...(actor && { user_id: actor }),
  }).toString();
}
