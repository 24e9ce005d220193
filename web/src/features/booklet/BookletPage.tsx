import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";
import classes from "./booklet.module.css";

interface BookletPageProps {
  document: PDFDocumentProxy;
  /** From 1. */
  number: number;
  label: string;
  /** Told once it stands on the screen. */
  onDrawn?: (() => void) | undefined;
}

/** Sharp where two fingers enlarge it, and no larger than a phone's memory bears. */
const LONGEST_SIDE = 2400;
const SHARPNESS = 2;

/** A page of the booklet, drawn when it comes near and let go when it is far again. */
export function BookletPage({ document, number, label, onDrawn }: BookletPageProps) {
  const item = useRef<HTMLLIElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, setNear] = useState(number === 1);
  useEffect(() => {
    const element = item.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: element.parentElement,
      rootMargin: "0px 150%",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const sheet = canvas.current;
    if (!isNear || !sheet) return;
    let left = false;
    let stop = () => {};
    void (async () => {
      const page = await document.getPage(number);
      if (left) return;
      const { width, height } = page.getViewport({ scale: 1 });
      const wanted = (sheet.clientWidth * window.devicePixelRatio * SHARPNESS) / width;
      const viewport = page.getViewport({
        scale: Math.max(0.1, Math.min(wanted, LONGEST_SIDE / Math.max(width, height))),
      });
      sheet.width = Math.ceil(viewport.width);
      sheet.height = Math.ceil(viewport.height);
      const task = page.render({ canvas: sheet, viewport });
      stop = () => task.cancel();
      await task.promise;
      if (!left) onDrawn?.();
    })().catch(() => undefined);
    return () => {
      left = true;
      stop();
      // Some browsers keep a canvas's memory until its size is taken away.
      sheet.width = 0;
      sheet.height = 0;
    };
  }, [isNear, document, number, onDrawn]);
  return (
    <li ref={item} className={classes.sheet} aria-label={label}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </li>
  );
}
