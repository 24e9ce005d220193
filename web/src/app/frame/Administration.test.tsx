import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { render } from "../../testing/render.tsx";
import Administration from "./Administration.tsx";

it("opens 管理 by g a, with the focus where the entries begin", () => {
  const admin = { role: "ADMIN" } as const;
  render(<Administration {...admin} />);
  const button = screen.getByRole("button", { name: "管理" });
  const opened = vi.fn();
  button.addEventListener("click", opened);
  fireEvent.keyDown(document.body, { key: "g" });
  fireEvent.keyDown(document.body, { key: "a" });
  expect(opened).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button);
});
