import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Hint } from "./Hint.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const show = (given: { afterClick?: boolean } = {}) =>
  render(
    <Hint label="キー操作の一覧" keys={["?"]} {...given}>
      <button type="button">x</button>
    </Hint>,
  );
const button = () => screen.getByRole("button");
/** ring: as a browser has it by the keyboard; without, as after a click. */
function focus({ ring }: { ring: boolean }) {
  const focused = button();
  const matches = vi.spyOn(focused, "matches").mockReturnValue(ring);
  fireEvent.focus(focused);
  matches.mockRestore();
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("shows label and key a moment after the focus came, and hides on Esc", () => {
  show();
  focus({ ring: true });
  pass(299);
  expect(screen.queryByText("キー操作の一覧")).toBeNull();
  pass(1);
  expect(screen.getByText("キー操作の一覧").textContent).toBe("キー操作の一覧?");
  fireEvent.keyDown(button(), { key: "Escape" });
  expect(screen.queryByText("キー操作の一覧")).toBeNull();
});

it("does not show where the pointer only passes over", () => {
  show();
  fireEvent.pointerEnter(button());
  pass(100);
  fireEvent.pointerLeave(button());
  pass(1000);
  expect(screen.queryByText("キー操作の一覧")).toBeNull();
});

it.each([true, false])(
  "after a click that leaves the focus here, shows only where it has something to explain: %s",
  (afterClick) => {
    show({ afterClick });
    fireEvent.pointerDown(button());
    focus({ ring: false });
    pass(300);
    expect(screen.queryByText("キー操作の一覧") !== null).toBe(afterClick);
  },
);
