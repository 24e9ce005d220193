import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { render } from "../../testing/render.tsx";
import { ImportPage } from "./ImportPage.tsx";
import type { ImportRow, ImportState } from "./import-plan.ts";

const FILE = { name: "users.csv", size: "1 kB" };
const ROWS: readonly ImportRow[] = [
  { line: 2, kind: "same", cells: { id: { value: "a" } }, messages: [] },
  { line: 3, kind: "new", cells: { id: { value: "b" } }, messages: [] },
  { line: 4, kind: "changed", cells: { id: { value: "PDF", before: "サムネイル" } }, messages: [] },
  { line: 5, kind: "faulty", cells: { id: { value: "x", isFaulty: true } }, messages: ["5～20桁で入力してください。"] },
];

function show(state: ImportState) {
  const calls = { onFile: vi.fn(), onRestart: vi.fn(), onStop: vi.fn(), onApply: vi.fn() };
  const columns = [{ id: "id", header: "ユーザーID" }];
  render(<ImportPage title="アップロード" state={state} columns={columns} unit="人" limits="5 MBまで" {...calls} />);
  return calls;
}

const kinds = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);

it("shows faults first, hides what does not change, and filters by a tile", async () => {
  show({ step: "check", file: FILE, rows: ROWS });
  expect(kinds()).toEqual(["エラー", "新規", "変更"]);
  await userEvent.click(screen.getByRole("checkbox", { name: "変更なしの1行を隠す" }));
  expect(kinds()).toEqual(["エラー", "新規", "変更", "変更なし"]);
  await userEvent.click(screen.getByRole("button", { name: /^変更1/ }));
  expect(kinds()).toEqual(["変更"]);
  expect(screen.getByText("サムネイル").tagName).toBe("DEL");
});

it("applies nothing while faulty rows are neither mended nor left out", async () => {
  const { onApply } = show({ step: "check", file: FILE, rows: ROWS });
  const apply = screen.getByRole("button", { name: "2人を反映" });
  await userEvent.click(apply);
  expect(onApply).not.toHaveBeenCalled();
  expect(screen.getByText("エラーを直すか、除いてください")).toBeDefined();
  await userEvent.click(screen.getByRole("checkbox", { name: "エラーの1行を除く" }));
  await userEvent.click(apply);
  expect(onApply).toHaveBeenCalledWith({ skipsFaulty: true });
});

it("takes a file, and says what is wrong with the last one", async () => {
  const { onFile } = show({ step: "choose", fault: "CSVではありません。" });
  expect(screen.getByText("CSVではありません。")).toBeDefined();
  const file = new File(["a"], "users.csv", { type: "text/csv" });
  await userEvent.upload(screen.getByLabelText("ファイルを選ぶ", { selector: "input" }), file);
  expect(onFile).toHaveBeenCalledWith(file);
});

it("can be left while it reads", async () => {
  const { onStop } = show({ step: "reading", file: FILE, done: 82, total: 128 });
  expect(screen.getByText(/^82／128行/)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "やめる" }));
  expect(onStop).toHaveBeenCalledOnce();
});
