import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { render } from "../../testing/render.tsx";
import { DayChoice } from "./DayChoice.tsx";

it("chooses the day that was typed, and none of those on the way to it", async () => {
  const onChoose = vi.fn();
  render(<DayChoice day="2026-11-22" onChoose={onChoose} onReload={() => undefined} />);
  const field = screen.getByRole("textbox", { name: "日付" });
  await userEvent.clear(field);
  await userEvent.type(field, "2026/11/18");
  await userEvent.tab();
  expect(onChoose.mock.calls).toEqual([["2026-11-18"]]);
});
