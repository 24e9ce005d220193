import { Marked } from "../marked/Marked.tsx";
import type { TextRange } from "../marked/marked-parts.ts";
import classes from "./headline.module.css";
import { headlineSegments } from "./headline-segments.ts";

interface HeadlineProps {
  title: string;
  hits?: readonly TextRange[];
  /** One line with an ellipsis, as in a compact list; nothing breaks then. */
  oneLine?: boolean;
  /** The element, after the place of the headline in the screen's outline. */
  as?: "h1" | "h2" | "h3" | "span";
  className?: string;
}

/** An article's headline with proportional kana; breaks first at its full-width spaces. */
export function Headline({ title, hits = [], oneLine = false, as: Element = "h3", className = "" }: HeadlineProps) {
  const style = `${classes.headline} ${oneLine ? classes.oneLine : ""} ${className}`;
  if (oneLine) {
    return (
      <Element className={style}>
        <Marked text={title} ranges={hits} />
      </Element>
    );
  }
  return (
    <Element className={style}>
      {headlineSegments(title).map(({ start, text }) => (
        <span key={start} className={classes.segment}>
          <Marked text={text} ranges={hits} offset={start} />
        </span>
      ))}
    </Element>
  );
}
