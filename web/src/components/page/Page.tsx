import type { ReactNode } from "react";
import classes from "./page.module.css";

interface PageProps {
  title: string;
  lead?: string;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  /** Tables take the whole width, forms a column. */
  wide?: boolean;
  children: ReactNode;
}

/** A screen with a title that scrolls as a whole: lists, tables and forms. */
export const Page = ({ title, lead, actions, wide = false, children }: PageProps) => (
  <div className={classes.page}>
    <div className={classes.column} data-wide={wide}>
      <header className={classes.head}>
        <div>
          <h1>{title}</h1>
          {lead !== undefined && <p className={`jp ${classes.lead}`}>{lead}</p>}
        </div>
        {actions}
      </header>
      {children}
    </div>
  </div>
);
