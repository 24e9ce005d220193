import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { render } from "../../../testing/render.tsx";
import { BookButton } from "./BookButton.tsx";

const REASON = "媒体の利用許諾により、この媒体の原文は表示できません。";

describe("the button of a magazine's book", () => {
  it("opens it in a tab of its own", () => {
    render(<BookButton href="/epub?id=1" refusal={null} />);
    expect(screen.getByRole("link", { name: /誌面を開く/ }).getAttribute("href")).toBe("/epub?id=1");
  });

  it("is off and says why where the licence of the magazine forbids it", () => {
    render(<BookButton href="/epub?id=1" refusal={REASON} />);
    const button = screen.getByRole("button", { name: "誌面を開く" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(button.getAttribute("aria-description")).toBe(REASON);
    expect(screen.queryByRole("link")).toBeNull();
  });
});
