import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { render } from "../../testing/render.tsx";
import PeriodScreen from "./PeriodScreen.tsx";

const submit = () => userEvent.click(screen.getByRole("button", { name: "集計する" }));

describe("1021", () => {
  it("demands both days, and names both faults at once", async () => {
    render(<PeriodScreen />, "/1021");
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
    await userEvent.type(screen.getByLabelText("開始日"), start);
    await userEvent.type(screen.getByLabelText("終了日"), end);
    await submit();
    expect(await screen.findAllByText(message)).toHaveLength(2);
  });

  it("leads to the report of the days and step that were chosen", async () => {
    render(<PeriodScreen />, "/1021?from=2026-10-01&to=2026-11-20");
    await userEvent.click(screen.getByRole("radio", { name: "月別" }));
    await submit();
    expect(await screen.findByText("at /1020?from=2026-10-01&to=2026-11-20&step=month")).toBeTruthy();
  });
});
