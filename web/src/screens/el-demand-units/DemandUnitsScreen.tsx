import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { IconPencil } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import type { DemandUnitsScreenQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import type { Column } from "../../components/data-table/columns.ts";
import { TablePage } from "../../components/data-table/TablePage.tsx";
import { useTableView } from "../../components/data-table/table-view.ts";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { AddButton } from "../../components/page/AddButton.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { DEMAND_UNITS_SCREEN } from "./demand-unit-documents.ts";
import { demandUnitsText as text } from "./text.ts";

const DemandUnitDialog = lazy(() => loadChunk(() => import("./DemandUnitDialog.tsx")));

export type DemandUnitRow = DemandUnitsScreenQuery["demandUnits"][number];

const SOON = 0.8;
const namesOf = ({ contracts }: DemandUnitRow): string => [...new Set(contracts.map(({ name }) => name))].join("、");

function Used({ used, cap }: DemandUnitRow) {
  const words = text.items(used);
  if (cap === null || used < cap * SOON) return words;
  return <StateTag tone={used >= cap ? "danger" : "warn"}>{words}</StateTag>;
}

const COLUMNS: readonly Column<DemandUnitRow>[] = [
  { id: "name", header: text.name, value: (unit) => namesOf(unit) || unit.id, card: "title" },
  {
    id: "contracts",
    header: text.contracts,
    value: ({ contracts }) => contracts.map(({ companyName, code }) => `${companyName}（${code}）`).join("、"),
    wraps: true,
  },
  {
    id: "groups",
    header: text.groups,
    numeric: true,
    value: ({ contracts }) => contracts.reduce((sum, { groups }) => sum + groups, 0),
  },
  { id: "used", header: text.used, numeric: true, value: ({ used }) => used, cell: (unit) => <Used {...unit} /> },
  {
    id: "cap",
    header: text.cap,
    numeric: true,
    value: ({ cap }) => cap,
    cell: ({ cap }) => (cap === null ? text.noCap : text.items(cap)),
  },
];

/** /el/demand-units: caps that user groups of several contracts share. */
export default function DemandUnitsScreen() {
  const { data, error, refetch } = useQuery(DEMAND_UNITS_SCREEN, SHOWN);
  const [edited, edit] = useState<DemandUnitRow | "new" | null>(null);
  const view = useTableView("demand-units");
  const model = useDataTable({ view, columns: COLUMNS, rows: data?.demandUnits, rowId: ({ id }) => id });
  return (
    <>
      <TablePage
        title={text.title}
        lead={text.lead}
        unit={text.unit}
        model={model}
        filterLabel={text.filter}
        buttons={<AddButton onAdd={() => edit("new")}>{text.add}</AddButton>}
        rowName={(unit) => namesOf(unit) || unit.id}
        onOpen={edit}
        onEdit={edit}
        actions={(unit) => [{ label: text.edit, icon: IconPencil, run: () => edit(unit) }]}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={text.empty} />}
      />
      {edited !== null && (
        <Suspense>
          <DemandUnitDialog unit={edited === "new" ? null : edited} onClose={() => edit(null)} />
        </Suspense>
      )}
    </>
  );
}
