import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Hint } from "./Hint.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <Hint label="キー操作の一覧" keys={["?"]}>
      <button type="button">x</button>
    </Hint>,
  );
});
afterEach(() => vi.useRealTimers());

const button = () => screen.getByRole("button");
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("shows label and key a moment after the focus came, and hides on Esc", () => {
  fireEvent.focus(button());
  pass(299);
  expect(screen.queryByText("キー操作の一覧")).toBeNull();
  pass(1);
  expect(screen.getByText("キー操作の一覧").textContent).toBe("キー操作の一覧?");
  fireEvent.keyDown(button(), { key: "Escape" });
  expect(screen.queryByText("キー操作の一覧")).toBeNull();
});

it("does not show where the pointer only passes over", () => {
  fireEvent.pointerEnter(button());
  pass(100);
  fireEvent.pointerLeave(button());
  pass(1000);
  expect(screen.queryByText("キー操作の一覧")).toBeNull();
});
