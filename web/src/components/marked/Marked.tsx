import classes from "./marked.module.css";
import { markedParts, type TextRange } from "./marked-parts.ts";

export interface MarkedProps {
  text: string;
  /** Hits from the server; never searched for here, because widths and kana of text and search word may differ. */
  ranges: readonly TextRange[];
  /** Where `text` begins in the text that the ranges belong to. */
  offset?: number;
}

/** A text with the marker pen on its search words: the lower half of the line, the text keeps its colour. */
export function Marked({ text, ranges, offset = 0 }: MarkedProps) {
  return markedParts(text, ranges, offset).map((part) =>
    part.marked ? (
      <mark key={part.start} className={classes.mark}>
        {part.text}
      </mark>
    ) : (
      <span key={part.start}>{part.text}</span>
    ),
  );
}
