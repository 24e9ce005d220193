import { Fragment, type ReactNode } from "react";
import classes from "./table-part.module.css";

interface TablePartProps {
  title: string;
  /** Small print beside the title: how many there are. */
  note?: string | null;
  children: ReactNode;
}

/** A table that is one of several parts of a page, with its heading. */
export const TablePart = ({ title, note = null, children }: TablePartProps) => (
  <section className={classes.part} aria-label={title}>
    <h2>
      {title}
      {note !== null && <small>{note}</small>}
    </h2>
    {children}
  </section>
);

/** Small print in such a part: that it has no rows, or what its figures mean. */
export const PartNote = ({ children }: { children: ReactNode }) => <p className={classes.none}>{children}</p>;

interface UnbrokenProps {
  /** No two alike. */
  facts: readonly string[];
  /** Between two facts; it stays with the first. */
  mark: string;
}

/** Short facts in a row, such as 「検索語がない 3、除外サイト 1」: a line breaks between them, never within one. */
export const Unbroken = ({ facts, mark }: UnbrokenProps) => (
  <span>
    {facts.map((fact, at) => (
      <Fragment key={fact}>
        {at > 0 && <wbr />}
        <span className={classes.fact}>{at < facts.length - 1 ? fact + mark : fact}</span>
      </Fragment>
    ))}
  </span>
);
