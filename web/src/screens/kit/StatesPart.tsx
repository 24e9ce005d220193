import { Button } from "@mantine/core";
import type { Column } from "../../components/data-table/columns.ts";
import { DataTable, type DataTableProps } from "../../components/data-table/DataTable.tsx";
import { useTableView } from "../../components/data-table/table-view.ts";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { Page } from "../../components/page/Page.tsx";
import { type ExampleUser } from "./example-users.ts";
import classes from "./kit.module.css";

const COLUMNS: readonly Column<ExampleUser>[] = [{ id: "id", header: "ユーザーID", value: ({ id }) => id }];
const NO_USERS: readonly ExampleUser[] = [];

/** What a table shows instead of its rows. */
export const StatesPart = () => (
  <Page title="表の状態" width="fluid">
    <div className={classes.states}>
      <State name="loading" rows={undefined} />
      <State name="empty" />
      <State name="no-match" filter="さざなみ" />
      <State name="failed" error={new Error("failed")} onRetry={() => undefined} />
      <State name="refused" refused="この一覧は管理者だけが見られます。" />
    </div>
  </Page>
);

interface StateProps extends Partial<DataTableProps<ExampleUser>> {
  name: string;
  rows?: readonly ExampleUser[] | undefined;
  filter?: string;
}

function State({ name, filter = "", ...rest }: StateProps) {
  const view = useTableView(`kit-${name}`, { filter });
  const rows = "rows" in rest ? rest.rows : NO_USERS;
  const model = useDataTable({ view, columns: COLUMNS, rows, rowId: ({ id }) => id });
  return (
    <div>
      <DataTable
        label={name}
        model={model}
        rowName={(user) => user.name}
        empty={
          <EmptyState
            title="テーマグループはまだありません"
            message={"テーマをまとめると、利用者の画面で\nグループごとに件数が並びます。"}
          >
            <Button>テーマグループを追加</Button>
          </EmptyState>
        }
        error={rest.error}
        onRetry={rest.onRetry}
        refused={rest.refused}
      />
    </div>
  );
}
