import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { render } from "../../testing/render.tsx";
import { TwoPanePicker } from "./TwoPanePicker.tsx";

const ITEMS = ["パワー半導体", "露光装置", "輸出管理"].map((name) => ({ id: name, name }));

function Picker() {
  const [value, setValue] = useState(["輸出管理"]);
  return (
    <TwoPanePicker name="テーマ" chosenName="このグループのテーマ" items={ITEMS} value={value} onChange={setValue} />
  );
}

const chosen = () => screen.getByRole("list", { name: /このグループのテーマ/ });

it("adds what is ticked at the end; it stays at the left as 追加済み", async () => {
  render(<Picker />);
  expect(screen.getAllByText("追加済み")).toHaveLength(1);
  await userEvent.click(screen.getByRole("checkbox", { name: "絞り込んだものをすべて選択" }));
  await userEvent.click(screen.getByRole("button", { name: "選んだものを加える" }));
  expect(screen.getByText("このグループのテーマ 3件")).toBeDefined();
  expect(chosen().firstElementChild?.textContent).toContain("輸出管理");
  expect(screen.getAllByText("追加済み")).toHaveLength(3);
});

it("adds one by Enter and by a double click, takes out by × and Delete", async () => {
  render(<Picker />);
  screen.getByRole("checkbox", { name: "パワー半導体" }).focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.dblClick(screen.getByText("露光装置"));
  expect(screen.getByText("このグループのテーマ 3件")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "「輸出管理」を外す" }));
  screen.getByRole("button", { name: "「露光装置」を外す" }).focus();
  await userEvent.keyboard("{Delete}");
  expect(screen.getByText("このグループのテーマ 1件")).toBeDefined();
});

it("ticks only what the filter shows", async () => {
  render(<Picker />);
  await userEvent.type(screen.getByRole("searchbox", { name: "テーマを絞り込む" }), "半導体");
  await userEvent.click(screen.getByRole("checkbox", { name: "絞り込んだものをすべて選択" }));
  await userEvent.click(screen.getByRole("button", { name: "選んだものを加える" }));
  expect(screen.getByText("このグループのテーマ 2件")).toBeDefined();
});

it("says that there is nothing to choose from, not that nothing matches", () => {
  render(<TwoPanePicker name="テーマ" chosenName="このグループのテーマ" items={[]} value={[]} onChange={() => {}} />);
  expect(screen.getByText("テーマはまだありません")).toBeDefined();
});
