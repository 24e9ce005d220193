import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { render } from "../../testing/render.tsx";
import { FailedState } from "./FailedState.tsx";

it("says what failed, with number and Tokyo time, and tries again", async () => {
  const retry = vi.fn();
  const at = new Date("2026-11-19T21:47:12Z");
  render(
    <FailedState title="記事を読み込めませんでした" requestId="7f3a21c9-0000-4000-8000-0" at={at} onRetry={retry} />,
  );
  expect(screen.getByRole("alert").textContent).toContain("7F3A-21C9　06:47:12");
  expect(screen.getByRole("alert").textContent).toContain("番号を添えて");
  await userEvent.click(screen.getByRole("button", { name: "もう一度読み込む" }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it("does not speak of a number where there is none", () => {
  render(<FailedState title="記事を読み込めませんでした" onRetry={() => undefined} />);
  expect(screen.getByRole("alert").textContent).not.toContain("番号");
});
