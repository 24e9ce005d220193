import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { render } from "../../testing/render.tsx";
import { PeriodChoice } from "./PeriodChoice.tsx";

const NOVEMBER = { start: "2026-11-01", end: "2026-11-20" };
const days = () => screen.getByText("期間を指定（2026/11/01～11/20）").closest("details");

describe("on a phone", () => {
  beforeEach(() => {
    const found = window.matchMedia;
    const narrow = (query: string) => ({ ...found(query), matches: query === "(max-width: 899px)" });
    vi.spyOn(window, "matchMedia").mockImplementation(narrow);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("keeps any days behind one line that says them", async () => {
    const onShow = vi.fn();
    render(<PeriodChoice period={NOVEMBER} errorOf={() => undefined} onShow={onShow} />);
    expect(days()?.open).toBe(false);
    await userEvent.click(screen.getByText("照会"));
    expect(onShow).toHaveBeenCalledWith(NOVEMBER);
  });

  it("shows the days where something is wrong with them", () => {
    render(<PeriodChoice period={NOVEMBER} errorOf={() => "集計期間を指定してください。"} onShow={() => {}} />);
    expect(days()?.open).toBe(true);
    expect(screen.getByText("集計期間を指定してください。")).toBeTruthy();
  });
});

it("has days and periods in one line elsewhere", () => {
  render(<PeriodChoice period={NOVEMBER} errorOf={() => undefined} onShow={() => {}} />);
  expect(screen.queryByText(/期間を指定/)).toBeNull();
  expect(screen.getByRole("button", { name: "照会" })).toBeTruthy();
});
