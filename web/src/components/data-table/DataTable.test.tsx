import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { GraphqlFailure } from "../../bff/graphql-post.ts";
import { render } from "../../testing/render.tsx";
import type { Column } from "./columns.ts";
import type { DataTableProps } from "./DataTable.tsx";
import { TablePage } from "./TablePage.tsx";
import { useTableView } from "./table-view.ts";
import { useDataTable } from "./use-data-table.ts";

interface Paper {
  id: string;
  name: string;
  count: number | null;
}

const COLUMNS: readonly Column<Paper>[] = [
  { id: "name", header: "紙名", value: ({ name }) => name },
  { id: "count", header: "件数", numeric: true, value: ({ count }) => count },
];

const papers = (count: number): Paper[] =>
  Array.from({ length: count }, (_, at) => ({ id: `p${at}`, name: `新聞${at}`, count: at === 0 ? null : at }));

type Given = Partial<DataTableProps<Paper>> & { rows?: readonly Paper[] | undefined; total?: number };

function Papers({ rows, total, ...props }: Given) {
  const view = useTableView("papers");
  const model = useDataTable({ view, columns: COLUMNS, rows, rowId: ({ id }) => id, total });
  return (
    <TablePage
      title="新聞"
      filterLabel="紙名で絞り込む"
      model={model}
      rowName={({ name }) => name}
      empty={<p>まだありません</p>}
      {...props}
    />
  );
}

const names = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);

it("pages, and keeps the number of rows for the next time", async () => {
  const { unmount } = render(<Papers rows={papers(50)} />);
  expect(names()).toHaveLength(20);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "1ページの行数" }), "40");
  await userEvent.click(screen.getByRole("button", { name: "2ページ" }));
  expect(names()).toHaveLength(10);
  expect(screen.getByText("41～50件／50件")).toBeDefined();
  unmount();
  render(<Papers rows={papers(50)} />);
  expect(names()).toHaveLength(40);
});

it("sorts numbers from the largest, and what has none stays last", async () => {
  render(<Papers rows={papers(3)} />);
  await userEvent.click(screen.getByRole("button", { name: "件数" }));
  expect(names()).toEqual(["新聞2", "新聞1", "新聞0"]);
  await userEvent.click(screen.getByRole("button", { name: "件数" }));
  expect(names()).toEqual(["新聞1", "新聞2", "新聞0"]);
});

it("filters by what is typed, whatever its width, and says when nothing matches", async () => {
  render(<Papers rows={papers(30)} />);
  await userEvent.keyboard("/");
  expect(document.activeElement).toBe(screen.getByRole("searchbox", { name: "紙名で絞り込む" }));
  await userEvent.keyboard("新聞１２");
  expect(names()).toEqual(["新聞12"]);
  await userEvent.keyboard("x");
  expect(screen.getByText("「新聞１２x」に合うものはありません")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "絞り込みを消す" }));
  expect(names()).toHaveLength(20);
});

it("leaves sorting and paging to the server where that says how many there are", async () => {
  render(<Papers rows={papers(20).reverse()} total={90} />);
  expect(names()[0]).toBe("新聞19");
  await userEvent.click(screen.getByRole("button", { name: "紙名" }));
  expect(names()[0]).toBe("新聞19");
  expect(screen.getByText("1～20件／90件")).toBeDefined();
});

it("chooses rows by the keys, a range too, and offers what can be done with them", async () => {
  const batch = vi.fn(() => <button type="button">まとめて削除</button>);
  render(<Papers rows={papers(9)} batch={batch} />);
  await userEvent.keyboard("{ArrowDown}x{ArrowDown}{ArrowDown}X");
  const bar = screen.getByRole("toolbar", { name: "選択した行の操作" });
  expect(within(bar).getByText("3件を選択")).toBeDefined();
  expect(batch).toHaveBeenLastCalledWith(["p0", "p1", "p2"], expect.any(Function));
  await userEvent.click(within(bar).getByRole("button", { name: "選択を解除" }));
  expect(screen.queryByRole("toolbar", { name: "選択した行の操作" })).toBeNull();
});

it("opens the row that has the focus by Enter, and edits it by e", async () => {
  const onOpen = vi.fn();
  const onEdit = vi.fn();
  render(<Papers rows={papers(3)} onOpen={onOpen} onEdit={onEdit} />);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}e");
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: "p1" }));
  expect(onEdit).toHaveBeenCalledWith(expect.objectContaining({ id: "p1" }));
});

it("hides a column until it is chosen again", async () => {
  render(<Papers rows={papers(3)} />);
  await userEvent.click(screen.getByRole("button", { name: "列" }));
  await userEvent.click(await screen.findByRole("checkbox", { name: "件数" }));
  expect(screen.queryByRole("columnheader", { name: "件数" })).toBeNull();
});

it("tells nothing yet, a failure and a refusal apart", async () => {
  const { unmount } = render(<Papers rows={[]} />);
  expect(screen.getByText("まだありません")).toBeDefined();
  unmount();
  const onRetry = vi.fn();
  const failed = render(<Papers error={new GraphqlFailure("network", "")} onRetry={onRetry} />);
  await userEvent.click(screen.getByRole("button", { name: "もう一度読み込む" }));
  expect(onRetry).toHaveBeenCalledOnce();
  failed.unmount();
  render(<Papers refused="管理者だけが見られます。" />);
  expect(screen.getByText("管理者だけが見られます。")).toBeDefined();
});
