import type { FieldError } from "@kirinuki/schema/forms/field-errors.ts";
import type { MouseEvent } from "react";
import { AlertIcon } from "./AlertIcon.tsx";
import { useFocusOn } from "./FormAlert.tsx";
import classes from "./form-alert.module.css";

interface ErrorSummaryProps {
  /** 3か所の入力を確かめてください. */
  title: string;
  /** In field order. The id of a field's element is the name of the field. */
  errors: readonly FieldError[];
  /** The field's label where its message does not say which field it is about. */
  labels: Readonly<Record<string, string>>;
  focusKey: number;
}

/** All field errors on top of a form; gets the focus, and each leads to its field (look.md 5, Form). */
export function ErrorSummary({ title, errors, labels, focusKey }: ErrorSummaryProps) {
  const box = useFocusOn(focusKey);
  const toField = (event: MouseEvent, field: string) => {
    event.preventDefault();
    document.getElementById(field)?.focus();
  };
  return (
    <div ref={box} tabIndex={-1} role="alert" className={classes.alert} data-tone="danger">
      <AlertIcon tone="danger" />
      <div>
        <p>
          <b>{title}</b>
        </p>
        <ul>
          {errors.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${field}`} onClick={(event) => toField(event, field)}>
                {withLabel(message, labels[field])}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const withLabel = (message: string, label: string | undefined): string =>
  label === undefined || message.includes(label) ? message : `${label}：${message}`;
