import { type ReactNode, useId } from "react";
import classes from "./card.module.css";

interface CardProps {
  title: string;
  /** A sentence below the title. */
  help?: string;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A part of a page of one's own data (Page width="cards"): heading, buttons, content. */
export function Card({ title, help, actions, children }: CardProps) {
  const heading = useId();
  return (
    <section className={classes.card} aria-labelledby={heading}>
      <header className={classes.head}>
        <h2 id={heading}>{title}</h2>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {help !== undefined && <p className={`jp ${classes.help}`}>{help}</p>}
      {children}
    </section>
  );
}

/** Cards side by side where there is room: each child is a column. */
export const CardColumns = ({ children }: { children: ReactNode }) => <div className={classes.columns}>{children}</div>;
