import { useQuery } from "@apollo/client/react";
import { NativeSelect } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { TablePage } from "../../components/data-table/TablePage.tsx";
import { useTableView } from "../../components/data-table/table-view.ts";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { INCORRECT_COLUMNS } from "./incorrect-columns.tsx";
import { INCORRECT_ARTICLES } from "./incorrect-documents.ts";
import type { ListProps } from "./list-props.ts";
import { incorrectText as text } from "./text.ts";

const STATUSES = (["open", "closed", ""] as const).map((value) => ({ value, label: text.statuses[value] }));

/** Items that could not be taken in. */
export function ItemList({ period, filters, onOpen }: ListProps & { onOpen: (id: string) => void }) {
  const [status, choose] = useState("open");
  const view = useTableView("incorrect-articles");
  const variables = { ...period, file: view.filter.trim() || null, status: status || null };
  const { data, previousData, error, refetch } = useQuery(INCORRECT_ARTICLES, {
    variables: { ...variables, page: view.page, pageSize: view.pageSize },
    ...SHOWN,
  });
  const shown = (data ?? previousData)?.incorrectArticles;
  const rowId = ({ id }: { id: string }) => id;
  const model = useDataTable({
    view,
    columns: INCORRECT_COLUMNS,
    rows: shown?.articles,
    rowId,
    total: shown?.total ?? 0,
  });
  const open = ({ id }: { id: string }) => onOpen(id);
  return (
    <TablePage
      title={text.title}
      lead={text.lead}
      unit={text.unit}
      model={model}
      filterLabel={text.filter}
      isNarrowed={status !== ""}
      filters={
        <>
          {filters}
          <NativeSelect
            aria-label={text.status}
            value={status}
            data={STATUSES}
            onChange={({ currentTarget }) => {
              choose(currentTarget.value);
              view.change({ page: 1 });
            }}
          />
        </>
      }
      rowName={({ file, itemNo }) => text.itemTitle(file, itemNo)}
      onOpen={open}
      onEdit={open}
      actions={(row) => [{ label: text.correct, icon: IconPencil, run: () => open(row) }]}
      error={error}
      onRetry={() => void refetch()}
      empty={<EmptyState title={text.empty} />}
      noMatch={<EmptyState title={text.empty} message={text.emptyHelp} />}
    />
  );
}
