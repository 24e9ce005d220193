import { type ReactNode, useId } from "react";
import classes from "./report.module.css";

/** A part of the report under its heading. */
export function ReportPart({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={classes.part} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
