import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";
import { viewerText } from "../../../features/originals/text.ts";
import classes from "../viewer.module.css";

const WIDTH = 84;

interface ThumbnailsProps {
  document: PDFDocumentProxy | null;
  page: number;
  onChoose: (page: number) => void;
}

/** The rail of pages; each is drawn when it comes into sight. */
export const Thumbnails = ({ document, page, onChoose }: ThumbnailsProps) => (
  <nav className={classes.rail} aria-label={viewerText.pages} data-print="hide">
    {document &&
      Array.from({ length: document.numPages }, (_, index) => index + 1).map((number) => (
        <Thumbnail
          key={number}
          document={document}
          number={number}
          current={number === page}
          onChoose={() => onChoose(number)}
        />
      ))}
  </nav>
);

interface ThumbnailProps {
  document: PDFDocumentProxy;
  number: number;
  current: boolean;
  onChoose: () => void;
}

function Thumbnail({ document, number, current, onChoose }: ThumbnailProps) {
  const button = useRef<HTMLButtonElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setInSight(true));
    if (button.current) observer.observe(button.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!inSight || !canvas.current) return;
    const drawing = draw(document, number, canvas.current);
    return () => drawing.cancel();
  }, [inSight, document, number]);
  useEffect(() => {
    if (current) button.current?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <button
      ref={button}
      type="button"
      className={classes.thumbnail}
      aria-label={viewerText.page(number)}
      aria-current={current ? "page" : undefined}
      onClick={onChoose}
    >
      <canvas ref={canvas} width={WIDTH} height={Math.round(WIDTH * Math.SQRT2)} />
      <span>{number}</span>
    </button>
  );
}

/** A page that can't be drawn stays a blank sheet. */
function draw(document: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement) {
  let cancelled = false;
  let stop = () => {};
  void document
    .getPage(number)
    .then((page) => {
      if (cancelled) return;
      const { width } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: (WIDTH * Math.min(2, window.devicePixelRatio)) / width });
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      const task = page.render({ canvas, viewport });
      stop = () => task.cancel();
      return task.promise;
    })
    .catch(() => undefined);
  return {
    cancel: () => {
      cancelled = true;
      stop();
    },
  };
}
