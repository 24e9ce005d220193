import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { render } from "../../testing/render.tsx";
import { LongText } from "./LongText.tsx";

it("folds a long text, and shows the rest at a press", async () => {
  render(<LongText>{"記録".repeat(100)}</LongText>, "/");
  const more = screen.getByRole("button", { name: "続きを読む" });
  expect(more.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(more);
  expect(screen.getByRole("button", { name: "たたむ" }).getAttribute("aria-expanded")).toBe("true");
});

it("leaves a short text alone", () => {
  render(<LongText>短い記録</LongText>, "/");
  expect(screen.getByText("短い記録")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
