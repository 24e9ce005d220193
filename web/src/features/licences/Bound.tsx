import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { licenceWords as words } from "./licence-words.ts";
import classes from "./licences.module.css";

interface BoundProps {
  value: number | null;
  /** The number with its unit. */
  said: (count: number) => string;
  /** What is said where there is none. */
  unbound?: string;
}

/** A bound of a licence: grey where there is none, red where nothing is allowed. */
export function Bound({ value, said, unbound = words.unbound }: BoundProps) {
  if (value === null) return <span className={classes.soft}>{unbound}</span>;
  return value === 0 ? <StateTag tone="danger">{words.never}</StateTag> : said(value);
}
