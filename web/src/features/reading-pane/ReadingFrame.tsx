import { type ReactNode, useEffect, useRef } from "react";
import { SCROLLED_BY_KEYS } from "../../browser/scrolled-by-keys.ts";
import { articleText } from "../../domain/text/home-text.ts";
import { PrintFoot } from "./PrintFoot.tsx";
import classes from "./reading-pane.module.css";
import { READING_PANE_ID } from "./row-focus.ts";

interface ReadingFrameProps {
  articleId: string;
  /** What is read, where it is no article. */
  label?: string;
  bar: ReactNode;
  foot: ReactNode;
  /** When an article opens, because it lies over what had the focus. */
  takesFocus: boolean;
  children: ReactNode;
}

/** Bar and scrolling page of one article. Another article begins at its top, on a page of its own; the bar stays, and the focus in it. */
export function ReadingFrame({
  articleId,
  label = articleText.label,
  bar,
  foot,
  takesFocus,
  children,
}: ReadingFrameProps) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus && articleId) page.current?.focus({ preventScroll: true });
  }, [takesFocus, articleId]);
  return (
    <section className={classes.pane} aria-label={label}>
      {bar}
      <div key={articleId} ref={page} className={classes.scroll} id={READING_PANE_ID} {...SCROLLED_BY_KEYS}>
        {children}
        <PrintFoot />
      </div>
      {foot}
    </section>
  );
}
