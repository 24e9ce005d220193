import type { ReactNode } from "react";
import classes from "./data-table.module.css";

interface DataTableProps {
  label: string;
  /** Headings of the columns, in order; a node where it is a box to tick. */
  columns: readonly ReactNode[];
  /** The rows: tr elements. */
  children: ReactNode;
}

/** A table that scrolls sideways inside itself where the window is narrow. */
export const DataTable = ({ label, columns, children }: DataTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the arrow keys can scroll it
  <section className={classes.scroll} tabIndex={0} aria-label={label}>
    <table className={classes.table}>
      <thead>
        <tr>
          {columns.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stay in their places
            <th key={at} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
);
