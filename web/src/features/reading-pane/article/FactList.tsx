import type { ReactNode } from "react";
import classes from "./article.module.css";

/** A fact whose value is null, false or blank is left out. */
export type Fact = readonly [label: string, value: ReactNode];

/** テーマ, 検索語, 文字数 and the like. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== false && value !== "");
  return known.length === 0 ? null : (
    <dl className={classes.facts}>
      {known.map(([label, value]) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Names as tags; null for none, so that the fact is left out. */
export const tagsOf = (names: readonly string[]): ReactNode =>
  names.length === 0 ? null : (
    <span className={classes.tags}>
      {names.map((name) => (
        <span key={name} className={classes.tag}>
          {name}
        </span>
      ))}
    </span>
  );
