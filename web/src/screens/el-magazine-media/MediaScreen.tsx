import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { Button, NativeSelect } from "@mantine/core";
import { IconDownload, IconEye, IconPencil, IconTrash } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { TablePage } from "../../components/data-table/TablePage.tsx";
import { useTableView } from "../../components/data-table/table-view.ts";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { AddButton } from "../../components/page/AddButton.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { Segments } from "../../components/segments/Segments.tsx";
import { useMayEdit } from "../../session/may-edit.ts";
import { MEDIA_COLUMNS } from "./media-columns.tsx";
import { MEDIA_SCREEN } from "./media-documents.ts";
import type { MediumRow } from "./medium-values.ts";
import { mediaText as text } from "./text.ts";

const MediumDialog = lazy(() => loadChunk(() => import("./MediumDialog.tsx")));
const UsesDialog = lazy(() => loadChunk(() => import("./UsesDialog.tsx")));
const RemoveMedium = lazy(() => loadChunk(() => import("./RemoveMedium.tsx")));

const KINDS = ["NEWSPAPER", "MAGAZINE"] as const;

type Open = { kind: "new" } | { kind: "uses" } | { kind: "edit" | "remove"; medium: MediumRow };

const isBound = ({ licence }: MediumRow): boolean =>
  licence.forbiddenPurposes.length > 0 ||
  [licence.showDays, licence.printDays, licence.mailDays, licence.maxReaders, licence.excerptChars].some(
    (bound) => bound !== null,
  );

/** /el/magazine-media: newspapers and magazines with their codes, groups and sale, and what their licences allow. */
export default function MediaScreen() {
  const [params, setParams] = useSearchParams();
  const kind = KINDS.find((each) => each === params.get("kind")) ?? "NEWSPAPER";
  const bounds = params.get("bounds") === "bound" ? "bound" : "all";
  const mayEdit = useMayEdit();
  const action = useAction();
  const { data, error, refetch } = useQuery(MEDIA_SCREEN, { variables: { kind }, ...SHOWN });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const view = useTableView("media");
  const rows = data?.licensedMedia.filter((medium) => bounds === "all" || isBound(medium));
  const model = useDataTable({ view, columns: MEDIA_COLUMNS[kind], rows, rowId: ({ code }) => code });
  const choose = (change: { kind?: string; bounds?: string }) => {
    setParams({ kind, bounds, ...change }, { replace: true });
    view.change({ page: 1 });
  };
  const edit = (medium: MediumRow) => setOpen({ kind: "edit", medium });
  return (
    <>
      <TablePage
        title={text.title}
        lead={text.lead}
        unit={text.unit}
        model={model}
        filterLabel={text.filter}
        isNarrowed={bounds === "bound"}
        said={<SaidLine said={action.said} />}
        filters={
          <>
            <Segments
              label={text.kind}
              labelHidden
              values={KINDS}
              names={text.kinds}
              value={kind}
              onChoose={(chosen) => choose({ kind: chosen })}
            />
            <NativeSelect
              aria-label={text.licensed}
              value={bounds}
              data={Object.entries(text.licensedNames).map(([value, label]) => ({ value, label }))}
              onChange={({ currentTarget }) => choose({ bounds: currentTarget.value })}
            />
          </>
        }
        buttons={
          <>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.75} />}
              onClick={() => setOpen({ kind: "uses" })}
            >
              {text.report}
            </Button>
            {mayEdit && <AddButton onAdd={() => setOpen({ kind: "new" })}>{text.add}</AddButton>}
          </>
        }
        rowName={({ name }) => name}
        onOpen={edit}
        onEdit={edit}
        actions={(medium) =>
          mayEdit
            ? [
                { label: text.edit, icon: IconPencil, run: () => edit(medium) },
                { label: text.remove, icon: IconTrash, danger: true, run: () => setOpen({ kind: "remove", medium }) },
              ]
            : [{ label: text.viewTitle, icon: IconEye, run: () => edit(medium) }]
        }
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={text.empty} />}
      />
      <Suspense>
        {(open?.kind === "new" || open?.kind === "edit") && (
          <MediumDialog
            medium={open.kind === "edit" ? open.medium : null}
            kind={kind}
            mayChange={mayEdit}
            onClose={close}
          />
        )}
        {open?.kind === "remove" && <RemoveMedium medium={open.medium} action={action} onClose={close} />}
        {open?.kind === "uses" && <UsesDialog onClose={close} />}
      </Suspense>
    </>
  );
}
