import type { PDFDocumentProxy } from "pdfjs-dist";
import { describe, expect, it, vi } from "vitest";
import { showPdf } from "./pdf-view.ts";

vi.mock("pdfjs-dist/legacy/build/pdf.mjs", () => ({}));
vi.mock("pdfjs-dist/legacy/web/pdf_viewer.mjs", () => ({}));

/** A document as pdf.js leaves it when it is closed: whatever is asked of it fails. */
const closedDocument = new Proxy({} as PDFDocumentProxy, {
  get: (_, name) => {
    throw new Error(`the closed document was asked for ${String(name)}`);
  },
});

describe("the viewer of pdf.js", () => {
  it("asks nothing of the document where the screen was left while its components came", async () => {
    const leaving = new AbortController();
    const listeners = { onState: vi.fn(), onDrawn: vi.fn() };
    const shown = showPdf(document.createElement("div"), closedDocument, leaving.signal, listeners);
    leaving.abort();
    await expect(shown).resolves.toBeNull();
    expect(listeners.onState).not.toHaveBeenCalled();
  });
});
