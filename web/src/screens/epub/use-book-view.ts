import type { EPUB } from "foliate-js/epub.js";
import type { View } from "foliate-js/view.js";
import { type RefObject, useEffect, useRef, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { renderWhenLoaded } from "./render-when-loaded.ts";

export interface BookPlace {
  /** How far, 0 to 1. */
  fraction: number;
  /** Heading of the chapter, where the contents name it. */
  chapter: string;
}

interface Options {
  book: EPUB | null;
  /** Label of the page to begin at, as the book's own list of pages has it; "" for the beginning. */
  page: string;
  /** Percent of the book's own size of letters. */
  letters: number;
  onShown: () => void;
  /** Nothing of the book can be shown. */
  onFailed: () => void;
  onKey: (event: KeyboardEvent) => void;
}

/** A page that is not there by then is not coming: the library waits for what a damaged book does not have. */
const SHOWN_WITHIN_MS = 20_000;

const styleOf = (letters: number) => `
  html { font-size: ${letters}%; }
  body { font-size: ${letters}% !important; }
  ruby > rt { ruby-align: center; }
`;

interface Relocated {
  fraction?: number;
  tocItem?: { label?: string } | null;
}

/** foliate-js's view of a book in a container. */
export function useBookView(container: RefObject<HTMLDivElement | null>, options: Options) {
  const [view, setView] = useState<View | null>(null);
  const [place, setPlace] = useState<BookPlace>({ fraction: 0, chapter: "" });
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { book, letters } = options;
  useEffect(() => {
    const element = container.current;
    if (!book || !element) return;
    let gone = false;
    let opened: View | null = null;
    let isShown = false;
    const fail = () => {
      if (!gone) latest.current.onFailed();
    };
    const waiting = setTimeout(fail, SHOWN_WITHIN_MS);
    const place = (event: Event) => {
      const { fraction = 0, tocItem } = (event as CustomEvent<Relocated>).detail;
      setPlace({ fraction, chapter: tocItem?.label?.trim() ?? "" });
      clearTimeout(waiting);
      isShown = true;
      latest.current.onShown();
    };
    const open = async () => {
      await loadChunk(() => import("foliate-js/view.js"));
      if (gone) return;
      opened = document.createElement("foliate-view") as View;
      opened.addEventListener("relocate", place);
      opened.addEventListener("external-link", openOutside);
      opened.addEventListener("load", (event) => {
        const { doc } = (event as CustomEvent<{ doc: Document }>).detail;
        doc.addEventListener("keydown", (key) => latest.current.onKey(key));
      });
      element.append(opened);
      await opened.open(book);
      renderWhenLoaded(opened.renderer);
      opened.renderer.setStyles?.(styleOf(latest.current.letters));
      const start = book.pageList?.find(({ label }) => label === latest.current.page)?.href;
      await opened.init({ lastLocation: start ?? null, showTextStart: false });
      if (!gone) setView(opened);
    };
    open().catch(fail);
    return () => {
      gone = true;
      clearTimeout(waiting);
      // With no page drawn the library has nothing to close, and fails at it.
      if (isShown) opened?.close();
      opened?.remove();
      setView(null);
    };
  }, [container, book]);
  useEffect(() => view?.renderer.setStyles?.(styleOf(letters)), [view, letters]);
  return { view, place };
}

/** A link out of the book opens a tab of its own that knows nothing of ours. */
function openOutside(event: Event): void {
  event.preventDefault();
  const { href } = (event as CustomEvent<{ href: string }>).detail;
  if (/^https?:/i.test(href)) window.open(href, "_blank", "noopener,noreferrer");
}
