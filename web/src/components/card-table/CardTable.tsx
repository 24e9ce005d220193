import type { CSSProperties, ReactNode } from "react";
import classes from "./card-table.module.css";
import { cardTableText as text } from "./text.ts";

interface CardTableProps {
  label: string;
  /** Headings of the columns, in order; null for the last one where it has no heading above buttons that anybody sees. */
  columns: readonly ReactNode[];
  /** Headings of the columns that are numbers; their cells carry `data-numeric`, too. */
  numeric?: readonly string[];
  /** The rows: tr elements. Cells with `data-nowrap` stay on one line where there is room. */
  children: ReactNode;
}

/**
 * A table; on a phone each row is a card, its th the title and each cell beside the heading of its column, so that nothing scrolls
 * sideways. A cell without content is left out there.
 */
export const CardTable = ({ label, columns, numeric = [], children }: CardTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the arrow keys can scroll it
  <section className={classes.scroll} tabIndex={0} aria-label={label}>
    <table className={classes.table} data-acts={typeof columns.at(-1) !== "string"} style={cellNames(columns)}>
      <thead>
        <tr>
          {columns.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stay in their places
            <th key={at} scope="col" data-numeric={typeof column === "string" && numeric.includes(column)}>
              {column ?? <span className="vh">{text.acts}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
);

/** Headings for the style sheet, which puts them beside the cells of a card: --column-1 and so on. */
function cellNames(columns: readonly ReactNode[]): CSSProperties {
  const names = columns.flatMap((column, at) =>
    typeof column === "string" ? [[`--column-${at + 1}`, JSON.stringify(column)]] : [],
  );
  return Object.fromEntries(names);
}
