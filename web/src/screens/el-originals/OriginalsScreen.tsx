import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { NativeSelect } from "@mantine/core";
import { IconFileText, IconFileTypePdf } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import type { RowAction } from "../../components/data-table/row-action.ts";
import { TablePage } from "../../components/data-table/TablePage.tsx";
import { useTableView } from "../../components/data-table/table-view.ts";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { PeriodDays } from "../../components/date-field/PeriodDays.tsx";
import { useAskedPeriod } from "../../components/date-field/use-asked-period.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { ORIGINAL_COLUMNS, type OriginalRow } from "./original-columns.tsx";
import { ORIGINALS_SCREEN } from "./originals-documents.ts";
import { originalsText as text } from "./text.ts";

const TextDialog = lazy(() => loadChunk(() => import("./TextDialog.tsx")));

const STATES = Object.entries(text.states).map(([value, label]) => ({ value, label }));
const SECTIONS = ["", "1", "2", "5"].map((value) => ({ value, label: text.sections[value] ?? "" }));

const openPdf = (id: string): void => {
  window.open(`/admin/api/v1/pdf_admin?article_id=${id}`, "_blank", "noopener");
};

/** /el/originals: what is stored of articles' originals, looked at without being counted. */
export default function OriginalsScreen() {
  const { typed, period, type } = useAskedPeriod();
  const [section, chooseSection] = useState("");
  const [state, chooseState] = useState("all");
  const [read, setRead] = useState<OriginalRow | null>(null);
  const view = useTableView("originals");
  const keyword = view.filter.trim() || null;
  const variables = { ...period, keyword, section: section === "" ? null : Number(section), state };
  const { data, previousData, error, refetch } = useQuery(ORIGINALS_SCREEN, { variables, ...SHOWN });
  const found = (data ?? previousData)?.inspectedOriginals;
  const model = useDataTable({
    view,
    columns: ORIGINAL_COLUMNS,
    rows: found?.originals,
    rowId: ({ id }) => id,
    total: found?.originals.length ?? 0,
    unpaged: true,
  });
  const actionsOf = (row: OriginalRow): RowAction[] => [
    ...(row.hasPdf ? [{ label: text.openPdf, icon: IconFileTypePdf, run: () => openPdf(row.id) }] : []),
    ...(row.hasText ? [{ label: text.openText, icon: IconFileText, run: () => setRead(row) }] : []),
  ];
  return (
    <>
      <TablePage
        title={text.title}
        lead={text.lead}
        unit={text.unit}
        model={model}
        filterLabel={text.filter}
        isNarrowed={section !== "" || state !== "all"}
        said={found?.hasMore && <p role="status">{text.more}</p>}
        filters={
          <>
            <PeriodDays label={text.period} value={typed} onChange={type} />
            <NativeSelect
              aria-label={text.section}
              value={section}
              data={SECTIONS}
              onChange={({ currentTarget }) => chooseSection(currentTarget.value)}
            />
            <NativeSelect
              aria-label={text.state}
              value={state}
              data={STATES}
              onChange={({ currentTarget }) => chooseState(currentTarget.value)}
            />
          </>
        }
        rowName={({ title }) => title}
        onOpen={(row) => {
          if (row.hasPdf) openPdf(row.id);
          else if (row.hasText) setRead(row);
        }}
        actions={actionsOf}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={text.empty} message={text.emptyHelp} />}
      />
      {read && (
        <Suspense>
          <TextDialog id={read.id} title={read.title} onClose={() => setRead(null)} />
        </Suspense>
      )}
    </>
  );
}
