import { type KeyBinding, useKeys } from "../../browser/keys.ts";
import { originalKeyText } from "../../features/originals/original-key-text.ts";
import { viewerText } from "../../features/originals/text.ts";
import type { PdfView } from "./pdf-view.ts";

interface Keys {
  view: PdfView | null;
  page: number;
  close: () => void;
}

/** The keys of the viewer (look.md 8): j k pages, + - size, Esc back. */
export function useViewerKeys({ view, page, close }: Keys): void {
  const key = (keys: string, label: string, run: () => void): KeyBinding => ({
    keys,
    label,
    group: originalKeyText.group,
    run,
  });
  useKeys([
    key("j", viewerText.nextPage, () => view?.goTo(page + 1)),
    key("k", viewerText.previousPage, () => view?.goTo(page - 1)),
    key("+", viewerText.zoomIn, () => view?.zoom(1)),
    key("-", viewerText.zoomOut, () => view?.zoom(-1)),
    key("0", viewerText.fitWidth, () => view?.fit("page-width")),
    key("[", viewerText.rotateLeft, () => view?.rotate(-90)),
    key("]", viewerText.rotateRight, () => view?.rotate(90)),
    key("Escape", viewerText.close, close),
  ]);
}
