import { loadDefaultJapaneseParser } from "budoux";
import { Fragment } from "react";
import { Marked, type MarkedProps } from "../marked/Marked.tsx";
import classes from "./phrased-text.module.css";

const parser = loadDefaultJapaneseParser();

/** A text that breaks between its phrases and nowhere else, for browsers that do not know `word-break: auto-phrase`. */
export default function PhrasedText({ text, ranges, offset = 0 }: MarkedProps) {
  const ends = [...parser.parseBoundaries(text), text.length];
  return (
    <span className={classes.phrased}>
      {ends.map((end, at) => {
        const start = ends[at - 1] ?? 0;
        return (
          <Fragment key={start}>
            {start > 0 && <wbr />}
            <Marked text={text.slice(start, end)} ranges={ranges} offset={offset + start} />
          </Fragment>
        );
      })}
    </span>
  );
}
