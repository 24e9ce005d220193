import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { OrderBar } from "../../components/ordered-list/OrderBar.tsx";
import { type OrderColumn, OrderedList, OrderKeys } from "../../components/ordered-list/OrderedList.tsx";
import { useOrder } from "../../components/ordered-list/use-order.ts";
import { AddButton } from "../../components/page/AddButton.tsx";
import { Page } from "../../components/page/Page.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { toast } from "../../components/toast/toast.tsx";

interface Group {
  name: string;
  themes: number;
  seenBy: string | null;
}

const GROUPS: readonly Group[] = [
  { name: "自社・グループ", themes: 5, seenBy: "全グループ" },
  { name: "半導体", themes: 8, seenBy: "広報部・半導体事業本部" },
  { name: "競合各社", themes: 5, seenBy: "広報部・経営企画部 ほか2" },
  { name: "エネルギー", themes: 6, seenBy: "広報部・エネルギー事業本部" },
  { name: "環境・安全", themes: 4, seenBy: null },
];

const COLUMNS: readonly OrderColumn<Group>[] = [
  { header: "テーマグループ名", cell: ({ name }) => <Link to="/kit/picker">{name}</Link> },
  { header: "テーマ", width: "60px", numeric: true, cell: ({ themes }) => `${themes}件` },
  {
    header: "公開先",
    width: "minmax(0, 2fr)",
    cell: ({ seenBy }) => seenBy ?? <StateTag tone="warn">公開先なし</StateTag>,
  },
];

/** An order as 1004 has it; `?filtered=1` while a filter is on. */
export function OrderPart() {
  const [params] = useSearchParams();
  const [rows, setRows] = useState(GROUPS);
  const order = useOrder({ rows, idOf: ({ name }) => name, nameOf: ({ name }) => name });
  return (
    <Page
      title="テーマグループ"
      width="flush"
      actions={<AddButton onAdd={() => toast("追加の画面を開きます")}>テーマグループを追加</AddButton>}
      toolbar={<OrderKeys />}
      bar={
        <OrderBar
          order={order}
          onSave={() => {
            setRows(order.rows);
            order.reset();
            toast("並び順を保存しました");
          }}
        />
      }
    >
      <OrderedList
        label="テーマグループの並び"
        order={order}
        shown={params.has("filtered") ? rows.slice(1, 3) : undefined}
        actions={() => [
          { label: "編集", icon: IconPencil, run: () => undefined },
          { label: "削除", icon: IconTrash, danger: true, run: () => undefined },
        ]}
        columns={COLUMNS}
      />
    </Page>
  );
}
