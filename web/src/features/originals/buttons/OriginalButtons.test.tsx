import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Viewer } from "../../../session/session.ts";
import { newSessionClient } from "../../../session/session-client.ts";
import { ViewerContext } from "../../../session/use-session.ts";
import { aViewer } from "../../../testing/a-viewer.ts";
import { fakeBff } from "../../../testing/fake-bff.ts";
import { render } from "../../../testing/render.tsx";
import { USAGE_METERS } from "../../usage-meters/usage-documents.ts";
import type { NamedArticle } from "../original-actions.ts";
import { OriginalButtons } from "./OriginalButtons.tsx";

const meters = (used: number) => ({
  data: {
    usageMeters: [
      { __typename: "UsageMeter", cap: "NEWSPAPER_IMAGE", name: null, used, max: 10, lines: [80, 100], forecast: null },
    ],
  },
});
const PAPER = { id: "1", dataSection: 1, title: "見出し1", noImage: false, noText: false };

const client = newSessionClient();

function show(viewer: Partial<Viewer>, lacks: Partial<NamedArticle> = {}) {
  const start = vi.fn();
  render(
    <ViewerContext value={aViewer(viewer)}>
      <OriginalButtons originals={{ start, dialogs: null }} article={{ ...PAPER, ...lacks }} keys="own" />
    </ViewerContext>,
    "/",
    client,
  );
  return start;
}

const button = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}`) });
const display = () => button("原文表示");
const isOff = (name = "原文表示") => button(name).getAttribute("aria-disabled") === "true";

describe("at the cap", () => {
  it("says so before, keeps the focus, and starts nothing; after a look finds room, it does", async () => {
    const bff = fakeBff({ UsageMeters: [meters(9), meters(10), meters(10), meters(9)] });
    const start = show({ pdfUsageDisplay: true });
    await waitFor(() => expect(bff.calls).toHaveLength(1));
    expect(isOff()).toBe(false);
    await act(() => client.refetchQueries({ include: [USAGE_METERS] }));
    await waitFor(() => expect(isOff()).toBe(true));
    const reason = "新聞（紙面）の今月の原文利用が上限の10件に達しています";
    expect(display().getAttribute("aria-description")).toBe(reason);
    expect(display()).toHaveProperty("disabled", false);
    fireEvent.focus(display());
    expect(await screen.findByText(reason)).toBeTruthy();
    fireEvent.click(display());
    await waitFor(() => expect(bff.calls).toHaveLength(3));
    expect(start).not.toHaveBeenCalled();
    fireEvent.click(display());
    await waitFor(() => expect(start).toHaveBeenCalledWith("display", [PAPER]));
  });

  it("asks nothing, and leaves the answer to the server, where the user sees no meters", () => {
    const bff = fakeBff({ UsageMeters: [meters(10)] });
    const start = show({ pdfUsageDisplay: false });
    fireEvent.click(display());
    expect([isOff(), start.mock.calls.length, bff.calls.length]).toEqual([false, 1, 0]);
  });
});

it("an operator who looks on is told at each button that he uses no original, and starts none", () => {
  fakeBff({});
  const start = show({ isSupportView: true });
  for (const name of ["原文表示", "原文印刷", "本文表示", "本文印刷"]) {
    expect(button(name).getAttribute("aria-description")).toBe("代理表示では原文を使えません");
    fireEvent.click(button(name));
  }
  expect(start).not.toHaveBeenCalled();
});

describe("an article without what a button opens", () => {
  it("says so at the buttons of the original, starts nothing by them, and offers the text first; its keys ask the server", async () => {
    const start = show({}, { noImage: true });
    expect(["原文表示", "原文印刷", "本文表示", "本文印刷"].map(isOff)).toEqual([true, true, false, false]);
    expect(display().getAttribute("aria-description")).toBe("原文のない記事です");
    expect(button("本文表示").dataset.variant).toBe("filled");
    fireEvent.click(display());
    expect(start).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: "o", code: "KeyO" });
    await waitFor(() => expect(start.mock.calls.map(([action]) => action)).toEqual(["display"]));
  });

  it("says why the licence of its medium forbids a use, at the buttons of that use alone", () => {
    const reason = "利用許諾により、この原文は印刷できません。";
    const start = show({}, { licence: { showRefusal: null, printRefusal: reason } });
    expect(["原文表示", "原文印刷", "本文表示", "本文印刷"].map(isOff)).toEqual([false, true, false, true]);
    expect(button("原文印刷").getAttribute("aria-description")).toBe(reason);
    fireEvent.click(button("原文印刷"));
    expect(start).not.toHaveBeenCalled();
  });

  it("says so at the buttons of the text", () => {
    show({}, { noText: true });
    expect(["原文表示", "原文印刷", "本文表示", "本文印刷"].map(isOff)).toEqual([false, false, true, true]);
    expect(button("本文印刷").getAttribute("aria-description")).toBe("本文のない記事です");
  });
});

it("offers nothing of what is unpublished, which only administrators come to", () => {
  const start = show({}, { published: false });
  expect(isOff()).toBe(true);
  expect(display().getAttribute("aria-description")).toBe("非公開の記事です");
  fireEvent.click(display());
  expect(start).not.toHaveBeenCalled();
});
