import { LazyDangerDialog } from "../../components/confirm-dialog/LazyDialogs.tsx";
import "../../design/form-styles.ts";
import { Button } from "@mantine/core";
import { IconCopy, IconEdit, IconPlayerPlay, IconTrash, IconUsersGroup } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { loadChunk } from "../../browser/load-chunk.ts";
import { TablePage } from "../../components/data-table/TablePage.tsx";
import { useTableView } from "../../components/data-table/table-view.ts";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { AddButton } from "../../components/page/AddButton.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { destinationText as text } from "../../domain/text/mail-text.ts";
import { recipientName } from "../../features/mail-fields/recipient-name.ts";
import { DESTINATION_COLUMNS, type Destination, settingPath } from "./destination-columns.tsx";
import { FileButtons } from "./FileButtons.tsx";
import { groupsText } from "./groups-text.ts";
import { SearchForm } from "./SearchForm.tsx";
import { isSearched, PAGE_SIZE } from "./search.ts";
import { useDestinations } from "./use-destinations.ts";

const CopyDialog = lazy(() => loadChunk(() => import("./CopyDialog.tsx")));
const GroupsDialog = lazy(() => loadChunk(() => import("./GroupsDialog.tsx")));
const SendDialog = lazy(() => loadChunk(() => import("./SendDialog.tsx")));
const GROUPS = <IconUsersGroup size={16} stroke={1.75} />;

/** Screen 1007: who gets which mails; search, delete, send now, and all of it as a file. */
export default function DestinationsScreen() {
  const navigate = useNavigate();
  const destinations = useDestinations();
  const { query, search, page, act, said } = destinations;
  const [asking, ask] = useState<Destination | null>(null);
  const [copying, copy] = useState<Destination | null>(null);
  const [withGroups, showGroups] = useState(false);
  const [sending, send] = useState<readonly string[]>([]);
  const view = useTableView("destinations");
  const model = useDataTable({
    // The address keeps the page.
    view: { ...view, page, change: (to) => (to.page ? destinations.turnTo(to.page) : view.change(to)) },
    columns: DESTINATION_COLUMNS,
    rows: query.data?.mailSettings.settings,
    rowId: ({ id }) => id,
    total: query.data?.mailSettings.total ?? 0,
    pageSizes: [PAGE_SIZE],
  });
  const edit = (of: Destination) => void navigate(settingPath(of));
  return (
    <>
      <TablePage
        title={text.title}
        lead={text.lead}
        model={model}
        buttons={
          <>
            <FileButtons search={search} onUploaded={(done) => void act(async () => done)} />
            <Button variant="default" leftSection={GROUPS} onClick={() => showGroups(true)}>
              {groupsText.groups}
            </Button>
            <AddButton to={pathOf("1008")}>{text.add}</AddButton>
          </>
        }
        said={said && <SaidLine said={said} />}
        filters={
          query.data && <SearchForm search={search} {...query.data.mailTargets} onSearch={destinations.searchFor} />
        }
        rowName={(of) => `${of.targetName}、${recipientName(of)}`}
        onOpen={edit}
        onEdit={edit}
        actions={(of) => [
          { label: text.edit, icon: IconEdit, run: () => edit(of) },
          { label: text.copy, icon: IconCopy, run: () => copy(of) },
          ...(of.addressStopped || of.bounceCount > 0
            ? [{ label: text.resume, icon: IconPlayerPlay, run: () => destinations.resume(of) }]
            : []),
          { label: text.remove, icon: IconTrash, danger: true, run: () => ask(of) },
        ]}
        batch={(ids) => (
          <Button size="xs" onClick={() => send(ids)}>
            {text.send}
          </Button>
        )}
        empty={<EmptyState title={text.none} message={text.noneHelp} />}
        noMatch={<EmptyState title={text.noneFound} message={text.noneFoundHelp} />}
        isNarrowed={isSearched(search)}
        failed={text.failed}
        error={query.data ? undefined : query.error}
        onRetry={() => void query.refetch().catch(() => undefined)}
      />
      <Suspense>
        {sending.length > 0 && (
          <SendDialog
            settingIds={sending}
            onClose={() => {
              send([]);
              model.untickAll();
            }}
          />
        )}
        {withGroups && <GroupsDialog onClose={() => showGroups(false)} />}
        {copying && <CopyDialog of={copying} onClose={() => copy(null)} />}
        {asking && (
          <LazyDangerDialog
            title={text.removeTitle(asking.targetName, recipientName(asking))}
            goes={text.removeGoes}
            stays={text.removeStays}
            confirm={text.remove}
            onConfirm={() => {
              ask(null);
              destinations.remove(asking);
              model.untickAll();
            }}
            onClose={() => ask(null)}
          />
        )}
      </Suspense>
    </>
  );
}
