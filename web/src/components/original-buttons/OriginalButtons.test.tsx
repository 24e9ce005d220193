import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { usesChanged } from "../../app/original/uses-changed.ts";
import type { Viewer } from "../../app/session.ts";
import { aViewer } from "../../app/testing/a-viewer.ts";
import { fakeBff } from "../../app/testing/fake-bff.ts";
import { render } from "../../app/testing/render.tsx";
import { ViewerContext } from "../../app/use-session.ts";
import { OriginalButtons } from "./OriginalButtons.tsx";

const meters = (used: number) => ({
  data: { usageMeters: [{ __typename: "UsageMeter", cap: "NEWSPAPER_IMAGE", name: null, used, max: 10 }] },
});
const PAPER = { id: "1", dataSection: 1, title: "見出し1" };

function show(viewer: Partial<Viewer>) {
  const start = vi.fn();
  render(
    <ViewerContext value={aViewer(viewer)}>
      <OriginalButtons originals={{ start, dialogs: null }} article={PAPER} keys="none" />
    </ViewerContext>,
  );
  return start;
}

const display = () => screen.getByRole("button", { name: "原文表示" });
const isOff = () => display().getAttribute("aria-disabled") === "true";

describe("at the cap", () => {
  it("says so before, keeps the focus, and starts nothing; after a look finds room, it does", async () => {
    const bff = fakeBff({ UsageMeters: [meters(9), meters(10), meters(10), meters(9)] });
    const start = show({ pdfUsageDisplay: true });
    await waitFor(() => expect(bff.calls).toHaveLength(1));
    expect(isOff()).toBe(false);
    act(usesChanged);
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
