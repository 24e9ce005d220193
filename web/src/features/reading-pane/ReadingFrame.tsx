import { type ReactNode, useEffect, useRef } from "react";
import { SCROLLED_BY_KEYS } from "../../browser/scrolled-by-keys.ts";
import { articleText } from "../../domain/text/home-text.ts";
import { PrintFoot } from "./PrintFoot.tsx";
import classes from "./reading-pane.module.css";
import { READING_PANE_ID } from "./row-focus.ts";

interface ReadingFrameProps {
  bar: ReactNode;
  foot: ReactNode;
  /** When it opens, because it lies over what had the focus. */
  takesFocus: boolean;
  children: ReactNode;
}

/** Bar and scrolling page of one article; another article begins at its top. */
export function ReadingFrame({ bar, foot, takesFocus, children }: ReadingFrameProps) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) page.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section className={classes.pane} aria-label={articleText.label}>
      {bar}
      <div ref={page} className={classes.scroll} id={READING_PANE_ID} {...SCROLLED_BY_KEYS}>
        {children}
        <PrintFoot />
      </div>
      {foot}
    </section>
  );
}
