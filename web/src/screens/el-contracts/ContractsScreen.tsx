import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconDownload, IconPencil, IconUsers } from "@tabler/icons-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { TablePage } from "../../components/data-table/TablePage.tsx";
import { useTableView } from "../../components/data-table/table-view.ts";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { AddButton } from "../../components/page/AddButton.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { CONTRACT_COLUMNS, contractPath } from "./contract-columns.tsx";
import { CONTRACTS_SCREEN } from "./contracts-documents.ts";
import { PersonFilter } from "./PersonFilter.tsx";
import { StateTiles, type Tile } from "./StateTiles.tsx";
import { contractsText as text } from "./text.ts";
import { WayFilter } from "./WayFilter.tsx";

/** /el/contracts: all contracts, those first that need somebody. */
export default function ContractsScreen() {
  const navigate = useNavigate();
  const [tile, choose] = useState<Tile | null>(null);
  const [personInCharge, ofPerson] = useState<string | null>(null);
  const [signInWay, by] = useState<string | null>(null);
  const view = useTableView("contracts");
  const { data, previousData, error, refetch } = useQuery(CONTRACTS_SCREEN, {
    variables: {
      keyword: view.filter.trim() || null,
      state: tile === "near_cap" ? null : tile,
      personInCharge,
      signInWay,
      isNearCap: tile === "near_cap",
      page: view.page,
      pageSize: view.pageSize,
    },
    ...SHOWN,
  });
  const shown = (data ?? previousData)?.contracts;
  const model = useDataTable({
    view,
    columns: CONTRACT_COLUMNS,
    rows: shown?.contracts,
    rowId: ({ id }) => id,
    total: shown?.total ?? 0,
  });
  const open = ({ id }: { id: string }) => void navigate(contractPath(id));
  return (
    <TablePage
      title={text.title}
      unit={text.unit}
      model={model}
      filterLabel={text.filter}
      toolbarEnd={text.order}
      isNarrowed={tile !== null || personInCharge !== null || signInWay !== null}
      filters={
        <>
          <WayFilter
            value={signInWay}
            onChoose={(next) => {
              by(next);
              view.change({ page: 1 });
            }}
          />
          <PersonFilter
            value={personInCharge}
            onChoose={(next) => {
              ofPerson(next);
              view.change({ page: 1 });
            }}
          />
        </>
      }
      tiles={
        <StateTiles
          counts={shown?.states ?? []}
          nearCap={shown?.nearCap ?? 0}
          value={tile}
          onChoose={(next) => {
            choose(next);
            view.change({ page: 1 });
          }}
        />
      }
      buttons={
        <>
          <Button
            component="a"
            href="/admin/api/v1/contract_companies_download"
            download
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.75} />}
          >
            {text.download}
          </Button>
          <AddButton onAdd={() => void navigate(pathOf("el-contract"))}>{text.add}</AddButton>
        </>
      }
      rowName={({ name }) => name}
      onOpen={open}
      onEdit={open}
      actions={(row) => [
        { label: text.edit, icon: IconPencil, run: () => open(row) },
        {
          label: text.toUsers,
          icon: IconUsers,
          run: () => void navigate(`${pathOf("el-users")}?contractId=${row.id}`),
        },
      ]}
      error={error}
      onRetry={() => void refetch()}
      empty={<EmptyState title={text.empty} />}
    />
  );
}
