import { Fragment, type ReactNode } from "react";
import classes from "./facts.module.css";

/** A label and its value; false: it does not apply. */
export type Fact = readonly [label: string, value: ReactNode] | false;

/** What is known of a thing, a line a fact; labels above their values on a narrow screen. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={classes.facts}>
    {facts.map(
      (fact) =>
        fact && (
          <Fragment key={fact[0]}>
            <dt>{fact[0]}</dt>
            <dd>{fact[1]}</dd>
          </Fragment>
        ),
    )}
  </dl>
);
