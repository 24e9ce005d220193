import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ViewerContext } from "../../../session/use-session.ts";
import { aViewer } from "../../../testing/a-viewer.ts";
import { render } from "../../../testing/render.tsx";
import { BookButton } from "./BookButton.tsx";

const REASON = "利用許諾により、この原文は表示できません。";

const show = (refusal: string | null, isSupportView = false) =>
  render(
    <ViewerContext value={aViewer({ isSupportView })}>
      <BookButton href="/epub?id=1" refusal={refusal} />
    </ViewerContext>,
  );

describe("the button of a magazine's book", () => {
  it("opens it in a tab of its own", () => {
    show(null);
    expect(screen.getByRole("link", { name: /誌面を開く/ }).getAttribute("href")).toBe("/epub?id=1");
  });

  it.each([
    { where: "the licence of the magazine forbids it", reason: REASON, looksOn: false },
    { where: "an operator looks on", reason: "代理表示では原文を使えません", looksOn: true },
  ])("is off and says why where $where", ({ reason, looksOn }) => {
    show(looksOn ? null : reason, looksOn);
    const button = screen.getByRole("button", { name: "誌面を開く" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(button.getAttribute("aria-description")).toBe(reason);
    expect(screen.queryByRole("link")).toBeNull();
  });
});
