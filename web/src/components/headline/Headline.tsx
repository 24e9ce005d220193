import { type ComponentType, lazy, Suspense } from "react";
import { languageOf } from "../../domain/language.ts";
import { Marked, type MarkedProps } from "../marked/Marked.tsx";
import type { TextRange } from "../marked/marked-parts.ts";
import classes from "./headline.module.css";
import { headlineSegments } from "./headline-segments.ts";

/** Browsers without `word-break: auto-phrase` get their breaks from a library; without an answer the text stays as it is. */
const Phrases: ComponentType<MarkedProps> =
  (globalThis.CSS?.supports?.("word-break", "auto-phrase") ?? true)
    ? Marked
    : lazy<ComponentType<MarkedProps>>(() =>
        import("../phrased-text/PhrasedText.tsx").catch(() => ({ default: Marked })),
      );

interface HeadlineProps {
  title: string;
  hits?: readonly TextRange[];
  /** One line with an ellipsis, as in a compact list; nothing breaks then. */
  oneLine?: boolean;
  /** The element, after the place of the headline in the screen's outline. */
  as?: "h1" | "h2" | "h3" | "span";
  className?: string;
}

/** An article's headline with proportional kana; breaks first at its full-width spaces, then between phrases. */
export function Headline({ title, hits = [], oneLine = false, as: Element = "h3", className = "" }: HeadlineProps) {
  const style = `${classes.headline} ${oneLine ? classes.oneLine : ""} ${className}`;
  if (oneLine) {
    return (
      <Element className={style} lang={languageOf(title)}>
        <Marked text={title} ranges={hits} />
      </Element>
    );
  }
  return (
    <Element className={style} lang={languageOf(title)}>
      {headlineSegments(title).map(({ start, text }) => (
        <span key={start} className={classes.segment}>
          <Suspense fallback={<Marked text={text} ranges={hits} offset={start} />}>
            <Phrases text={text} ranges={hits} offset={start} />
          </Suspense>
        </span>
      ))}
    </Element>
  );
}
