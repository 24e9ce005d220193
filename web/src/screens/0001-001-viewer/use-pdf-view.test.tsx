import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useRef } from "react";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { ChunkLoadError } from "../../browser/load-chunk.ts";
import { showPdf } from "./pdf-view.ts";
import { usePdfView } from "./use-pdf-view.ts";

// Files share their modules (vite.config.ts): what this one fakes is loaded anew before and after it.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock("./pdf-view.ts", () => ({ showPdf: vi.fn() }));

beforeAll(() =>
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  ),
);
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => void vi.mocked(showPdf).mockReset());

const PDF = {} as PDFDocumentProxy;
const shownPdf = { close: vi.fn(), fitAgain: vi.fn() } as unknown as Awaited<ReturnType<typeof showPdf>>;

function Desk() {
  const container = useRef<HTMLDivElement>(null);
  const { view, failure, again } = usePdfView(container, PDF, () => undefined);
  return (
    <>
      <div ref={container}>{view ? "shown" : failure ? String(failure.error) : "on its way"}</div>
      <button type="button" onClick={again}>
        again
      </button>
    </>
  );
}

it("tells that a part of the viewer could not be loaded, and loads it at the next try", async () => {
  vi.mocked(showPdf).mockRejectedValueOnce(new ChunkLoadError("not loaded")).mockResolvedValueOnce(shownPdf);
  render(<Desk />);
  await screen.findByText("ChunkLoadError: not loaded");
  await userEvent.click(screen.getByRole("button", { name: "again" }));
  await screen.findByText("shown");
});

it("tells nothing to a screen that was left meanwhile", async () => {
  let fail: (error: Error) => void = () => undefined;
  vi.mocked(showPdf).mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  const { unmount } = render(<Desk />);
  await waitFor(() => expect(showPdf).toHaveBeenCalledOnce());
  unmount();
  fail(new Error("late"));
  await Promise.resolve();
  expect(vi.mocked(showPdf).mock.calls[0]?.[2].aborted).toBe(true);
});
