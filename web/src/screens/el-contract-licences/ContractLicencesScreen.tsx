import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconDownload, IconEye, IconPencil, IconTrash } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { TablePage } from "../../components/data-table/TablePage.tsx";
import { useTableView } from "../../components/data-table/table-view.ts";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { AddButton } from "../../components/page/AddButton.tsx";
import { Page } from "../../components/page/Page.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { screenNames } from "../../domain/text/screen-names.ts";
import { ChooseContract } from "../../features/contract-choice/ChooseContract.tsx";
import { ContractChoice } from "../../features/contract-choice/ContractChoice.tsx";
import { useChosenContract } from "../../features/contract-choice/use-chosen-contract.ts";
import { useMayEdit } from "../../session/may-edit.ts";
import { LICENCE_COLUMNS } from "./licence-columns.tsx";
import { CONTRACT_LICENCES } from "./licence-documents.ts";
import type { LicenceRow } from "./licence-values.ts";
import { licencesText as text } from "./text.ts";

const LicenceDialog = lazy(() => loadChunk(() => import("./LicenceDialog.tsx")));
const ReportDialog = lazy(() => loadChunk(() => import("./ReportDialog.tsx")));
const RemoveLicence = lazy(() => loadChunk(() => import("./RemoveLicence.tsx")));

const TITLE = screenNames["el-contract-licences"];

/** /el/contract-licences: what a contract may do with the originals of media and of holders of rights, and what it pays. */
export default function ContractLicencesScreen() {
  const [contractId, choose] = useChosenContract();
  const choice = <ContractChoice value={contractId} onChoose={choose} />;
  if (contractId === null)
    return (
      <Page title={TITLE} lead={text.lead} toolbar={choice}>
        <ChooseContract />
      </Page>
    );
  return <Licences key={contractId} contractId={contractId} choice={choice} />;
}

const rowIdOf = ({ mediaCode, rightholder }: LicenceRow): string => mediaCode ?? `rightholder ${rightholder}`;

type Open = { kind: "new" } | { kind: "report" } | { kind: "edit" | "remove"; licence: LicenceRow };

function Licences({ contractId, choice }: { contractId: string; choice: ReactNode }) {
  const mayEdit = useMayEdit();
  const action = useAction();
  const { data, error, refetch } = useQuery(CONTRACT_LICENCES, { variables: { contractId }, ...SHOWN });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const view = useTableView("contract-licences");
  const rows = data?.contractLicences;
  const model = useDataTable({ view, columns: LICENCE_COLUMNS, rows, rowId: rowIdOf });
  const edit = (licence: LicenceRow) => setOpen({ kind: "edit", licence });
  return (
    <>
      <TablePage
        title={TITLE}
        lead={text.lead}
        unit={text.unit}
        model={model}
        filterLabel={text.filter}
        said={<SaidLine said={action.said} />}
        filters={choice}
        buttons={
          <>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.75} />}
              onClick={() => setOpen({ kind: "report" })}
            >
              {text.report}
            </Button>
            {mayEdit && <AddButton onAdd={() => setOpen({ kind: "new" })}>{text.add}</AddButton>}
          </>
        }
        rowName={({ name }) => name}
        onOpen={edit}
        onEdit={edit}
        actions={(licence) =>
          mayEdit
            ? [
                { label: text.edit, icon: IconPencil, run: () => edit(licence) },
                { label: text.remove, icon: IconTrash, danger: true, run: () => setOpen({ kind: "remove", licence }) },
              ]
            : [{ label: text.view, icon: IconEye, run: () => edit(licence) }]
        }
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={text.empty} message={text.emptyHelp} />}
      />
      <Suspense>
        {(open?.kind === "new" || open?.kind === "edit") && (
          <LicenceDialog
            contractId={contractId}
            licence={open.kind === "edit" ? open.licence : null}
            taken={new Set(rows?.map(({ mediaCode, rightholder }) => mediaCode ?? rightholder ?? ""))}
            mayChange={mayEdit}
            onClose={close}
          />
        )}
        {open?.kind === "report" && <ReportDialog contractId={contractId} onClose={close} />}
        {open?.kind === "remove" && <RemoveLicence licence={open.licence} action={action} onClose={close} />}
      </Suspense>
    </>
  );
}
