import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { render } from "../../testing/render.tsx";
import { NoticeBar } from "./NoticeBar.tsx";

describe("the notice bar", () => {
  it("shows the first line, and all of them as they were written when asked to", async () => {
    render(<NoticeBar text={"・朝刊\n・夕刊\n\n・休刊日"} onDismiss={() => undefined} />);
    expect(screen.getByText("・朝刊").textContent).toBe("・朝刊");
    await userEvent.click(screen.getByRole("button", { name: "続きを読む" }));
    expect(screen.getByText(/・休刊日/).textContent).toBe("・朝刊\n・夕刊\n\n・休刊日");
    await userEvent.click(screen.getByRole("button", { name: "たたむ" }));
    expect(screen.queryByText(/・休刊日/)).toBeNull();
  });

  it("offers nothing more for one short line, and can be put away", async () => {
    const dismiss = vi.fn();
    render(<NoticeBar text="休刊日です。" onDismiss={dismiss} />);
    expect(screen.queryByRole("button", { name: "続きを読む" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "お知らせを閉じる" }));
    expect(dismiss).toHaveBeenCalledOnce();
  });
});
