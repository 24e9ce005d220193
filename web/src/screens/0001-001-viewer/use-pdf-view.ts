import type { PDFDocumentProxy } from "pdfjs-dist";
import { type RefObject, useEffect, useRef, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import type { PdfState, PdfView } from "./pdf-view.ts";

const BEFORE: PdfState = { pages: 0, page: 1, scale: 1, matches: null };

interface ShownPdf {
  view: PdfView | null;
  state: PdfState;
  /** Why the document can't be shown: a part of the program did not come, or pdf.js gave up. null where nothing failed. */
  failure: { error: unknown } | null;
  again: () => void;
}

/** pdf.js's viewer for an open document in a container, with the state of its controls. */
export function usePdfView(
  container: RefObject<HTMLDivElement | null>,
  document: PDFDocumentProxy | null,
  onPageDrawn: () => void,
): ShownPdf {
  const [view, setView] = useState<PdfView | null>(null);
  const [state, setState] = useState(BEFORE);
  const [failure, setFailure] = useState<ShownPdf["failure"]>(null);
  const [attempt, tryAgain] = useState({ document });
  if (attempt.document !== document) tryAgain({ document });
  const drawn = useRef(onPageDrawn);
  useEffect(() => {
    drawn.current = onPageDrawn;
  });
  useEffect(() => {
    const element = container.current;
    const { document } = attempt;
    if (!document || !element) return;
    const leaving = new AbortController();
    const left = leaving.signal;
    let shown: PdfView | null = null;
    const onState = (change: Partial<PdfState>) => {
      if (!left.aborted) setState((last) => ({ ...last, ...change }));
    };
    const onDrawn = () => {
      if (!left.aborted) drawn.current();
    };
    void loadChunk(() => import("./pdf-view.ts"))
      .then(({ showPdf }) => showPdf(element, document, left, { onState, onDrawn }))
      .then((view) => {
        if (left.aborted) return view?.close();
        shown = view;
        setView(view);
      })
      .catch((error: unknown) => {
        if (!left.aborted) setFailure({ error });
      });
    const observer = new ResizeObserver(() => shown?.fitAgain());
    observer.observe(element);
    return () => {
      leaving.abort();
      observer.disconnect();
      shown?.close();
      setView(null);
      setState(BEFORE);
      setFailure(null);
    };
  }, [container, attempt]);
  usePinch(container, view);
  return { view, state, failure, again: () => tryAgain({ document }) };
}

interface Touching {
  distance: number;
}

const distanceOf = ([a, b]: readonly Touch[]): number =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;

/** Two fingers, and the wheel with Ctrl, change the size about the place where they are. */
function usePinch(container: RefObject<HTMLDivElement | null>, view: PdfView | null): void {
  useEffect(() => {
    const element = container.current;
    if (!element || !view) return;
    let last: Touching | null = null;
    const onStart = (event: TouchEvent) => {
      last = event.touches.length === 2 ? { distance: distanceOf([...event.touches]) } : null;
    };
    const onMove = (event: TouchEvent) => {
      const touches = [...event.touches];
      const [a, b] = touches;
      if (!last || !a || !b || touches.length !== 2) return;
      event.preventDefault();
      const distance = distanceOf(touches);
      if (Math.abs(distance - last.distance) < 4) return;
      view.pinch(distance / last.distance, [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2]);
      last = { distance };
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      view.pinch(Math.exp(-event.deltaY / 100), [event.clientX, event.clientY]);
    };
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener("touchstart", onStart, { passive: true, signal });
    element.addEventListener("touchmove", onMove, { passive: false, signal });
    element.addEventListener("wheel", onWheel, { passive: false, signal });
    return () => stop.abort();
  }, [container, view]);
}
