import { type Source, sourceName } from "../../domain/source.ts";
import classes from "./theme-tree.module.css";

/** The heads of the count columns. Rows say the sources themselves, so a screen reader needs no heads. */
export const TreeColumns = ({ sources }: { sources: readonly Source[] }) => (
  <div className={classes.columns} aria-hidden="true">
    <span />
    {sources.map((source) => (
      <span key={source}>{sourceName(source)}</span>
    ))}
  </div>
);
