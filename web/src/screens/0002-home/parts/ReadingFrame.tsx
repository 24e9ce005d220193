import { type ReactNode, useEffect, useRef } from "react";
import { articleText } from "../../../app/text/home-text.ts";
import { READING_PANE_ID } from "../row-focus.ts";
import classes from "./reading-pane.module.css";

interface ReadingFrameProps {
  bar: ReactNode;
  /** It lies over the list: then it takes the focus when it opens. */
  overlay: boolean;
  children: ReactNode;
}

/** Bar and scrolling page of one article; another article begins at its top. */
export function ReadingFrame({ bar, overlay, children }: ReadingFrameProps) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (overlay) page.current?.focus({ preventScroll: true });
  }, [overlay]);
  return (
    <section className={classes.pane} aria-label={articleText.label}>
      {bar}
      <div ref={page} className={classes.scroll} id={READING_PANE_ID} tabIndex={-1}>
        {children}
      </div>
    </section>
  );
}
