import classes from "./search-form.module.css";
import { searchText as text } from "./text.ts";

/** So much of the expression is shown on either side of the fault. */
const AROUND = 24;

interface ExpressionFaultProps {
  expression: string;
  /** In UTF-16 units; at the end where something is missing there. */
  position: number;
}

/** The part of a refused expression around its fault, with the place marked. */
export function ExpressionFault({ expression, position }: ExpressionFaultProps) {
  const at = Math.min(Math.max(position, 0), expression.length);
  // Never through a pair of surrogates.
  const point = String.fromCodePoint(expression.codePointAt(at) ?? 0x20);
  const start = Math.max(0, at - AROUND);
  const end = Math.min(expression.length, at + point.length + AROUND);
  const place = [...expression.slice(0, at)].length + 1;
  return (
    <p className={classes.fault}>
      <span className="vh">{text.fault}</span>
      <code>
        {start > 0 && "…"}
        {expression.slice(start, at)}
        <mark>{at < expression.length ? point : "\u2003"}</mark>
        {expression.slice(at + point.length, end)}
        {end < expression.length && "…"}
      </code>
      <span>{text.faultAt(place)}</span>
    </p>
  );
}
