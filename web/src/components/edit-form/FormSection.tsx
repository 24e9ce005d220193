import "../../design/edit-form-styles.ts";
import { type ReactNode, useId } from "react";
import classes from "./edit-form.module.css";

interface FormSectionProps {
  title: string;
  /** Muted, beside the title. */
  help?: ReactNode;
  /**
   * Mantine inputs as they are (label, description, error, required, value, onChange), each a row: label of 136 px, field at its
   * right, help and fault below. Radio.Group, Checkbox.Group and FormRow are rows, too.
   */
  children: ReactNode;
}

/** Fields under a title and a strong line. */
export function FormSection({ title, help, children }: FormSectionProps) {
  const heading = useId();
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <h2 id={heading}>
        {title}
        {help && <small>{help}</small>}
      </h2>
      <div className={classes.rows}>{children}</div>
    </section>
  );
}

/** Sections side by side where there is room: each child is a column. */
export const FormColumns = ({ children }: { children: ReactNode }) => <div className={classes.columns}>{children}</div>;
