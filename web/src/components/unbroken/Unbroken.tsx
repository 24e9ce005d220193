import { Fragment } from "react";
import classes from "./unbroken.module.css";

interface UnbrokenProps {
  facts: readonly string[];
  /** Between two facts; it stays with the first. */
  mark: string;
}

/** Short facts in a row, such as 「検索語がない 3、除外サイト 1」: a line breaks between them, never within one. */
export const Unbroken = ({ facts, mark }: UnbrokenProps) => (
  <span>
    {facts.map((fact, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: facts stay in their places
      <Fragment key={at}>
        {at > 0 && <wbr />}
        <span className={classes.fact}>{at < facts.length - 1 ? fact + mark : fact}</span>
      </Fragment>
    ))}
  </span>
);
