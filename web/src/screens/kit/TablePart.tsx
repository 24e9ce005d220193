import { Button } from "@mantine/core";
import { IconBan, IconDownload, IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { Column } from "../../components/data-table/columns.ts";
import { TablePage } from "../../components/data-table/TablePage.tsx";
import { useTableView } from "../../components/data-table/table-view.ts";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { AddButton } from "../../components/page/AddButton.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { toast } from "../../components/toast/toast.tsx";
import { type ExampleUser, exampleUsers } from "./example-users.ts";

const COLUMNS: readonly Column<ExampleUser>[] = [
  { id: "id", header: "ユーザーID", value: ({ id }) => id, cell: ({ id }) => <Link to="/kit/form">{id}</Link> },
  { id: "name", header: "ユーザー名", value: ({ name }) => name, card: "title" },
  { id: "mail", header: "メールアドレス", value: ({ mail }) => mail, card: "none" },
  { id: "kind", header: "種別", value: ({ kind }) => kind },
  { id: "paper", header: "新聞（紙面）", value: ({ paper }) => paper },
  { id: "text", header: "新聞（本文）", value: ({ text }) => text },
  { id: "uses", header: "原文 今月", numeric: true, value: ({ uses }) => uses },
  {
    id: "state",
    header: "状態",
    value: ({ isStopped }) => (isStopped ? "停止中" : "利用中"),
    cell: ({ isStopped }) =>
      isStopped ? <StateTag tone="danger">停止中</StateTag> : <StateTag tone="ok">利用中</StateTag>,
  },
  { id: "login", header: "最終ログイン", value: ({ lastLogin }) => lastLogin, hidden: true },
];

const KINDS = ["すべて", "管理者", "トピックス", "一般"] as const;
const KIND_NAMES = { すべて: "すべて", 管理者: "管理者", トピックス: "トピックス", 一般: "一般" };

/** A list as 1013 has it; `?rows=2000` on one page. */
export function TablePart() {
  const [params] = useSearchParams();
  const count = Number(params.get("rows") ?? 48);
  const [all] = useState(() => exampleUsers(count));
  const [kind, choose] = useState<(typeof KINDS)[number]>("すべて");
  const view = useTableView("kit", { sort: { column: "id", direction: "asc" } });
  const [rows, setRows] = useState(all);
  const model = useDataTable({ view, columns: COLUMNS, rows, rowId: ({ id }) => id, unpaged: count > 100 });
  return (
    <TablePage
      title="ユーザー"
      lead="契約の中でログインできる人"
      buttons={
        <>
          <Button variant="default" leftSection={<IconDownload size={16} stroke={1.75} />}>
            CSVダウンロード
          </Button>
          <AddButton onAdd={() => toast("追加の画面を開きます")}>ユーザーを追加</AddButton>
        </>
      }
      model={model}
      unit="人"
      filterLabel="ID・名前・メールで絞り込む"
      filters={
        <Segments
          label="種別"
          labelHidden
          values={KINDS}
          names={KIND_NAMES}
          value={kind}
          onChoose={(next) => {
            choose(next);
            setRows(next === "すべて" ? all : all.filter((user) => user.kind === next));
          }}
        />
      }
      sums={{ id: "合計", uses: rows.reduce((sum, { uses }) => sum + uses, 0).toLocaleString() }}
      rowName={({ name }) => name}
      onOpen={({ name }) => toast(`${name}を開きます`)}
      onEdit={({ name }) => toast(`${name}を編集します`)}
      actions={({ name }) => [
        { label: "編集", icon: IconPencil, run: () => toast(`${name}を編集します`) },
        {
          label: "ログインを停止",
          icon: IconBan,
          run: () => toast(`${name}を停止しました`, { undo: () => undefined }),
        },
        { label: "削除", icon: IconTrash, danger: true, run: () => undefined },
      ]}
      batch={(ids, clear) => (
        <Button size="xs" variant="default" leftSection={<IconBan size={14} stroke={1.75} />} onClick={clear}>
          {`${ids.length}人のログインを停止`}
        </Button>
      )}
      empty={
        <EmptyState title="ユーザーはまだいません">
          <Button leftSection={<IconPlus size={16} stroke={1.75} />}>ユーザーを追加</Button>
        </EmptyState>
      }
    />
  );
}
