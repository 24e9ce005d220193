import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { render } from "../../testing/render.tsx";
import { OrderBar } from "./OrderBar.tsx";
import { OrderedList } from "./OrderedList.tsx";
import { useOrder } from "./use-order.ts";

const GROUPS = ["自社", "半導体", "競合"];
const COLUMNS = [{ header: "名前", cell: (name: string) => name }];

interface GroupsProps {
  onSave?: (ids: readonly string[]) => void;
  onRemove?: (id: string) => void;
  isFiltered?: boolean;
  isNumbered?: boolean;
}

function Groups({ onSave = () => undefined, isFiltered = false, ...more }: GroupsProps) {
  const order = useOrder({ rows: GROUPS, idOf: String, nameOf: String });
  return (
    <>
      <OrderedList label="並び" order={order} columns={COLUMNS} shown={isFiltered ? ["競合"] : undefined} {...more} />
      <OrderBar order={order} onSave={onSave} />
    </>
  );
}

const shown = () =>
  screen.getAllByRole("listitem").map((item) => GROUPS.find((name) => item.textContent?.includes(name)));

it("moves by the arrows, says so, and sends nothing before it is saved", async () => {
  const onSave = vi.fn();
  render(<Groups onSave={onSave} />);
  await userEvent.click(screen.getByRole("button", { name: "「競合」を上へ" }));
  expect(shown()).toEqual(["自社", "競合", "半導体"]);
  expect(screen.getByText("「競合」を3番目から2番目へ動かしました")).toBeDefined();
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: /並び順を保存/ }));
  expect(onSave).toHaveBeenCalledWith(["自社", "競合", "半導体"]);
});

it("takes back one move by Ctrl Z", async () => {
  render(<Groups />);
  await userEvent.click(screen.getByRole("button", { name: "「自社」を下へ" }));
  await userEvent.click(screen.getByRole("button", { name: "「自社」を下へ" }));
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(shown()).toEqual(["半導体", "自社", "競合"]);
});

it("moves a row to the number that is typed, as far as the list goes", async () => {
  render(<Groups isNumbered />);
  const number = screen.getByRole("textbox", { name: "「自社」の順番" });
  await userEvent.type(number, "9{Enter}");
  expect(shown()).toEqual(["半導体", "競合", "自社"]);
  await userEvent.type(screen.getByRole("textbox", { name: "「競合」の順番" }), "x{Enter}");
  await userEvent.type(screen.getByRole("textbox", { name: "「競合」の順番" }), "1{Escape}{Enter}");
  expect(shown()).toEqual(["半導体", "競合", "自社"]);
});

it("undoes the move of a typed number by Ctrl Z in its field, but not while another is typed", async () => {
  render(<Groups isNumbered />);
  const number = () => screen.getByRole("textbox", { name: "「自社」の順番" });
  await userEvent.type(number(), "2{Enter}");
  expect(shown()).toEqual(["半導体", "自社", "競合"]);
  await userEvent.type(number(), "3{Control>}z{/Control}");
  expect(shown()).toEqual(["半導体", "自社", "競合"]);
  await userEvent.type(number(), "{Escape}{Control>}z{/Control}");
  expect(shown()).toEqual(GROUPS);
});

it("takes a row out by Del, but not while a number is typed", async () => {
  const onRemove = vi.fn();
  render(<Groups isNumbered onRemove={onRemove} />);
  await userEvent.type(screen.getByRole("textbox", { name: "「自社」の順番" }), "{Delete}");
  expect(onRemove).not.toHaveBeenCalled();
  screen.getByRole("button", { name: "「自社」を動かす" }).focus();
  await userEvent.keyboard("{Delete}");
  expect(onRemove).toHaveBeenCalledWith("自社");
});

it("saves by Ctrl Enter from a grip, which Space alone lifts", async () => {
  const onSave = vi.fn();
  render(<Groups onSave={onSave} />);
  await userEvent.click(screen.getByRole("button", { name: "「競合」を上へ" }));
  screen.getByRole("button", { name: "「競合」を動かす" }).focus();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(onSave).toHaveBeenCalledWith(["自社", "競合", "半導体"]);
});

it("moves nothing while a filter is on, and says so", () => {
  render(<Groups isFiltered />);
  expect(screen.getByText("絞り込んでいる間は並べ替えできません")).toBeDefined();
  expect(screen.queryByRole("button", { name: "「競合」を上へ" })).toBeNull();
});

it("renders a row again only where something of its own has changed, and draws a long list step by step", async () => {
  const names = Array.from({ length: 50 }, (_, at) => `第${at + 1}`);
  const cell = vi.fn((name: string) => name);
  const columns = [{ header: "名前", cell }];
  function Long() {
    const order = useOrder({ rows: names, idOf: String, nameOf: String });
    return <OrderedList label="並び" order={order} columns={columns} />;
  }
  const { container } = render(<Long />);
  expect(container.querySelectorAll("li").length).toBeLessThan(50);
  await waitFor(() => expect(container.querySelectorAll("li")).toHaveLength(50));
  cell.mockClear();
  await userEvent.click(screen.getByLabelText("「第2」を上へ"));
  expect(new Set(cell.mock.calls.map(([name]) => name))).toEqual(new Set(["第1", "第2"]));
});
