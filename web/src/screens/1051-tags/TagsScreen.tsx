import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { IconArchive, IconArchiveOff, IconPencil, IconTrash } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { EDITED } from "../../bff/fetch-policies.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import type { RowAction } from "../../components/data-table/row-action.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { OrderBar } from "../../components/ordered-list/OrderBar.tsx";
import { type OrderColumn, OrderedList, OrderKeys } from "../../components/ordered-list/OrderedList.tsx";
import { useOrder } from "../../components/ordered-list/use-order.ts";
import { AddButton } from "../../components/page/AddButton.tsx";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { screenNames } from "../../domain/text/screen-names.ts";
import { ListFile } from "../../features/list-file/ListFile.tsx";
import { TAGS_SCREEN } from "./tags-documents.ts";
import { tagsText as text } from "./text.ts";
import { type TagLine, type TagList, useTags } from "./use-tags.ts";

const TagNameDialog = lazy(() => loadChunk(() => import("./TagNameDialog.tsx")));

const TITLE = screenNames["1051"];
const CHANGED = [TAGS_SCREEN];
const idOf = ({ id }: TagLine) => id;
const nameOf = ({ name }: TagLine) => name;

const COLUMNS: readonly OrderColumn<TagLine>[] = [
  { header: text.name, cell: ({ name }) => name },
  {
    header: text.state,
    width: "96px",
    cell: ({ retired }) =>
      retired ? <StateTag tone="plain">{text.retired}</StateTag> : <StateTag tone="ok">{text.inUse}</StateTag>,
  },
  { header: text.count, width: "72px", numeric: true, cell: ({ articleCount }) => text.articles(articleCount ?? 0) },
];

/** Screen 1051: the contract's own tags. */
export default function TagsScreen() {
  const query = useQuery(TAGS_SCREEN, EDITED);
  return (
    <QueryState query={query} failed={text.failed} heading="h1">
      {({ tags }) => <Tags list={tags} again={() => query.refetch()} />}
    </QueryState>
  );
}

function Tags({ list, again }: { list: TagList; again: () => Promise<unknown> }) {
  const tags = useTags(list, again);
  const order = useOrder({ rows: list.tags, idOf, nameOf });
  /** null: none; "new": a new one. */
  const [named, name] = useState<TagLine | "new" | null>(null);
  const actions = (tag: TagLine): RowAction[] => [
    { label: text.rename, icon: IconPencil, run: () => name(tag) },
    tag.retired
      ? { label: text.resume, icon: IconArchiveOff, run: () => tags.retire(tag, false) }
      : { label: text.retire, icon: IconArchive, run: () => tags.retire(tag, true) },
    ...(tag.articleCount === 0
      ? [{ label: text.remove, icon: IconTrash, danger: true, run: () => tags.remove(tag) }]
      : []),
  ];
  return (
    <Page
      title={TITLE}
      lead={text.lead}
      width="flush"
      actions={
        <>
          <ListFile
            thing={TITLE}
            downloadCall="tags_download"
            uploadCall="tags_upload"
            help={text.fileHelp}
            changed={CHANGED}
            act={tags.act}
            onUploaded={() => void tags.act(async () => text.uploaded)}
          />
          <AddButton onAdd={() => name("new")}>{text.add}</AddButton>
        </>
      }
      toolbar={<OrderKeys />}
      bar={<OrderBar order={order} busy={tags.busy} onSave={(ids) => tags.order(ids, order.reset)} />}
    >
      <SaidLine said={tags.said} />
      {list.tags.length === 0 ? (
        <EmptyState title={text.empty} message={text.emptyHelp} />
      ) : (
        <OrderedList label={text.order} order={order} columns={COLUMNS} actions={actions} />
      )}
      {named && (
        <Suspense>
          <TagNameDialog
            tag={named === "new" ? null : named}
            tags={list.tags}
            onSave={(given) => {
              name(null);
              if (named === "new") tags.add(given);
              else tags.rename(named, given);
            }}
            onClose={() => name(null)}
          />
        </Suspense>
      )}
    </Page>
  );
}
