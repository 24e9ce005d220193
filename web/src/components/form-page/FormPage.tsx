import type { ReactNode } from "react";
import classes from "./form-page.module.css";

interface FormPageProps {
  title: string;
  /** One sentence below the title; newlines break the lines. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A page that is one short form, or what came of it: sign-in, passwords, IP check. The same on desktop and phone. */
export function FormPage({ title, lead, children }: FormPageProps) {
  return (
    <div className={classes.page}>
      <div className={classes.column}>
        <div>
          <h1>{title}</h1>
          {lead && <p className={`jp ${classes.lead}`}>{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
