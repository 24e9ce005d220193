import type { CSSProperties } from "react";
import classes from "../trend.module.css";

/** A number with a bar of its length: `most` is the whole width. */
export const Share = ({ count, most }: { count: number; most: number }) => (
  <td data-numeric className={classes.share} style={{ "--share": `${(count / most) * 100}%` } as CSSProperties}>
    {count === 0 ? "–" : count.toLocaleString()}
  </td>
);
