import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import type { RowAction } from "../../components/data-table/row-action.ts";
import { TablePage } from "../../components/data-table/TablePage.tsx";
import { useTableView } from "../../components/data-table/table-view.ts";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { AddButton } from "../../components/page/AddButton.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useMayEdit } from "../../session/may-edit.ts";
import { FEED_COLUMNS, type FeedRow } from "./feed-columns.tsx";
import { FEEDS_SCREEN } from "./feeds-documents.ts";
import { feedsText as text } from "./text.ts";
import { useFeedActs } from "./use-feed-acts.ts";

const FeedDialog = lazy(() => loadChunk(() => import("./FeedDialog.tsx")));
const RemoveFeed = lazy(() => loadChunk(() => import("./RemoveFeed.tsx")));

type Open = { kind: "new" } | { kind: "edit" | "remove"; feed: FeedRow };

/** /el/feeds: where web news is fetched from, how each feed is, and a test before one is saved. */
export default function FeedsScreen() {
  const mayEdit = useMayEdit();
  const { data, error, refetch } = useQuery(FEEDS_SCREEN, SHOWN);
  const acts = useFeedActs();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const view = useTableView("feeds");
  const model = useDataTable({ view, columns: FEED_COLUMNS, rows: data?.feedSources, rowId: ({ id }) => id });
  const edit = (feed: FeedRow) => setOpen({ kind: "edit", feed });
  const actionsOf = (feed: FeedRow): RowAction[] => [
    { label: text.edit, icon: IconPencil, run: () => edit(feed) },
    feed.state === "stopped"
      ? { label: text.resume, icon: IconPlayerPlay, run: () => void acts.setStopped(feed, false) }
      : { label: text.stop, icon: IconPlayerPause, run: () => void acts.setStopped(feed, true) },
    { label: text.remove, icon: IconTrash, danger: true, run: () => setOpen({ kind: "remove", feed }) },
  ];
  return (
    <>
      <TablePage
        title={text.title}
        lead={text.lead}
        unit={text.unit}
        model={model}
        filterLabel={text.filter}
        said={<SaidLine said={acts.said} />}
        buttons={mayEdit && <AddButton onAdd={() => setOpen({ kind: "new" })}>{text.add}</AddButton>}
        rowName={({ url }) => url}
        {...(mayEdit && { onOpen: edit, onEdit: edit, actions: actionsOf })}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={text.empty} />}
      />
      <Suspense>
        {(open?.kind === "new" || open?.kind === "edit") && (
          <FeedDialog feed={open.kind === "edit" ? open.feed : null} onClose={close} />
        )}
        {open?.kind === "remove" && <RemoveFeed feed={open.feed} acts={acts} onClose={close} />}
      </Suspense>
    </>
  );
}
