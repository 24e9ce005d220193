import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { render } from "../../testing/render.tsx";
import PeriodScreen from "./PeriodScreen.tsx";

const fields = (): [HTMLElement, HTMLElement] => [
  screen.getByLabelText("集計期間の初日"),
  screen.getByLabelText("集計期間の最終日"),
];
const submit = () => userEvent.click(screen.getByRole("button", { name: "集計する" }));

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00+09:00"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

describe("1021", () => {
  it("demands both days, and names both faults at once", async () => {
    render(<PeriodScreen />, "/1021");
    for (const field of fields()) await userEvent.clear(field);
    await submit();
    const links = within(await screen.findByRole("alert")).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual([
      "開始日：集計期間を指定してください。",
      "終了日：集計期間を指定してください。",
    ]);
  });

  it.each([
    ["2026/11/20", "2026/11/01", "終了日は開始日以降の日付を指定してください。"],
    ["2025/01/01", "2026/11/01", "開始日から終了日までは366日以内で指定してください。"],
  ])("refuses %s to %s", async (start, end, message) => {
    render(<PeriodScreen />, "/1021");
    const [from, to] = fields();
    await userEvent.clear(from);
    await userEvent.type(from, start);
    await userEvent.clear(to);
    await userEvent.type(to, end);
    await submit();
    expect(await screen.findAllByText(message)).toHaveLength(2);
  });

  it("begins with this month, and takes a usual period by one click", async () => {
    render(<PeriodScreen />, "/1021");
    const [from] = fields();
    expect(from).toHaveProperty("value", "2026/11/01");
    await userEvent.click(screen.getByRole("radio", { name: "先月" }));
    await submit();
    expect(await screen.findByText("at /1020?from=2026-10-01&to=2026-10-31")).toBeTruthy();
  });

  it("leads to the report of the days and step that were chosen", async () => {
    render(<PeriodScreen />, "/1021?from=2026-10-01&to=2026-11-20");
    await userEvent.click(screen.getByRole("radio", { name: "月別" }));
    await submit();
    expect(await screen.findByText("at /1020?from=2026-10-01&to=2026-11-20&step=month")).toBeTruthy();
  });
});
