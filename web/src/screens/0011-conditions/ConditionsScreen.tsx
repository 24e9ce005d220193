import { useQuery } from "@apollo/client/react";
import { IconMail, IconPencil, IconSearch, IconTrash } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { Link, useNavigate } from "react-router";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { LazyDangerDialog } from "../../components/confirm-dialog/LazyDialogs.tsx";
import type { Column } from "../../components/data-table/columns.ts";
import { TablePage } from "../../components/data-table/TablePage.tsx";
import { useTableView } from "../../components/data-table/table-view.ts";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { AddButton } from "../../components/page/AddButton.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { conditionSearch } from "../../features/condition-menu/ConditionMenu.tsx";
import { SAVED_CONDITIONS } from "../../features/search-form/search-documents.ts";
import { conditionText as text } from "../../features/search-form/text.ts";
import { useViewer } from "../../session/use-session.ts";
import { type ConditionName, useRemoval } from "./use-removal.ts";

const ConditionMailDialog = lazy(() =>
  loadChunk(() => import("../../features/condition-mail/ConditionMailDialog.tsx")),
);

const COLUMNS: readonly Column<ConditionName>[] = [
  {
    id: "title",
    header: text.name,
    value: ({ title }) => title,
    cell: ({ id, title }) => <Link to={conditionSearch(id)}>{title}</Link>,
    wraps: true,
  },
];

/** Where users may have mails of their own. */
const MAIL_COLUMN: Column<ConditionName> = {
  id: "mail",
  header: text.mailHeader,
  value: ({ mail }) => (mail === null ? "" : text.mails[mail]),
};

/** Screens 0011 and sp/0011: the user's saved search conditions, to search by, edit and delete. */
export default function ConditionsScreen() {
  const navigate = useNavigate();
  const { ownMails } = useViewer();
  const { data, error, refetch } = useQuery(SAVED_CONDITIONS, SHOWN);
  const { busy, said, remove } = useRemoval();
  const [asking, ask] = useState<ConditionName | null>(null);
  const [mailing, mail] = useState<ConditionName | null>(null);
  const view = useTableView("conditions");
  const model = useDataTable({
    view,
    columns: ownMails ? [...COLUMNS, MAIL_COLUMN] : COLUMNS,
    rows: data?.savedConditions,
    rowId: ({ id }) => id,
  });
  const search = ({ id }: ConditionName) => void navigate(conditionSearch(id));
  const edit = ({ id }: ConditionName) => void navigate(`${pathOf("0012")}?id=${id}`);
  return (
    <>
      <TablePage
        title={text.listTitle}
        lead={text.listLead}
        model={model}
        filterLabel={text.filter}
        said={<SaidLine said={said} />}
        buttons={<AddButton to={pathOf("0012")}>{text.add}</AddButton>}
        rowName={({ title }) => title}
        onOpen={search}
        onEdit={edit}
        actions={(row) => [
          { label: text.search, icon: IconSearch, run: () => search(row) },
          { label: text.edit, icon: IconPencil, run: () => edit(row) },
          ...(ownMails ? [{ label: text.mail, icon: IconMail, run: () => mail(row) }] : []),
          { label: text.remove, icon: IconTrash, danger: true, disabled: busy, run: () => ask(row) },
        ]}
        failed={text.failed}
        error={data ? undefined : error}
        onRetry={() => void refetch().catch(() => undefined)}
        empty={<EmptyState title={text.none} message={text.noneHelp} />}
      />
      {mailing && (
        <Suspense>
          <ConditionMailDialog condition={mailing} onClose={() => mail(null)} />
        </Suspense>
      )}
      {asking && (
        <LazyDangerDialog
          title={text.removeTitle(asking.title)}
          goes={text.removeHelp}
          confirm={text.remove}
          onConfirm={() => {
            ask(null);
            remove(asking);
          }}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}
