import "../../design/form-styles.ts";
import { IconPencil, IconTrash, IconUsers } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { loadChunk } from "../../browser/load-chunk.ts";
import { TablePage } from "../../components/data-table/TablePage.tsx";
import { useTableView } from "../../components/data-table/table-view.ts";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { AddButton } from "../../components/page/AddButton.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { groupText } from "../../domain/text/group-text.ts";
import { screenNames } from "../../domain/text/screen-names.ts";
import { COLUMNS, editPath } from "./columns.tsx";
import { GroupDetail } from "./GroupDetail.tsx";
import { isNear, sumsOf } from "./sums.ts";
import { text } from "./text.ts";
import { type UserGroup, useUserGroups } from "./use-user-groups.ts";

const RemoveDialogs = lazy(() => loadChunk(() => import("./RemoveDialogs.tsx")));

const NARROWED = ["all", "near", "noUnit"] as const;
type Narrowed = (typeof NARROWED)[number];

const isShown: Record<Narrowed, (group: UserGroup) => boolean> = {
  all: () => true,
  near: isNear,
  noUnit: ({ demandUnit }) => demandUnit === null,
};

/** Screen 1010: user groups with their caps, uses and sources. */
export default function UserGroupsScreen() {
  const navigate = useNavigate();
  const { query, groups, units, said, removeGroup, moveAndRemove } = useUserGroups();
  const [narrowed, narrow] = useState<Narrowed>("all");
  const [asking, ask] = useState<UserGroup | null>(null);
  const rows = groups?.filter(isShown[narrowed]);
  const view = useTableView("user-groups", { sort: { column: "id", direction: "asc" } });
  const model = useDataTable({ view, columns: COLUMNS, rows, rowId: ({ id }) => id });
  const add = <AddButton onAdd={() => navigate(pathOf("1011"))}>{text.add}</AddButton>;
  return (
    <>
      <TablePage
        title={screenNames["1010"]}
        model={model}
        unit="件"
        buttons={add}
        filterLabel={text.filter}
        isNarrowed={narrowed !== "all"}
        filters={
          <Segments
            label={text.narrow}
            labelHidden
            values={NARROWED}
            names={text.segments}
            value={narrowed}
            onChoose={narrow}
          />
        }
        toolbarEnd={text.month}
        said={<SaidLine said={said} />}
        sums={sumsOf(rows ?? [])}
        rowName={({ name }) => name}
        detail={(group) => <GroupDetail group={group} groups={groups ?? []} units={units} />}
        onEdit={(group) => void navigate(editPath(group))}
        actions={(group) => [
          { label: groupText.edit, icon: IconPencil, run: () => void navigate(editPath(group)) },
          {
            label: text.seeUsers,
            icon: IconUsers,
            run: () => void navigate(`${pathOf("1013")}?group=${group.id}`),
          },
          { label: groupText.remove, icon: IconTrash, danger: true, run: () => ask(group) },
        ]}
        error={query.data === undefined ? query.error : undefined}
        onRetry={() => void query.refetch().catch(() => undefined)}
        empty={
          <EmptyState title={text.empty} message={text.emptyHelp}>
            {add}
          </EmptyState>
        }
      />
      {asking && (
        <Suspense>
          <RemoveDialogs
            group={asking}
            others={groups?.filter(({ id }) => id !== asking.id) ?? []}
            onRemove={() => removeGroup(asking)}
            onMove={(to) => moveAndRemove(asking, to)}
            onClose={() => ask(null)}
          />
        </Suspense>
      )}
    </>
  );
}
