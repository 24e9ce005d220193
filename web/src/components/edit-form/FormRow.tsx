import { Input } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./edit-form.module.css";

interface FormRowProps {
  label: string;
  /** Below the field. */
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** id of the field, where the row has exactly one. */
  htmlFor?: string;
  children: ReactNode;
}

/** A row of a section that is no single Mantine input: a value to read, two fields with ～ between them, a field with a button. */
export const FormRow = ({ label, htmlFor, children, ...rest }: FormRowProps) => (
  <Input.Wrapper label={label} labelElement={htmlFor ? "label" : "div"} labelProps={{ htmlFor }} {...rest}>
    <div className={classes.value}>{children}</div>
  </Input.Wrapper>
);
