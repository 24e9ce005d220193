import { fireEvent } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { takeTyped, typeAhead } from "./typed-ahead.ts";

afterEach(() => void takeTyped());

const press = (keys: readonly string[], more = {}) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key, ...more });
};

it("keeps what is typed for a field to come, and keeps it from the screen", () => {
  const screen = vi.fn();
  window.addEventListener("keydown", screen);
  typeAhead(() => undefined);
  press(["n", "x", "Backspace", "a", "Shift", "Enter"]);
  expect(screen.mock.calls.map(([{ key }]) => key)).toEqual(["Shift"]);
  expect(takeTyped()).toBe("na\n");
  press(["j"]);
  expect(screen).toHaveBeenCalledTimes(2);
  expect(takeTyped()).toBe("");
  window.removeEventListener("keydown", screen);
});

it("leaves shortcuts to the browser, and is called off by Escape", () => {
  const onEscape = vi.fn();
  typeAhead(onEscape);
  press(["k"], { ctrlKey: true });
  press(["a", "Escape"]);
  expect(onEscape).toHaveBeenCalledOnce();
  expect(takeTyped()).toBe("");
});
